"""Runs `companion.rotator.generate` on a Dask cluster."""

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

_PATIENCE = 10  # seconds to wait for the scheduler, and for a worker


class ClusterError(Exception):
    """A cluster that can't be used."""


@contextmanager
def executor_at(address: str) -> Iterator[Executor]:
    """Yield an executor on the Dask cluster with its scheduler at `address` (``tcp://...:8786``).

    Raises ClusterError if Dask is not installed, no scheduler answers, there is no worker, a worker
    can't use this package, or the cluster is lost.
    """
    try:
        # an extra without types, and slow to load
        dask: Any = import_module("distributed")
        comm: Any = import_module("distributed.comm")
    except ImportError:
        how = 'pip install -e ".[cluster]"'
        raise ClusterError(f"computing on a cluster needs Dask: {how}") from None
    # ClusterError reports errors in one line
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        client = dask.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        like = "its address is like tcp://10.0.0.5:8786"
        raise ClusterError(f"no Dask scheduler answers at '{address}', {like}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            what = f"the Dask scheduler at '{address}' has no workers"
            raise ClusterError(f"{what}: start some") from None
        for worker, answer in client.run(_check_import, on_error="return").items():
            if answer is not None:
                raise ClusterError(
                    f"worker {worker} of the cluster at '{address}' can't use this package, "
                    f"install the same version there: {answer}"
                )
        executor = client.get_executor()
        try:
            yield executor
        except (dask.KilledWorker, comm.CommClosedError, CancelledError) as error:
            why = str(error) or "cancelled"
            raise ClusterError(f"the cluster at '{address}' was lost: {why}") from None
        finally:
            executor.shutdown(wait=False)


def _check_import() -> None:
    """Do nothing; importing this module is the test."""
