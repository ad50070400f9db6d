import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.rotator import cluster
from companion.rotator.cluster import ClusterError, executor_at
from companion.rotator.generate import generate

QUICK = 3_000
"""Situations a board may take here, so that the tests are quick."""


@pytest.fixture
def dask(monkeypatch):
    """Start clusters inside this process."""
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "_PATIENCE", 60)

    def start(workers):
        return distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=False, dashboard_address=None
        )

    return start


def test_a_cluster_draws_the_same_puzzles_as_this_computer(dask):
    with dask(2) as hands, executor_at(hands.scheduler_address) as executor:
        there = generate(1, seed=1, executor=executor, situations_per_board=QUICK)
    with ThreadPoolExecutor(1) as executor:
        here = generate(1, seed=1, executor=executor, situations_per_board=QUICK)
    assert there == here
    assert here.refused


def test_a_cluster_without_workers_is_not_waited_for(dask, monkeypatch):
    client = sys.modules["distributed"].Client
    wait = client.wait_for_workers
    monkeypatch.setattr(
        client, "wait_for_workers", lambda self, count, timeout: wait(self, count, 0.1)
    )
    with (
        dask(0) as hands,
        pytest.raises(ClusterError, match="no workers"),
        executor_at(hands.scheduler_address),
    ):
        pass


def test_a_worker_without_this_package_is_told(dask, monkeypatch):
    def missing():
        raise ModuleNotFoundError("No module named 'companion'")

    monkeypatch.setattr(cluster, "_check_import", missing)
    with (
        dask(1) as hands,
        pytest.raises(ClusterError, match=r"worker .* can't use this package.*No module"),
        executor_at(hands.scheduler_address),
    ):
        pass


def test_a_cluster_lost_is_told(dask):
    with (
        dask(1) as hands,
        pytest.raises(ClusterError, match="was lost"),
        executor_at(hands.scheduler_address) as executor,
    ):
        waiting = executor.submit(time.sleep, 5)
        hands.close()
        waiting.result()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "pigeon://loft", "nowhere"])
def test_an_address_where_nobody_answers_is_told(address, monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "_PATIENCE", 1)
    with pytest.raises(ClusterError, match=f"'{address}'") as told, executor_at(address):
        pass
    assert "\n" not in str(told.value)


def test_without_dask_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(ClusterError, match=r"needs Dask: pip install -e"),
        executor_at("tcp://127.0.0.1:1"),
    ):
        pass
