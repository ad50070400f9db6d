// @ts-check
/** The site's way to a desk: a worker in this browser. */

import { WorkerTransport } from "./worker-transport.js";

/** @param {import("./main.js").App} _ */
export async function chooseTransport(_) {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("service-worker.js");
  return new WorkerTransport();
}
