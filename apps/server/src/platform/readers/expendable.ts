import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** For the processes that the server starts: they end with it, give way to it, and are the first to go. */
export function makeExpendable(): void {
  // The server is gone, for whatever reason. Not `process.exit`, which waits for working threads.
  process.once('disconnect', () => void process.kill(process.pid, 'SIGKILL'));
  // Terminal signals reach this process too, but the server decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // Lower CPU priority than requests; and the OOM killer takes this process first, not the server or its database.
  try {
    setPriority(10);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // not permitted here: then it has normal priority
  }
}
