import { looseJson } from './loose-json';

/** CPU time of this process in milliseconds. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
const least = (work: () => unknown): number => Math.min(...Array.from({ length: 3 }, () => costOf(work)));

const THINGS = '{"a":[1,2,{}],"b":{}},'.repeat(90_000);
const VALID = `[${THINGS}{}]`;
const BROKEN = `[${THINGS}{},]`;

it('repairs what is broken, and gives the rest as it is', () => {
  expect(looseJson(VALID)).toHaveLength(90_001);
  expect(looseJson(BROKEN)).toHaveLength(90_001);
  expect(looseJson('{"a":1}{"b":2}')).toEqual([{ a: 1 }, { b: 2 }]);
  expect(looseJson('{"a":"x\ty",}')).toEqual([{ a: 'x\ty' }]);
  expect(looseJson('{"a"')).toBeNull();
  expect(looseJson('null')).toEqual([null]);
});

it('repairs nothing that can be read', () => {
  // warms up both
  least(() => [looseJson(BROKEN), looseJson(VALID)]);
  expect(least(() => looseJson(VALID))).toBeLessThan(least(() => looseJson(BROKEN)) / 2);
});
