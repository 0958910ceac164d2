import { type FairQueueLimits, FairQueue } from './fair-queue';

const turnsOf = (limits: Partial<FairQueueLimits>) =>
  new FairQueue({ atOnce: 1, atOnceOfKey: 1, waiting: 9, waitingOfKey: 9, busy: 'Please try again.', ...limits });
const BUSY = { kind: 'unavailable', code: 'UNAVAILABLE', message: 'Please try again.' };

/** A file whose reading takes as long as the spec decides. */
function file() {
  let finish: (text: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const read = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { read, finish: (text = 'read') => finish(text), fail: (error: Error) => fail(error) };
}
const settle = () => new Promise<void>((done) => setImmediate(done));
const begun = (files: ReturnType<typeof file>[]) => files.map(({ read }) => read.mock.calls.length);

it('runs a limited number at once and one per family, in order of arrival', async () => {
  const turns = turnsOf({ atOnce: 2, waitingOfKey: 2 });
  const files = [file(), file(), file(), file()];
  const texts = ['a', 'a', 'b', 'c'].map((family, at) => turns.run(family, files[at]?.read ?? file().read));
  await settle();
  expect(begun(files)).toEqual([1, 0, 1, 0]);
  files[0]?.finish('1');
  await expect(texts[0]).resolves.toBe('1');
  await settle();
  expect(begun(files)).toEqual([1, 1, 1, 0]);
  files[2]?.finish('3');
  await settle();
  files[1]?.finish('2');
  files[3]?.finish('4');
  await expect(Promise.all(texts)).resolves.toEqual(['1', '2', '3', '4']);
});

it('does not delay a family by the many files of another', async () => {
  const turns = turnsOf({ waitingOfKey: 2 });
  const many = [file(), file(), file()];
  const theirs = many.map(({ read }) => turns.run('many', read));
  await expect(turns.run('many', file().read)).rejects.toMatchObject(BUSY);
  const inBackground = [file(), file()];
  theirs.push(...inBackground.map(({ read }) => turns.run('many', read, true)));
  const one = file();
  const ours = turns.run('one', one.read);
  many[0]?.finish();
  await settle();
  many[1]?.finish();
  await settle();
  // at most one of their files came before it
  expect(begun([...many, ...inBackground, one])).toEqual([1, 1, 0, 0, 0, 1]);
  one.finish('ours');
  await expect(ours).resolves.toBe('ours');
  for (const each of [...many, ...inBackground]) {
    await settle();
    each.finish();
  }
  await Promise.all(theirs);
});

it('refuses callers beyond the total limit, and accepts them again afterwards', async () => {
  const turns = turnsOf({ waitingOfKey: 1, waiting: 1 });
  const [first, second, patient] = [file(), file(), file()];
  const read = [turns.run('a', first.read), turns.run('b', second.read)];
  await expect(turns.run('c', file().read)).rejects.toMatchObject(BUSY);
  const late = turns.run('c', patient.read, true);
  for (const each of [first, second, patient]) {
    await settle();
    each.finish();
  }
  await expect(Promise.all([...read, late])).resolves.toEqual(['read', 'read', 'read']);
  await expect(turns.run('c', () => Promise.resolve('again'))).resolves.toBe('again');
});

it('continues after a failure', async () => {
  const turns = turnsOf({ waitingOfKey: 1 });
  const bad = file();
  const failed = turns.run('a', bad.read);
  const next = turns.run('b', () => Promise.resolve('read'));
  await settle();
  bad.fail(new Error('no calendar'));
  await expect(failed).rejects.toThrow('no calendar');
  await expect(next).resolves.toBe('read');
});

it('alternates between keys, each in order of arrival', async () => {
  const turns = turnsOf({ atOnce: 2, atOnceOfKey: 2 });
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const enter = async (name: string) => {
    releases.push(await turns.take(name.split(' ')[0] ?? ''));
    order.push(name);
  };
  const all = ['eve 1', 'eve 2', 'eve 3', 'eve 4', 'ada', 'bob'].map(enter);
  await settle();
  expect(order).toEqual(['eve 1', 'eve 2']);
  for (let ended = 0; ended < all.length; ended += 1) {
    releases[ended]?.();
    releases[ended]?.(); // a second call does not release anybody else's place
    await settle();
    expect(order).toHaveLength(Math.min(ended + 3, all.length));
  }
  expect(order).toEqual(['eve 1', 'eve 2', 'eve 3', 'ada', 'bob', 'eve 4']);
  await Promise.all(all);
});

it('keeps one key from taking every place', async () => {
  const turns = turnsOf({ atOnce: 3, atOnceOfKey: 2 });
  const files = [file(), file(), file(), file()];
  const keys = ['eve', 'eve', 'eve', 'ada'];
  const read = files.map(({ read: each }, at) => turns.run(keys[at] ?? '', each));
  await settle();
  expect(begun(files)).toEqual([1, 1, 0, 1]);
  for (const each of files) {
    await settle();
    each.finish();
  }
  await Promise.all(read);
});

it('counts callers that have waited like others', async () => {
  const turns = turnsOf({});
  const files = [file(), file(), file()];
  const read = files.slice(0, 2).map(({ read: each }, at) => turns.run(`${at}`, each));
  await settle();
  files[0]?.finish();
  await read[0];
  await settle();
  read.push(turns.run('late', files[2]?.read ?? file().read));
  await settle();
  expect(begun(files)).toEqual([1, 1, 0]);
  for (const each of files) {
    each.finish();
    await settle();
  }
  await Promise.all(read);
});
