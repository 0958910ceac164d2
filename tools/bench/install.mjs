/** The bench's own packages, which no start, test or build of the product installs. */
import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** npm writes its own lockfile into node_modules last; it equals the pinned one without its first entry. */
function isInstalled(folder) {
  const packages = (file) => JSON.parse(readFileSync(fromRoot(folder, file), 'utf8')).packages;
  try {
    const present = packages('node_modules/.package-lock.json');
    return Object.entries(packages('package-lock.json')).every(
      ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

/** `npm ci` in a folder with its own package.json, unless done already. Exits when it fails. */
export async function installOwn(folder) {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${folder} (npm ci) ...`);
  // PostGraphile needs a newer Node than npm may run on, so it gets its own
  const args = ['ci', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'];
  const { code } = await run('npm', args, { cwd: fromRoot(folder), shell: process.platform === 'win32' });
  if (code === 0) return;
  console.error('npm ci failed: see its message above');
  process.exit(1);
}
