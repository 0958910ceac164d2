/** A slow connection to a local server for a whole browser: its pages, workers and sockets share it. */
import { connect, createServer } from 'node:net';

/**
 * @param port of the server
 * @returns `port` of this end of the connection; `slow()` drops open connections, as on a suspended phone, and is slow
 *   from then on
 */
export async function openLine(port, { bytesPerSecond, roundTripMs }) {
  let isSlow = false;
  const sockets = new Set();
  const lane = () => {
    let freeAt = 0;
    return (bytes) => {
      if (!isSlow) return 0;
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1_000;
      return freeAt - now + roundTripMs / 2;
    };
  };
  const up = lane();
  const down = lane();
  const carry = (from, to, delayOf) => {
    from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), delayOf(chunk.length)));
    from.on('close', () => setTimeout(() => to.end(), delayOf(0)));
    from.on('error', () => to.destroy());
    sockets.add(from);
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    // a connection costs a round trip before the first byte
    setTimeout(
      () => {
        const far = connect(port, '127.0.0.1');
        carry(near, far, up);
        carry(far, near, down);
        near.resume();
      },
      isSlow ? roundTripMs : 0,
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: server.address().port,
    slow() {
      isSlow = true;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}
