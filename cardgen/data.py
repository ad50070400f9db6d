"""The files that come with cardgen: beside the package in a checkout, inside it once installed."""

from pathlib import Path

from companion.data import DataFolder

FOLDER = DataFolder(Path(__file__).parent)
data_path, data_names, read_data = FOLDER.path, FOLDER.names, FOLDER.read
