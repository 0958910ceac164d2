/**
 * 500 open sockets in one process: each has the web client's two subscriptions. Changes are sent over HTTP from here,
 * so that one clock measures from before the request until each socket has received it.
 */
import { performance } from 'node:perf_hooks';
import WebSocket from 'ws';

const SUBSCRIPTIONS = [
  'subscription { activityAdded { id type resource resourceId description userName timestamp eventDate } }',
  'subscription { familyChanged { type id action actorMembershipId at } }',
];
/** How long a change may take to arrive before the run fails, in milliseconds. */
const LOST = 10_000;

const sockets = [];
let arrived = () => undefined;

function open(url, { token, address }) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': address },
    });
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
    );
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(data.toString());
      if (type === 'ping') socket.send('{"type":"pong"}');
      if (type === 'error' || payload?.errors) reject(new Error(`a subscription answered ${data}`));
      if (type === 'connection_ack') {
        SUBSCRIPTIONS.forEach((query, nth) =>
          socket.send(JSON.stringify({ id: String(nth), type: 'subscribe', payload: { query } })),
        );
        resolve(socket);
      }
      if (type === 'next') arrived();
    });
  });
}

const ADD = `mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }`;

async function change(url, { token, address }, query, variables) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (!data) throw new Error(`the change was refused: ${JSON.stringify(errors)}`);
}

const jobs = {
  /** Opens `each` sockets per person. */
  async open({ url, people, each }) {
    const wanted = people.flatMap((person) => Array.from({ length: each }, () => person));
    for (let at = 0; at < wanted.length; at += 25)
      sockets.push(...(await Promise.all(wanted.slice(at, at + 25).map((person) => open(url, person)))));
    return sockets.length;
  },
  /** Makes one change, of which each socket hears so many messages; returns the latency of each socket's message and of the answer, in milliseconds. */
  async change({ url, person, query = ADD, variables, each = SUBSCRIPTIONS.length }) {
    const times = [];
    const expected = sockets.length * each;
    let sent = 0;
    const all = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${expected - times.length} messages were lost`)), LOST);
      arrived = () => {
        times.push(performance.now() - sent);
        if (times.length < expected) return;
        clearTimeout(late);
        resolve();
      };
    });
    sent = performance.now();
    await change(url, person, query, variables);
    const answered = performance.now() - sent;
    await all;
    return { times, answered };
  },
};

process.on('message', ({ job, ...given }) => {
  jobs[job](given).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit());
process.send('ready');
