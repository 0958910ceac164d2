import { waitFor } from '@testing-library/react';
import { publishAuth } from '../../session/auth-store';
import { setOnline } from '../../test/go-offline';
import { queuedWrites } from './queued';
import type { Queued } from './queued';
import {
  accepts,
  emma,
  goOffline,
  kept,
  openTab,
  placed,
  refuses,
  stops,
  withFreshQueue,
} from './write-queue.test-kit';

withFreshQueue();

it('sends at once while the server is reachable, and queues nothing', async () => {
  const { save, sent } = openTab(accepts);
  expect(await save('one')).toMatchObject({ addNotes: [{ id: 'real-one' }] });
  expect(sent).toEqual(['one']);
  expect(await kept()).toEqual([]);
});

it('queues offline, and sends in the same order, each once', async () => {
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

describe('a write that reverses an earlier one', () => {
  const back = (tab: ReturnType<typeof openTab>, name: string) => tab.save(name, undefined, '2021-01-01');

  it('removes it while it is queued, and neither is sent', async () => {
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

  it('is queued behind one that may have reached the server', async () => {
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

it('a record created offline is removed with all its later writes, unless the server has it', async () => {
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

it('a later write is queued behind the others', async () => {
  const tab = openTab(accepts);
  goOffline(true);
  await tab.save('one');
  setOnline(true);
  expect(await tab.save('two')).toBe('queued');
  await tab.queue.flush();
  expect(tab.sent).toEqual(['one', 'two']);
});

it('keeps a refused write with its reason, continues with the others, and retries it on request', async () => {
  let refuse = true;
  const tab = openTab((variables) =>
    refuse && variables.notes[0]?.name === 'one' ? refuses('NOT_FOUND', 'Gone.') : accepts(variables),
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

it('reports once, to the first listener, what was sent before its code had loaded', async () => {
  const tab = openTab(({ notes }) => (notes[0]?.name === 'one' ? refuses('NOT_FOUND', 'Gone.') : accepts({ notes })));
  goOffline(true);
  await tab.save('one');
  await tab.save('two');
  goOffline(false);
  await tab.queue.flush();
  tab.start()();
  stops.push(tab.start());
  expect(tab.refused.map(({ title }) => title)).toEqual(['one']);
  expect(tab.saved.map(({ title }) => title)).toEqual(['two']);
});

it('reports nothing to the person who signs in next', async () => {
  const tab = openTab(() => refuses('NOT_FOUND', 'Gone.'));
  goOffline(true);
  await tab.save('one');
  goOffline(false);
  await tab.queue.flush();
  publishAuth({ status: 'signed-in', user: { ...emma, id: 'user-tom' } });
  stops.push(tab.start());
  expect(tab.refused).toEqual([]);
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
  setOnline(true);
  for (let times = 1; times <= 3; times += 1) await tab.queue.flush();
  expect(tab.sent).toHaveLength(3);
  expect(tab.refused).toMatchObject([{ refusal: { code: 'INTERNAL' } }]);
  // and three more times on request
  await tab.queue.retry(tab.refused[0] as Queued);
  expect(tab.sent).toHaveLength(4);
  expect(tab.refused).toHaveLength(1);
});

it('waits when the server limits the rate', async () => {
  const answers = [refuses('RATE_LIMITED')];
  const tab = openTab((variables) => answers.pop() ?? accepts(variables));
  stops.push(tab.start());
  goOffline(true);
  await tab.save('one');
  setOnline(true);
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
