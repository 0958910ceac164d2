/**
 * The load generator process: every connection sends the next request as soon as it has its answer. It receives one job
 * at a time over the IPC channel, and replies with its measurements.
 */
import autocannon from 'autocannon';
import { draw, randomFrom } from './random.mjs';

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * @param url origin of the server
 * @param requests candidates, of which every connection draws `perConnection`, the same for every contender
 * @param amount total number of requests, instead of `seconds`
 * @param leastBytes a shorter answer is a failure, whatever its status: no error message is that long
 */
async function measure({ url, requests, connections, seconds, amount, perConnection, seed, leastBytes }) {
  const random = randomFrom(seed);
  const times = [];
  let short = 0;
  const run = autocannon({
    url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    timeout: 20,
    setupClient: (client) => {
      client.setRequests(draw(requests, perConnection, random));
      client.on('response', (_status, bytes, milliseconds) => {
        times.push(milliseconds);
        if (bytes < leastBytes) short += 1;
      });
    },
  });
  const result = await run;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / result.duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    failures: result.non2xx + result.errors + result.timeouts + short,
  };
}

process.on('message', (job) => {
  measure(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit());
process.send('ready');
