/** Keeps a server running: brings it back when it crashes, later each time it does so at once, and says so. */

/** Milliseconds before the first try; doubled with each further one. */
const FIRST = 1_000;
const LONGEST = 30_000;
/** A server that ran this long has recovered: the next crash is a first one again. */
const SETTLED = 60_000;

/**
 * Runs the process that `launch` spawns until it ends for good, and resolves with the exit code to end with. The process says that it
 * is ready by an IPC message.
 *
 * A crash is an end by a signal, or with an exit code once it has been ready: it is then launched again, for as long as it takes. One
 * that ends with a code before it was ever ready has said what is wrong with its configuration, and one that ends with 0 was asked to.
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
    /** Asks the process to end; between two tries there is nothing to wait for. */
    stop() {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return finish(0);
      if (child.connected) child.disconnect(); // means the same to the server, also where there are no signals
      child.kill('SIGTERM');
    },
  };
}
