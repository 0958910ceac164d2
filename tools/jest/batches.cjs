const { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, relative, resolve, sep } = require('node:path');

/**
 * Jest reloads every module for each test file: for a spec that needs Nest, TypeORM and Apollo, or React, MUI and
 * jsdom, that takes longer than its tests. A full run therefore uses few files that each load several specs, one after
 * the other in separate blocks, so that shared modules are loaded once. `npx jest -c … <pattern>` still runs files one
 * by one.
 *
 * Module state that a spec leaves behind is visible to the next one: isolation comes from a fresh family, not a fresh
 * module.
 */

/** Seconds of the slowest specs in a whole run, scaled to the estimates by size that the others get. */
const slowSpecs = require('./slow-specs.json');
const workspace = resolve(__dirname, '../..');
const BYTES_PER_SECOND = 7_000;
/** The fixed cost of a spec before its first test, in bytes. */
const START = 4_000;

/** Files that replace modules need a registry of their own. */
const needsItsOwnModules = /\bjest\.(?:mock|doMock|resetModules|isolateModules)\b/;

/** @returns {string[]} the absolute paths of all specs below a folder, in a fixed order */
function specsBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.spec\.tsx?$/.test(name) && !name.split(sep).includes('node_modules'))
    .map((name) => join(folder, name))
    .sort();
}

/**
 * Distributes specs over batches of similar weight, keeping neighbours together; a spec that mocks modules is alone.
 *
 * @param {string[]} specs
 * @param {number} count how many batches
 * @returns {string[][]} every spec exactly once
 */
function deal(specs, count) {
  const alone = specs.filter((spec) => needsItsOwnModules.test(readFileSync(spec, 'utf8')));
  const shared = specs.filter((spec) => !alone.includes(spec));
  const weight = (spec) =>
    slowSpecs[relative(workspace, spec).split(sep).join('/')] ?? (statSync(spec).size + START) / BYTES_PER_SECOND;
  const share = shared.reduce((sum, spec) => sum + weight(spec), 0) / count;
  const batches = Array.from({ length: count }, () => []);
  let dealt = 0;
  for (const spec of shared) {
    batches[Math.min(count - 1, Math.floor((dealt + weight(spec) / 2) / share))].push(spec);
    dealt += weight(spec);
  }
  return [...batches, ...alone.map((spec) => [spec])].filter((batch) => batch.length > 0);
}

/**
 * Jest's `roots` and `testMatch` for a project's specs: with HOMEFOLD_BATCHES=<count> in the environment, as `npm test`
 * sets it, generated files below `dist/`; else the specs themselves. HOMEFOLD_SPECS=<parts of paths, with commas> leaves
 * the others out.
 *
 * @param {string} rootDir the project's folder
 * @param {string[]} folders below it that contain specs
 */
function batched(rootDir, folders) {
  const count = Number(process.env['HOMEFOLD_BATCHES'] ?? 0);
  if (!(count > 0)) return {};
  const generated = join(workspace, 'dist/test-batches', relative(workspace, rootDir));
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  const wanted = process.env['HOMEFOLD_SPECS']?.split(',');
  const specs = folders
    .flatMap((folder) => specsBelow(join(rootDir, folder)))
    .filter((spec) => !wanted || wanted.some((part) => spec.split(sep).join('/').includes(part)));
  for (const [index, batch] of deal(specs, count).entries()) {
    const blocks = batch.map((spec) => {
      const name = relative(rootDir, spec).split(sep).join('/');
      return `describe(${JSON.stringify(name)}, () => void require(${JSON.stringify(spec)}));\n`;
    });
    const first = relative(rootDir, dirname(batch[0])).split(sep).join('-');
    writeFileSync(join(generated, `${String(index + 1).padStart(2, '0')}-${first}.spec.js`), blocks.join(''));
  }
  return { roots: [rootDir, generated], testMatch: [`${generated}/*.spec.js`] };
}

module.exports = { batched, deal };
