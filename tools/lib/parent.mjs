/** How a long-running tool is asked to stop: by a signal, or by the death of the npm that ran it. */
import { readFileSync } from 'node:fs';

/** The parent of a process, where the system reports it (Linux). */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Calls `stop` once, on the first signal or when the npm that started this process has died. */
export function stopWith(stop) {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  // Only under npm: `nohup node tools/start.mjs &` has to survive its shell.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  // npm runs a shell that runs this: either may have died
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const first = ancestors();
  setInterval(() => ancestors() !== first && once(), 500).unref();
}
