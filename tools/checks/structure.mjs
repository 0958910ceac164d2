/** Keeps files findable: few per folder, named by kind, and no import cycles. */
import { dirname } from 'node:path';
import ts from 'typescript';
import { resolver } from '../lib/import-graph.mjs';

/** Maximum files of one folder. */
const MOST_FILES = 30;

/** Folders with too many files. */
export function crowdedFolders(files, most = MOST_FILES) {
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count} files`);
}

/** Test support is named `*.test-kit.ts`, so that builds and searches can exclude it. */
const OTHER_SPELLINGS = /(?:^|[/.-])(?:testing|test-kit|test-helpers?|test-utils?|[\w-]*-test-[\w-]+)\.tsx?$/;
export const misspelledTestSupport = (files) =>
  files.filter((file) => OTHER_SPELLINGS.test(file) && !/[\w-]\.test-kit\.tsx?$/.test(file));

/**
 * Import cycles. An `import type` counts: it leaves no trace in the program, but neither file can be read, moved or
 * tested without the other.
 *
 * @param files their paths, with forward slashes
 * @param read returns the text of one
 * @param aliases the file behind a name that is not a path
 * @returns one cycle per strongly connected component: "a.ts > b.ts > a.ts"
 */
export function importCycles(files, read, aliases = {}) {
  const resolve = resolver(files, aliases);
  const importsOf = new Map();
  for (const file of files) {
    const names = ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName);
    importsOf.set(file, [...new Set(names.flatMap((name) => resolve(file, name) ?? []))]);
  }
  const found = [];
  const done = new Set();
  const visit = (file, way) => {
    const at = way.indexOf(file);
    if (at >= 0) return void found.push([...way.slice(at), file].join(' > '));
    if (done.has(file)) return;
    for (const next of importsOf.get(file)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
