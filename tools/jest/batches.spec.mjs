import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, root } from '../lib/root.mjs';

const require = createRequire(import.meta.url);
const { deal } = require('./batches.cjs');
const slowSpecs = require('./slow-specs.json');
const dir = mkdtempSync(join(tmpdir(), 'homefold-batches-'));
afterAll(() => rmSync(dir, { recursive: true }));

function spec(name, text) {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
}

it('distributes specs evenly over batches, and isolates one that mocks modules', () => {
  const specs = Array.from({ length: 30 }, (_, n) => spec(`${n}.spec.ts`, 'x'.repeat(n * 700)));
  const mocking = spec('mocking.spec.ts', "jest.doMock('./clock');");
  const batches = deal([...specs, mocking], 5);
  expect(batches.flat().sort()).toEqual([...specs, mocking].sort());
  expect(batches).toHaveLength(6);
  expect(batches).toContainEqual([mocking]);
  expect(Math.min(...batches.slice(0, 5).map((batch) => batch.length))).toBeGreaterThan(2);
});

it('weighs the slowest specs by their seconds, all of which exist', () => {
  const slow = Object.keys(slowSpecs);
  expect(slow.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  const [first, ...others] = deal([...slow.map((file) => fromRoot(file)), spec('quick.spec.ts', '')], 2);
  const seconds = (batch) => batch.reduce((sum, file) => sum + (slowSpecs[file.replace(`${root}/`, '')] ?? 1), 0);
  expect(Math.abs(seconds(first) - seconds(others.flat()))).toBeLessThan(Math.max(...Object.values(slowSpecs)));
});

it('creates no empty batch', () => {
  expect(deal([spec('only.spec.ts', '')], 4)).toEqual([[join(dir, 'only.spec.ts')]]);
});
