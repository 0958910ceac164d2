/** Keeps a server running: restarts it when it crashes, with backoff, and reports it. */

/** Delay before the first restart in milliseconds; doubled with each further one. */
const FIRST = 1_000;
const LONGEST = 30_000;
/** A server that ran this long has recovered: the backoff is reset. */
const SETTLED = 60_000;

/**
 * Runs the process that `launch` spawns until it ends for good, and resolves with the exit code to use. The process
 * reports that it is ready by an IPC message.
 *
 * A crash is an exit by a signal, or with an error code once it has been ready: it is then restarted, indefinitely. An
 * error code before it was ever ready means a configuration error, which it has reported; code 0 means it was asked to
 * stop.
 */
export function supervise(launch, { say = console.error, first = FIRST, longest = LONGEST, settled = SETTLED } = {}) {
  let child;
  let timer;
  let stopping = false;
  let finish;
  let everReady = false;
  let failures = 0;
  const ended = new Promise((resolve) => (finish = resolve));

  function start() {
    let readySince;
    child = launch();
    child.once('message', () => {
      everReady = true;
      readySince = Date.now();
    });
    child.once('error', (error) => {
      say(`The server could not be started: ${error.message}`);
      finish(1);
    });
    child.once('exit', (code, signal) => {
      if (stopping || code === 0) return finish(code ?? 1);
      if (!signal && !everReady) return finish(code);
      if (readySince !== undefined && Date.now() - readySince >= settled) failures = 0;
      const wait = Math.min(first * 2 ** failures++, longest);
      say(
        `The server ${signal ? `was ended by ${signal}` : `crashed (exit ${code})`}; starting it again in ${wait / 1_000} s`,
      );
      timer = setTimeout(start, wait);
    });
  }
  start();

  return {
    ended,
    /** Asks the process to stop; between two restarts there is nothing to wait for. */
    stop() {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return finish(0);
      if (child.connected) child.disconnect(); // also asks the server to stop, even where there are no signals
      child.kill('SIGTERM');
    },
  };
}
