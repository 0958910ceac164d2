/**
 * Builds server and web when their sources changed since the last build. A build leaves a fingerprint of its sources in
 * its output, so that a second start takes milliseconds here; replacing the output removes the fingerprint with it.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { withLock } from './lock.mjs';
import { withProgress } from './progress.mjs';
import { fromRoot } from './root.mjs';
import { bin, run } from './run.mjs';

const common = ['package-lock.json', 'tsconfig.base.json', 'libs/domain/src'];
const apps = {
  server: { sources: [...common, 'libs/embedded-pg/src', 'apps/server'], result: 'dist/apps/server/main.cjs' },
  web: { sources: [...common, 'apps/web'], result: 'dist/apps/web/index.html' },
};
/** Tests, and files used only by them and the code generator. */
const noSource = /\.spec\.tsx?$|\.graphql$|\/(?:test|test-results|node_modules)\/|\/jest\.config\.cjs$/;

/** Every file below `path` that can end up in a build. */
function filesBelow(path) {
  const absolute = fromRoot(path);
  if (!existsSync(absolute)) return [];
  let entries;
  try {
    entries = readdirSync(absolute, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .filter((file) => !noSource.test(file));
}

function fingerprint({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(fromRoot(file)));
  return hash.digest('hex');
}

const stampOf = (name) => fromRoot(`dist/apps/${name}/.fingerprint`);

function isFresh(name, print) {
  const stamp = stampOf(name);
  return existsSync(fromRoot(apps[name].result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

async function build(name) {
  const print = fingerprint(apps[name]);
  const result = await run(process.execPath, [fromRoot(bin('vite/bin/vite.js')), 'build', '--logLevel', 'warn'], {
    cwd: fromRoot(`apps/${name}`),
    // bundles are always production builds; only `npm run dev` serves development code
    env: { NODE_ENV: 'production', WATCH: '', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    capture: true,
  });
  if (result.code === 0) writeFileSync(stampOf(name), print);
  return result;
}

/**
 * Builds what is stale among `names` ('server', 'web') in parallel; false when a build failed (its output is printed).
 * With `copyTo` the result is also copied to `<copyTo>/<name>`, safe from being replaced by a later build.
 */
export async function ensureBuilt(names = ['server', 'web'], { copyTo } = {}) {
  if (!copyTo && names.every((name) => isFresh(name, fingerprint(apps[name])))) return true;
  return withLock(fromRoot('dist/.lock'), async () => {
    const stale = names.filter((name) => !isFresh(name, fingerprint(apps[name]))); // another process may have built it
    const results =
      stale.length === 0
        ? []
        : await withProgress(`Building ${stale.join(' and ')} (some ten seconds) ...`, () =>
            Promise.all(stale.map(build)),
          );
    for (const { output } of results.filter(({ code }) => code !== 0))
      process.stderr.write(process.stderr.isTTY ? output : stripVTControlCharacters(output));
    if (results.some(({ code }) => code !== 0)) return false;
    if (copyTo)
      for (const name of names)
        cpSync(fromRoot(`dist/apps/${name}`), fromRoot(`${copyTo}/${name}`), { recursive: true });
    return true;
  });
}
