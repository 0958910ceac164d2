/** How a long-running tool is asked to end: a signal, or the npm that ran it going away without one. */

/** Calls `stop` once, on the first signal or when the npm that started this process has died. */
export function stopWith(stop) {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  // Only under npm: a shell that ends leaves `nohup node tools/start.mjs &` running, as it should.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && once(), 500).unref();
}
