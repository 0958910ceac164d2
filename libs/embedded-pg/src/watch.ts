import { findPostmaster } from './postmaster';
import { isAlive } from './processes';

/** Polling interval; a request can wait through half a second without a database. */
const interval = 250;

/**
 * Calls `onEnd` once when the server with this id has ended. Polls, because the server may be another process's child.
 * Does not keep this process alive. Returns a function that stops polling.
 */
export function watchPostmaster(pid: number, dataDir: string, onEnd: () => void): () => void {
  const timer = setInterval(() => {
    // On Linux a check is two small reads and recognises zombies; elsewhere it would start a program each time.
    const ended = process.platform === 'linux' ? findPostmaster(dataDir)?.pid !== pid : !isAlive(pid);
    if (!ended) return;
    clearInterval(timer);
    onEnd();
  }, interval).unref();
  return () => clearInterval(timer);
}
