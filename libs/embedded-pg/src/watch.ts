import { findPostmaster } from './postmaster';
import { isAlive } from './processes';

/** How often the server is looked at; half a second of a dead database is what a request can wait through. */
const interval = 250;

/**
 * Calls `onEnd` once when the server with this id has ended. By looking, not as its parent: the server may have been started by
 * another process. Never keeps this process alive. Returns how to stop looking.
 */
export function watchPostmaster(pid: number, dataDir: string, onEnd: () => void): () => void {
  const timer = setInterval(() => {
    // On Linux the look is two small reads and sees through zombies; elsewhere it would start a program each time.
    const ended = process.platform === 'linux' ? findPostmaster(dataDir)?.pid !== pid : !isAlive(pid);
    if (!ended) return;
    clearInterval(timer);
    onEnd();
  }, interval).unref();
  return () => clearInterval(timer);
}
