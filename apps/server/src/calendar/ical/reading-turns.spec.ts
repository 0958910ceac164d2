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
  return { read, finish: (text: string) => finish(text), fail: (error: Error) => fail(error) };
}
const settle = () => new Promise<void>((done) => setImmediate(done));

it('reads so many at once, the others in the order of coming', async () => {
  const turns = new ReadingTurns(2, 2);
  const files = [file(), file(), file(), file()];
  const texts = files.map(({ read }) => turns.take(read));
  const begun = () => files.map(({ read }) => read.mock.calls.length);
  await settle();
  expect(begun()).toEqual([1, 1, 0, 0]);
  files[1]?.finish('b');
  await expect(texts[1]).resolves.toBe('b');
  await settle();
  expect(begun()).toEqual([1, 1, 1, 0]);
  files[0]?.finish('a');
  await settle();
  files[2]?.finish('c');
  files[3]?.finish('d');
  await expect(Promise.all(texts)).resolves.toEqual(['a', 'b', 'c', 'd']);
});

it('sends away who would wait behind too many, and lets in again afterwards', async () => {
  const turns = new ReadingTurns(1, 1);
  const [first, second] = [file(), file()];
  const read = [turns.take(first.read), turns.take(second.read)];
  await expect(turns.take(file().read)).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
  const patient = file();
  const late = turns.take(patient.read, true);
  first.finish('1');
  await settle();
  second.finish('2');
  await settle();
  patient.finish('3');
  await expect(Promise.all([...read, late])).resolves.toEqual(['1', '2', '3']);
  await expect(turns.take(() => Promise.resolve('4'))).resolves.toBe('4');
});

it('goes on after a file that could not be read', async () => {
  const turns = new ReadingTurns(1, 1);
  const bad = file();
  const failed = turns.take(bad.read);
  const next = turns.take(() => Promise.resolve('read'));
  bad.fail(new Error('no calendar'));
  await expect(failed).rejects.toThrow('no calendar');
  await expect(next).resolves.toBe('read');
});
