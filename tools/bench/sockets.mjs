/**
 * 500 open sockets in one process: each has the web client's two subscriptions, or the given ones. Changes are sent over HTTP from
 * this process, so that one clock measures from before the request until each socket has received it.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';

const SUBSCRIPTIONS = [
  'subscription { activityAdded { id type resource resourceId description userName timestamp eventDate } }',
  'subscription { familyChanged { type id action actorMembershipId at } }',
];
/** How long a change may take to arrive before the run fails, in milliseconds. */
const LOST = 10_000;

const sockets = [];
/** Called with the person of a socket that has a message. */
let arrived = () => undefined;

function open(url, person, subscriptions) {
  const { token, address } = person;
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
        subscriptions.forEach((query, nth) =>
          socket.send(JSON.stringify({ id: String(nth), type: 'subscribe', payload: { query } })),
        );
        resolve(socket);
      }
      if (type === 'next') arrived(person);
    });
  });
}

const ADD = `mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }`;

async function ask(url, { token, address }, query, variables) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (!data) throw new Error(`a request was refused: ${JSON.stringify(errors)}`);
}

const jobs = {
  /** Opens `each` sockets per person. */
  async open({ url, people, each, subscriptions = SUBSCRIPTIONS }) {
    const wanted = people.flatMap((person) => Array.from({ length: each }, () => person));
    for (let at = 0; at < wanted.length; at += 25)
      sockets.push(...(await Promise.all(wanted.slice(at, at + 25).map((person) => open(url, person, subscriptions)))));
    return sockets.length;
  },
  /**
   * Makes one change, about which each socket receives `each` messages; returns the latency of each socket's
   * message and of the response, in milliseconds. With `then` each socket sends that query `after` milliseconds after its message,
   * as its screen would; `shown` is the time of its response. `then.people` have valid tokens.
   */
  async change({ url, person, query = ADD, variables, each = SUBSCRIPTIONS.length, then }) {
    const times = [];
    const shown = [];
    const tokens = new Map((then?.people ?? []).map((one) => [one.address, one]));
    const expected = sockets.length * each;
    let sent = 0;
    const all = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${expected - times.length} messages were lost`)), LOST);
      arrived = (listener) => {
        times.push(performance.now() - sent);
        if (then)
          shown.push(
            wait(then.after)
              .then(() => ask(url, tokens.get(listener.address), then.query, then.variables))
              .then(() => performance.now() - sent),
          );
        if (times.length < expected) return;
        clearTimeout(late);
        resolve();
      };
    });
    sent = performance.now();
    await ask(url, person, query, variables);
    const answered = performance.now() - sent;
    await all;
    return { times, shown: await Promise.all(shown), answered };
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
