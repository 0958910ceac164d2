import 'fake-indexeddb/auto';
import type { Snapshot, QueuedWrite } from './device-store';
import {
  admit,
  changeSnapshot,
  dropWrite,
  dropWritesOf,
  forgetSnapshots,
  keepWrite,
  snapshotOf,
  writesOf,
} from './device-store';

const snapshot = (userId: string): Snapshot => ({ userId, familyId: null, schema: '', data: {}, times: {} });
const write = (userId: string, title: string): QueuedWrite => ({
  userId,
  familyId: 'ashdown',
  kind: 'any',
  subject: title,
  variables: {},
  shown: {},
  basis: null,
  title,
  madeAt: 0,
});

afterEach(async () => {
  await forgetSnapshots();
  for (const user of ['emma', 'tom']) await dropWritesOf(user);
});

it('keeps a snapshot only for the signed-in person', async () => {
  await admit('emma');
  expect(await changeSnapshot('emma', () => snapshot('emma'))).toBe(true);
  expect(await changeSnapshot('tom', () => snapshot('tom'))).toBe(false);
  expect(await snapshotOf('emma')).toEqual(snapshot('emma'));
  expect(await snapshotOf('tom')).toBeUndefined();
});

it('keeps nothing after a sign-out, even if another tab still has data', async () => {
  await admit('emma');
  await changeSnapshot('emma', () => snapshot('emma'));
  await forgetSnapshots();
  expect(await snapshotOf('emma')).toBeUndefined();
  expect(await changeSnapshot('emma', () => snapshot('emma'))).toBe(false);
  expect(await snapshotOf('emma')).toBeUndefined();
});

it('another person’s sign-in removes the last one’s snapshot', async () => {
  await admit('emma');
  await changeSnapshot('emma', () => snapshot('emma'));
  await admit('tom');
  expect(await snapshotOf('emma')).toBeUndefined();
});

it('changes of one snapshot by two tabs are serialised', async () => {
  await admit('emma');
  const add = (name: string) =>
    changeSnapshot('emma', (before) => ({ ...snapshot('emma'), times: { ...before?.times, [name]: 1 } }));
  await Promise.all(['a', 'b', 'c', 'd'].map(add));
  expect((await snapshotOf('emma'))?.times).toEqual({ a: 1, b: 1, c: 1, d: 1 });
});

it('keeps queued writes in order and per person, also when a sign-out deletes the snapshots', async () => {
  const first = await keepWrite(write('emma', 'first'));
  await keepWrite(write('tom', 'another'));
  await keepWrite(write('emma', 'second'));
  await forgetSnapshots();
  expect((await writesOf('emma')).map(({ title }) => title)).toEqual(['first', 'second']);
  await dropWrite(first);
  expect((await writesOf('emma')).map(({ title }) => title)).toEqual(['second']);
  await dropWritesOf('emma');
  expect(await writesOf('emma')).toEqual([]);
  expect(await writesOf('tom')).toHaveLength(1);
});
