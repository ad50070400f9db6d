// @ts-check
/** The site's way to a desk: a worker in this browser. */

import { WorkerTransport } from "./worker-transport.js";

export async function chooseTransport() {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("service-worker.js");
  return new WorkerTransport();
}
