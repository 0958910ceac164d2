import { ReadingTurns } from './reading-turns';

/** A file that is read for as long as the spec says. */
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

it('reads so many at once, and one of a family, in the order of coming', async () => {
  const turns = new ReadingTurns(2, 2, 9);
  const files = [file(), file(), file(), file()];
  const texts = ['a', 'a', 'b', 'c'].map((family, at) => turns.take(family, files[at]?.read ?? file().read));
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

it('lets another family in, however many files one of them has sent', async () => {
  const turns = new ReadingTurns(1, 2, 9);
  const many = [file(), file(), file()];
  const theirs = many.map(({ read }) => turns.take('many', read));
  await expect(turns.take('many', file().read)).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
  const inBackground = [file(), file()];
  theirs.push(...inBackground.map(({ read }) => turns.take('many', read, true)));
  const one = file();
  const ours = turns.take('one', one.read);
  many[0]?.finish();
  await settle();
  many[1]?.finish();
  await settle();
  // one file of theirs at the most came before it
  expect(begun([...many, ...inBackground, one])).toEqual([1, 1, 0, 0, 0, 1]);
  one.finish('ours');
  await expect(ours).resolves.toBe('ours');
  for (const each of [...many, ...inBackground]) {
    await settle();
    each.finish();
  }
  await Promise.all(theirs);
});

it('sends away who would wait behind too many in all, and lets in again afterwards', async () => {
  const turns = new ReadingTurns(1, 1, 1);
  const [first, second, patient] = [file(), file(), file()];
  const read = [turns.take('a', first.read), turns.take('b', second.read)];
  await expect(turns.take('c', file().read)).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
  const late = turns.take('c', patient.read, true);
  for (const each of [first, second, patient]) {
    await settle();
    each.finish();
  }
  await expect(Promise.all([...read, late])).resolves.toEqual(['read', 'read', 'read']);
  await expect(turns.take('c', () => Promise.resolve('again'))).resolves.toBe('again');
});

it('goes on after a file that could not be read', async () => {
  const turns = new ReadingTurns(1, 1);
  const bad = file();
  const failed = turns.take('a', bad.read);
  const next = turns.take('b', () => Promise.resolve('read'));
  await settle();
  bad.fail(new Error('no calendar'));
  await expect(failed).rejects.toThrow('no calendar');
  await expect(next).resolves.toBe('read');
});
