import 'fake-indexeddb/auto';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { waitFor } from '@testing-library/react';
import { publishAuth, resetAuth } from '../../session/auth-store';
import { ashdowns, viewer } from '../../test/people';
import { makeCache } from '../cache';
import { ViewerDocument } from '../generated';
import { AddBirthdaysDocument } from '../../features/calendar/generated';
import type { AddBirthdaysMutation } from '../../features/calendar/generated';
import { dropWritesOf, writesOf } from '../../storage/device-store';
import { registerWrite } from './known-writes';
import { queuedWrites } from './queued';
import type { Queued } from './queued';
import { queueOf } from './write-queue';

const emma = { id: 'user-emma', email: '', firstName: 'Emma', lastName: '', imageUrl: null };

/** Any mutation would do: placements are recorded, not rendered. */
const placed: string[] = [];
const note = registerWrite({
  kind: 'note',
  mutation: AddBirthdaysDocument,
  place: (cache, { addBirthdays }, basis: string) => {
    if (!(cache instanceof InMemoryCache)) throw new Error('no cache');
    placed.push(`${basis} ${addBirthdays[0]?.id}`);
    return [];
  },
  idOf: ({ addBirthdays }) => addBirthdays[0]?.id ?? '',
  reverses: (later, earlier) => JSON.stringify(later) !== JSON.stringify(earlier),
});

/** The server's response to a mutation; `null`: the response is lost. */
type Server = (variables: { birthdays: { memberName: string; memberId?: string }[] }) => object | null;

/** A browser tab connected to a fake server. */
function openTab(server: Server, family: string | null = ashdowns.id) {
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
        const { birthdays } = variables as Parameters<Server>[0];
        sent.push(birthdays[0]?.memberId ?? birthdays[0]?.memberName ?? '');
        const answer = server(variables as Parameters<Server>[0]);
        if (!answer) return observer.error(new TypeError('the answer was lost'));
        observer.next(answer);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: makeCache(), link });
  client.cache.writeQuery({ query: ViewerDocument, data: { me: viewer() } });
  const saved: Queued[] = [];
  const refused: Queued[] = [];
  const queue = queueOf(client);
  const start = () =>
    queue.start({ onSaved: (writes) => saved.push(...writes), onRefused: (write) => refused.push(write) });
  const save = (name: string, memberId?: string, birthDate = '2020-01-01') =>
    queue.save({
      write: note,
      variables: { birthdays: [{ memberName: name, birthDate, ...(memberId && { memberId }) }] },
      shown: { addBirthdays: [{ ...event, id: `draft-${name}` }] },
      basis: 'shown',
      subject: `draft-${name}`,
      title: name,
    });
  return { client, queue, sent, saved, refused, start, save };
}

const event = { __typename: 'CalendarEvent', id: '' } as unknown as AddBirthdaysMutation['addBirthdays'][number];
const accepts: Server = ({ birthdays }) => ({
  data: { addBirthdays: [{ ...event, id: `real-${birthdays[0]?.memberName}` }] },
});
const refuses = (code: string, message = 'No.'): object => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

const stops: (() => void)[] = [];
function goOffline(offline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: !offline, configurable: true });
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}
const kept = async () => (await writesOf(emma.id)).map(({ title }) => title);

beforeEach(() => {
  placed.length = 0;
  publishAuth({ status: 'signed-in', user: emma });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  goOffline(false);
  await dropWritesOf(emma.id);
  resetAuth();
});

it('sends at once while the server is reachable, and queues nothing', async () => {
  const { save, sent } = openTab(accepts);
  expect(await save('one')).toMatchObject({ addBirthdays: [{ id: 'real-one' }] });
  expect(sent).toEqual(['one']);
  expect(await kept()).toEqual([]);
});

it('queues without a network, and sends in the same order, each once', async () => {
  const tab = openTab(accepts);
  stops.push(tab.start());
  goOffline(true);
  for (const name of ['one', 'two', 'three']) expect(await tab.save(name)).toBe('queued');
  expect(tab.sent).toEqual([]);
  expect(await kept()).toEqual(['one', 'two', 'three']);
  expect(queuedWrites().map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  goOffline(false);
  await waitFor(() => expect(tab.saved.map(({ title }) => title)).toEqual(['one', 'two', 'three']));
  expect(tab.sent).toEqual(['one', 'two', 'three']);
  expect(await kept()).toEqual([]);
  expect(placed).toContain('shown real-three');
});

it('another tab, or the next start, finds the queued writes', async () => {
  goOffline(true);
  const first = openTab(accepts);
  expect(await first.save('one')).toBe('queued');
  goOffline(false);
  const second = openTab(accepts);
  stops.push(second.start());
  await waitFor(() => expect(second.saved.map(({ title }) => title)).toEqual(['one']));
  expect(await kept()).toEqual([]);
});

it('resends the same write when the answer was lost', async () => {
  const answers = [null, null];
  const tab = openTab((variables) => (answers.length > 0 ? (answers.pop() ?? null) : accepts(variables)));
  stops.push(tab.start());
  expect(await tab.save('one')).toBe('queued');
  await tab.queue.flush();
  expect(await kept()).toEqual(['one']);
  await tab.queue.flush();
  expect(tab.sent).toEqual(['one', 'one', 'one']);
  expect(await kept()).toEqual([]);
});

describe('a write that takes an earlier one back', () => {
  const back = (tab: ReturnType<typeof openTab>, name: string) => tab.save(name, undefined, '2021-01-01');

  it('removes it while it waits, and neither is sent', async () => {
    const tab = openTab(accepts);
    stops.push(tab.start());
    goOffline(true);
    await tab.save('one');
    await tab.save('two');
    expect(await back(tab, 'one')).toBe('takenBack');
    expect(await kept()).toEqual(['two']);
    goOffline(false);
    await waitFor(() => expect(tab.saved).toHaveLength(1));
    expect(tab.sent).toEqual(['two']);
  });

  it('waits behind one that may have reached the server', async () => {
    const answers = [null];
    const tab = openTab((variables) => (answers.length > 0 ? (answers.pop() ?? null) : accepts(variables)));
    stops.push(tab.start());
    expect(await tab.save('one')).toBe('queued');
    goOffline(true);
    expect(await back(tab, 'one')).toBe('queued');
    goOffline(false);
    await waitFor(() => expect(tab.saved).toHaveLength(2));
    expect(tab.sent).toEqual(['one', 'one', 'one']);
  });
});

it('a record made without a network is taken back with all that was done to it, unless the server has it', async () => {
  const tab = openTab(accepts);
  stops.push(tab.start());
  goOffline(true);
  await tab.save('one');
  await tab.save('two');
  expect(await tab.queue.takeBack('draft-one')).toBe(true);
  expect(await kept()).toEqual(['two']);
  goOffline(false);
  await waitFor(() => expect(tab.saved).toHaveLength(1));
  expect(tab.sent).toEqual(['two']);
  expect(await tab.queue.takeBack('draft-two')).toBe(false);
});

it('a later write waits behind the queued ones', async () => {
  const tab = openTab(accepts);
  goOffline(true);
  await tab.save('one');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  expect(await tab.save('two')).toBe('queued');
  await tab.queue.flush();
  expect(tab.sent).toEqual(['one', 'two']);
});

it('keeps a refused write with its reason, continues with the others, and retries it on request', async () => {
  let refuse = true;
  const tab = openTab((variables) =>
    refuse && variables.birthdays[0]?.memberName === 'one' ? refuses('NOT_FOUND', 'Gone.') : accepts(variables),
  );
  stops.push(tab.start());
  goOffline(true);
  await tab.save('one');
  await tab.save('two');
  goOffline(false);
  await waitFor(() => expect(tab.saved.map(({ title }) => title)).toEqual(['two']));
  expect(tab.refused).toMatchObject([{ title: 'one', refusal: { code: 'NOT_FOUND', message: 'Gone.' } }]);
  expect(await kept()).toEqual(['one']);
  refuse = false;
  await tab.queue.retry(tab.refused[0] as Queued);
  expect(await kept()).toEqual([]);
});

it('a discarded write is never sent', async () => {
  const tab = openTab(accepts);
  goOffline(true);
  await tab.save('one');
  await tab.queue.discard(queuedWrites()[0] as Queued);
  goOffline(false);
  await tab.queue.flush();
  expect(tab.sent).toEqual([]);
});

it('an internal server error is retried three times', async () => {
  const tab = openTab(() => refuses('INTERNAL'));
  stops.push(tab.start());
  goOffline(true);
  await tab.save('one');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  for (let times = 1; times <= 3; times += 1) await tab.queue.flush();
  expect(tab.sent).toHaveLength(3);
  expect(tab.refused).toMatchObject([{ refusal: { code: 'INTERNAL' } }]);
  // and three times again when asked to
  await tab.queue.retry(tab.refused[0] as Queued);
  expect(tab.sent).toHaveLength(4);
  expect(tab.refused).toHaveLength(1);
});

it('waits where the server is asked too often', async () => {
  const answers = [refuses('RATE_LIMITED')];
  const tab = openTab((variables) => answers.pop() ?? accepts(variables));
  stops.push(tab.start());
  goOffline(true);
  await tab.save('one');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  await tab.queue.flush();
  expect(tab.refused).toEqual([]);
  await tab.queue.flush();
  expect(tab.saved.map(({ title }) => title)).toEqual(['one']);
});

it.each([
  ['another family', 'family-birch'],
  ['no family', null],
])('sends nothing into %s', async (_case, family) => {
  goOffline(true);
  await openTab(accepts).save('one');
  goOffline(false);
  const tab = openTab(accepts, family);
  stops.push(tab.start());
  await waitFor(() => expect(tab.refused).toMatchObject([{ refusal: { code: 'OTHER_FAMILY' } }]));
  expect(tab.sent).toEqual([]);
});

it('a write to a draft applies to the stored row once that is saved', async () => {
  const tab = openTab(accepts);
  stops.push(tab.start());
  goOffline(true);
  await tab.save('one');
  await tab.save('two', 'draft-one');
  goOffline(false);
  await waitFor(() => expect(tab.sent).toEqual(['one', 'real-one']));
});

it('a refusal while the server is reachable goes to the caller, and nothing is queued', async () => {
  const tab = openTab(() => refuses('INVALID', 'Too long.'));
  await expect(tab.save('one')).rejects.toThrow('Too long.');
  expect(await kept()).toEqual([]);
});

describe('a kind of write that joins', () => {
  const joining = registerWrite({
    kind: 'joining',
    mutation: AddBirthdaysDocument,
    show: (_cache, basis: string[]) => void placed.push(`shown ${basis.join()}`),
    place: (_cache, _data, basis: string[]) => {
      placed.push(`answered ${basis.join()}`);
      return [];
    },
    join: (earlier, later) =>
      earlier.basis.length + later.basis.length > 3
        ? null
        : {
            variables: { birthdays: [...listOf(earlier.variables.birthdays), ...listOf(later.variables.birthdays)] },
            basis: [...earlier.basis, ...later.basis],
            title: `${earlier.basis.length + later.basis.length} changes`,
          },
    split: ({ variables, basis }) =>
      listOf(variables.birthdays).map((birthday, index) => ({
        variables: { birthdays: [birthday] },
        basis: basis.slice(index, index + 1),
        title: basis[index] ?? '',
      })),
  });
  function listOf<T>(value: T | readonly T[]): T[] {
    return Array.isArray(value) ? [...(value as readonly T[])] : [value as T];
  }
  const namesOf = ({ birthdays }: Parameters<Server>[0]): string =>
    birthdays.map(({ memberName }) => memberName).join();
  const open = (server: Server) => {
    const calls: string[] = [];
    const tab = openTab((variables) => {
      calls.push(namesOf(variables));
      return server(variables);
    });
    const save = (name: string) =>
      tab.queue.save({
        write: joining,
        variables: { birthdays: [{ memberName: name, birthDate: '2020-01-01' }] },
        shown: { addBirthdays: [] },
        basis: [name],
        subject: 'list',
        title: name,
      });
    return { ...tab, calls, save };
  };

  it('is shown at once, and once more with the answer', async () => {
    const tab = open(accepts);
    const saved = tab.save('one');
    expect(placed).toEqual(['shown one']);
    expect(await saved).toMatchObject({ addBirthdays: [{ id: 'real-one' }] });
    expect(placed.at(-1)).toBe('answered one');
    expect(await kept()).toEqual([]);
  });

  it('sends in few calls what waits, and begins another where one is full', async () => {
    const tab = open(accepts);
    stops.push(tab.start());
    goOffline(true);
    for (const name of ['one', 'two', 'three', 'four', 'five']) expect(await tab.save(name)).toBe('queued');
    expect(await kept()).toEqual(['3 changes', '2 changes']);
    expect(placed.at(-1)).toBe('shown four,five');
    goOffline(false);
    await waitFor(() => expect(tab.calls).toEqual(['one,two,three', 'four,five']));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('never joins one that may have reached the server', async () => {
    let lost = true;
    const tab = open((variables) => (lost ? null : accepts(variables)));
    stops.push(tab.start());
    expect(await tab.save('one')).toBe('queued');
    expect(await tab.save('two')).toBe('queued');
    expect(await kept()).toEqual(['one', 'two']);
    lost = false;
    await tab.queue.flush();
    expect(tab.calls).toEqual(expect.arrayContaining(['one', 'two']));
    expect(tab.calls).not.toContain('one,two');
  });

  it('parts a refused call, so that only what is wrong stays, with its reason', async () => {
    const tab = open((variables) =>
      namesOf(variables).includes('two') ? refuses('INVALID', 'Too long.') : accepts(variables),
    );
    stops.push(tab.start());
    goOffline(true);
    for (const name of ['one', 'two', 'three']) await tab.save(name);
    goOffline(false);
    await waitFor(() => expect(tab.calls).toEqual(['one,two,three', 'one', 'two', 'three']));
    await waitFor(async () => expect(await kept()).toEqual(['two']));
    expect(tab.refused).toMatchObject([{ title: 'two', refusal: { code: 'INVALID', message: 'Too long.' } }]);
  });

  it('takes something out of what waits', async () => {
    const tab = open(accepts);
    stops.push(tab.start());
    goOffline(true);
    for (const name of ['one', 'two']) await tab.save(name);
    const without = (name: string) =>
      tab.queue.amend<{ birthdays: { memberName: string; birthDate: string }[] }, string[]>('joining', (write) => {
        if (!write.basis.includes(name)) return undefined;
        const basis = write.basis.filter((one) => one !== name);
        const birthdays = write.variables.birthdays.filter(({ memberName }) => memberName !== name);
        return basis.length === 0 ? null : { variables: { birthdays }, basis, title: basis.join() };
      });
    expect(await without('one')).toBe(true);
    expect(await kept()).toEqual(['two']);
    expect(await without('one')).toBe(false);
    expect(await without('two')).toBe(true);
    expect(await kept()).toEqual([]);
  });
});
