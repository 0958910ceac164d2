import 'fake-indexeddb/auto';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { GraphQLError, parse } from 'graphql';
import { publishAuth, resetAuth } from '../../session/auth-store';
import { setOnline } from '../../test/go-offline';
import { ashdowns, viewer } from '../../test/people';
import { makeCache } from '../cache';
import { ViewerDocument } from '../generated';
import { dropWritesOf, writesOf } from '../../storage/device-store';
import { registerWrite } from './known-writes';
import { setQueued } from './queued';
import type { Queued } from './queued';
import { queueOf } from './write-queue';
import type { WriteQueue } from './write-queue';

export const emma = { id: 'user-emma', email: '', firstName: 'Emma', lastName: '', imageUrl: null };

/** The text of a note; a note about another one contains its id. */
export interface NoteInput {
  name: string;
  date: string;
  about?: string;
}

/** Any mutation would do. */
export const ADD_NOTES: TypedDocumentNode<{ addNotes: { id: string }[] }, { notes: NoteInput[] }> = parse(
  'mutation AddNotes($notes: [NoteInput!]!) { addNotes(notes: $notes) { id } }',
);

/** What was placed in the cache; recorded, not rendered. */
export const placed: string[] = [];
const note = registerWrite({
  kind: 'note',
  mutation: ADD_NOTES,
  place: (cache, { addNotes }, basis: string) => {
    if (!(cache instanceof InMemoryCache)) throw new Error('no cache');
    placed.push(`${basis} ${addNotes[0]?.id}`);
    return [];
  },
  idOf: ({ addNotes }) => addNotes[0]?.id ?? '',
  reverses: (later, earlier) => JSON.stringify(later) !== JSON.stringify(earlier),
});

const noteOf = (id: string) => ({ __typename: 'Note', id });

/** The server's response to a mutation, at once or later; `null`: the response is lost. */
export type Server = (variables: { notes: NoteInput[] }) => object | null | Promise<object | null>;

/** The queues of the current test. */
const opened: WriteQueue[] = [];

/** A browser tab connected to a fake server. */
export function openTab(server: Server, family: string | null = ashdowns.id) {
  const sent: string[] = [];
  const link = new ApolloLink(
    ({ operationType, variables }) =>
      new Observable((observer) => {
        if (!navigator.onLine) return observer.error(new TypeError('no network'));
        if (operationType === 'query') {
          const me = viewer();
          observer.next({ data: { me: { ...me, family: family === null ? null : { ...ashdowns, id: family } } } });
          return observer.complete();
        }
        const { notes } = variables as Parameters<Server>[0];
        sent.push(notes[0]?.about ?? notes[0]?.name ?? '');
        const answer = server(variables as Parameters<Server>[0]);
        const respond = (response: object | null): void => {
          if (!response) return observer.error(new TypeError('the answer was lost'));
          observer.next(response);
          observer.complete();
        };
        if (answer instanceof Promise) void answer.then(respond);
        else respond(answer);
      }),
  );
  const client = new ApolloClient({ cache: makeCache(), link });
  client.cache.writeQuery({ query: ViewerDocument, data: { me: viewer() } });
  const saved: Queued[] = [];
  const refused: Queued[] = [];
  const queue = queueOf(client);
  opened.push(queue);
  const start = () =>
    queue.start({ onSaved: (writes) => saved.push(...writes), onRefused: (write) => refused.push(write) });
  const save = (name: string, about?: string, date = '2020-01-01') =>
    queue.save({
      write: note,
      variables: { notes: [{ name, date, ...(about && { about }) }] },
      shown: { addNotes: [noteOf(`draft-${name}`)] },
      basis: 'shown',
      subject: `draft-${name}`,
      title: name,
    });
  return { client, queue, sent, saved, refused, start, save };
}

export const accepts: Server = ({ notes }) => ({
  data: { addNotes: notes.map(({ name }) => noteOf(`real-${name}`)) },
});
export const refuses = (code: string, message = 'No.'): object => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

export const stops: (() => void)[] = [];
export function goOffline(offline: boolean): void {
  setOnline(!offline);
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}
export const kept = async () => (await writesOf(emma.id)).map(({ title }) => title);

/** Call it at the top of a spec: somebody is signed in, and the next test finds an empty queue. */
export function withFreshQueue(): void {
  beforeEach(() => {
    placed.length = 0;
    publishAuth({ status: 'signed-in', user: emma });
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    // what is being sent ends first: it would find the writes of the next test
    goOffline(true);
    await Promise.all(opened.splice(0).map((queue) => queue.flush()));
    goOffline(false);
    await dropWritesOf(emma.id);
    setQueued([]);
    resetAuth();
  });
}
