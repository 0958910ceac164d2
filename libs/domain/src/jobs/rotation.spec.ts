import fc from 'fast-check';
import { nextInRotation, type RotationMode } from './rotation';

const next = (
  mode: RotationMode,
  last: string | null,
  doneBy: string[] = [],
  present = ['sam', 'mia', 'leo'],
  memberIds = ['sam', 'mia', 'leo'],
) => nextInRotation({ mode, memberIds }, { last, doneBy, present });

describe('in turn', () => {
  it.each([
    ['begins with the first', null, 'sam'],
    ['goes on', 'sam', 'mia'],
    ['begins again', 'leo', 'sam'],
    ['begins with the first after somebody who takes no part', 'mum', 'sam'],
  ])('%s', (_, last, expected) => {
    expect(next('turn', last)).toBe(expected);
  });

  it('skips former members, and continues after them', () => {
    expect(next('turn', 'sam', [], ['sam', 'leo'])).toBe('leo');
    expect(next('turn', 'mia', [], ['sam', 'leo'])).toBe('leo');
    expect(next('turn', 'sam', [], ['sam'])).toBe('sam');
    expect(next('turn', 'sam', [], [])).toBeNull();
  });

  it('distributes turns equally', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 5 }),
        (ids, rounds) => {
          let last: string | null = null;
          const times = new Map<string, number>();
          for (let n = 0; n < ids.length * rounds; n += 1) {
            last = next('turn', last, [], ids, ids);
            times.set(last as string, (times.get(last as string) ?? 0) + 1);
          }
          expect([...times.values()]).toEqual(ids.map(() => rounds));
        },
      ),
    );
  });
});

describe('least done', () => {
  it.each<[string, string[], string]>([
    ['nobody yet: the first', [], 'sam'],
    ['who never did it', ['sam', 'mia', 'sam'], 'leo'],
    ['who did it least', ['sam', 'mia', 'leo', 'sam', 'mia'], 'leo'],
    ['of equals who did it longest ago', ['leo', 'sam', 'mia'], 'mia'],
    ['others do not count', ['mum', 'mum', 'sam'], 'mia'],
    [
      'what is long past does not count',
      [...Array.from({ length: 12 }, (_, n) => (n % 2 ? 'leo' : 'mia')), ...Array<string>(50).fill('sam')],
      'sam',
    ],
  ])('%s', (_, doneBy, expected) => {
    expect(next('leastDone', null, doneBy)).toBe(expected);
  });

  it('skips former members', () => {
    expect(next('leastDone', null, ['sam'], ['sam', 'leo'])).toBe('leo');
    expect(next('leastDone', null, [], [])).toBeNull();
  });

  it('keeps counts within one of each other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 24 }),
        (ids, count) => {
          const doneBy: string[] = [];
          for (let n = 0; n < count; n += 1) doneBy.unshift(next('leastDone', null, doneBy, ids, ids) as string);
          const times = ids.map((id) => doneBy.filter((one) => one === id).length);
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
