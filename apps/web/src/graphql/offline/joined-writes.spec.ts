import { waitFor } from '@testing-library/react';
import { registerWrite } from './known-writes';
import {
  accepts,
  ADD_NOTES,
  goOffline,
  kept,
  openTab,
  placed,
  refuses,
  stops,
  withFreshQueue,
} from './write-queue.test-kit';
import type { NoteInput, Server } from './write-queue.test-kit';

withFreshQueue();

describe('a kind of write that joins', () => {
  const joining = registerWrite({
    kind: 'joining',
    mutation: ADD_NOTES,
    show: (_cache, basis: string[]) => void placed.push(`shown ${basis.join()}`),
    place: (_cache, _data, basis: string[]) => {
      placed.push(`answered ${basis.join()}`);
      return [];
    },
    join: (earlier, later) =>
      earlier.basis.length + later.basis.length > 3
        ? null
        : {
            variables: { notes: [...earlier.variables.notes, ...later.variables.notes] },
            basis: [...earlier.basis, ...later.basis],
            title: `${earlier.basis.length + later.basis.length} changes`,
          },
    split: ({ variables, basis }) =>
      variables.notes.map((one, index) => ({
        variables: { notes: [one] },
        basis: basis.slice(index, index + 1),
        title: basis[index] ?? '',
      })),
  });
  const namesOf = ({ notes }: Parameters<Server>[0]): string => notes.map(({ name }) => name).join();
  const open = (server: Server) => {
    const calls: string[] = [];
    const tab = openTab((variables) => {
      calls.push(namesOf(variables));
      return server(variables);
    });
    const save = (name: string) =>
      tab.queue.save({
        write: joining,
        variables: { notes: [{ name, date: '2020-01-01' }] },
        shown: { addNotes: [] },
        basis: [name],
        subject: 'list',
        title: name,
      });
    return { ...tab, calls, save };
  };

  it('is shown at once, and updated with the answer', async () => {
    const tab = open(accepts);
    const saved = tab.save('one');
    expect(placed).toEqual(['shown one']);
    expect(await saved).toMatchObject({ addNotes: [{ id: 'real-one' }] });
    expect(placed.at(-1)).toBe('answered one');
    expect(await kept()).toEqual([]);
  });

  it('combines writes that come before the first of them is stored', async () => {
    const tab = open(accepts);
    stops.push(tab.start());
    goOffline(true);
    await Promise.all(['one', 'two', 'three'].map(tab.save));
    expect(await kept()).toEqual(['3 changes']);
    goOffline(false);
    await waitFor(() => expect(tab.calls).toEqual(['one,two,three']));
  });

  it('combines queued writes into few calls of limited size', async () => {
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

  it('never joins a write that may have reached the server', async () => {
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

  it('splits a refused call, so that only the invalid part stays, with its reason', async () => {
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
    await waitFor(() => expect(tab.saved.map(({ title }) => title)).toEqual(['one', 'three']));
  });

  it('removes something from the queued writes', async () => {
    const tab = open(accepts);
    stops.push(tab.start());
    goOffline(true);
    for (const name of ['one', 'two']) await tab.save(name);
    const without = (name: string) =>
      tab.queue.amend<{ notes: NoteInput[] }, string[]>('joining', (write) => {
        if (!write.basis.includes(name)) return undefined;
        const basis = write.basis.filter((one) => one !== name);
        const notes = write.variables.notes.filter(({ name }) => name !== name);
        return basis.length === 0 ? null : { variables: { notes }, basis, title: basis.join() };
      });
    expect(await without('one')).toBe(true);
    expect(await kept()).toEqual(['two']);
    expect(await without('one')).toBe(false);
    expect(await without('two')).toBe(true);
    expect(await kept()).toEqual([]);
  });
});

describe('a kind of write that keeps its order', () => {
  const ordered = registerWrite({
    kind: 'ordered',
    mutation: ADD_NOTES,
    show: (_cache, basis: string) => void placed.push(`shown ${basis}`),
    inOrder: true,
    place: (_cache, _data, basis: string) => {
      placed.push(`answered ${basis}`);
      return [];
    },
  });
  /** A server that answers each call on command. */
  const open = () => {
    const calls: { name: string; answer: (response: object | null) => void }[] = [];
    const tab = openTab(({ notes }) => new Promise((answer) => calls.push({ name: notes[0]?.name ?? '', answer })));
    const save = (name: string, subject = 'poll') =>
      tab.queue.save({
        write: ordered,
        variables: { notes: [{ name, date: '2020-01-01' }] },
        shown: { addNotes: [] },
        basis: name,
        subject,
        title: name,
      });
    return { ...tab, calls, save, names: () => calls.map(({ name }) => name) };
  };
  const answer = { data: { addNotes: [] } };

  it('is shown at once, and sent after the answer to the one before it about the same subject', async () => {
    const { calls, names, save } = open();
    const saves = [save('one'), save('two'), save('elsewhere', 'another poll'), save('three')];
    expect(placed).toEqual(expect.arrayContaining(['shown one', 'shown two', 'shown three']));
    await waitFor(() => expect(names()).toEqual(['one', 'elsewhere']));
    calls[1]?.answer(answer);
    await saves[2];
    expect(names()).toEqual(['one', 'elsewhere']);
    calls[0]?.answer(refuses('CONFLICT'));
    await expect(saves[0]).rejects.toBeDefined();
    await waitFor(() => expect(names()).toEqual(['one', 'elsewhere', 'two']));
    calls[2]?.answer(answer);
    await waitFor(() => expect(names()).toEqual(['one', 'elsewhere', 'two', 'three']));
    calls[3]?.answer(answer);
    await Promise.all(saves.slice(1));
  });

  it('is queued on this device behind one whose answer was lost', async () => {
    const { calls, save, names } = open();
    const saves = [save('one'), save('two')];
    await waitFor(() => expect(names()).toEqual(['one']));
    calls[0]?.answer(null);
    expect(await Promise.all(saves)).toEqual(['queued', 'queued']);
    expect(await kept()).toEqual(['one', 'two']);
  });
});
