import { PictureQueue } from './picture-queue';

/** Pictures that are done when the spec says so; `order` is what has begun. */
function queue() {
  const pictures = new PictureQueue();
  const order: string[] = [];
  const finishers: (() => void)[] = [];
  const take = (person: string, name = person) =>
    pictures.take(person, () => {
      order.push(name);
      return new Promise<string>((resolve) => finishers.push(() => resolve(name)));
    });
  const finish = async () => {
    finishers.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { pictures, order, take, finish };
}

it('takes one picture at a time, and people in turns', async () => {
  const { order, take, finish } = queue();
  const all = [take('eve', 'eve 1'), take('eve', 'eve 2'), take('eve', 'eve 3'), take('ada'), take('bob')];
  expect(order).toEqual(['eve 1']);
  for (let n = 0; n < 5; n += 1) await finish();
  expect(order).toEqual(['eve 1', 'eve 2', 'ada', 'bob', 'eve 3']);
  await expect(Promise.all(all)).resolves.toEqual(['eve 1', 'eve 2', 'eve 3', 'ada', 'bob']);
});

it('turns away the eleventh that one person has waiting, and the twenty-first of all', async () => {
  const { order, take, finish } = queue();
  const busy = { kind: 'unavailable', code: 'UNAVAILABLE' };
  const taken = Array.from({ length: 11 }, () => take('eve'));
  await expect(take('eve')).rejects.toMatchObject(busy);
  taken.push(...Array.from({ length: 10 }, (_, n) => take(`person ${n}`)));
  await expect(take('ada')).rejects.toMatchObject(busy);
  await finish();
  taken.push(take('ada'));
  for (let n = 0; n < 21; n += 1) await finish();
  await Promise.all(taken);
  expect(order).toHaveLength(22);
});

it('goes on after a picture that cannot be read', async () => {
  const { pictures } = queue();
  const broken = pictures.take('eve', () => Promise.reject(new Error('broken')));
  const next = pictures.take('ada', () => Promise.resolve('read'));
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toBe('read');
  await expect(pictures.take('ada', () => Promise.resolve('again'))).resolves.toBe('again');
});
