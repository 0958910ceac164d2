/** Installs the pinned dependencies when node_modules is missing, incomplete or older than the lockfile. */
import { readFileSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { fromRoot } from './root.mjs';
import { run } from './run.mjs';

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(fromRoot(file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules matches the lockfile. npm writes its hidden lockfile last, so an interrupted install has none;
 * optional packages of other systems may be absent.
 */
export function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.link ||
      (present[path] ? present[path].version === entry.version : entry.optional || entry.devOptional),
  );
}

/** Installs when needed; a failure prints one line and exits with 1 (npm has printed its own reason). */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const count = Math.round(Object.keys(packagesOf('package-lock.json') ?? {}).length / 10) * 10;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];
  const npm = process.env.npm_execpath;
  const { code, output } = await withProgress(`Installing up to ${count} packages (npm ci, a minute or two) ...`, () =>
    npm?.endsWith('.js')
      ? run(process.execPath, [npm, ...args], { capture: true })
      : run('npm', args, { shell: process.platform === 'win32', capture: true }),
  );
  if (code !== 0) {
    process.stderr.write(output);
    console.error('npm ci failed: see its message above');
    process.exit(1);
  }
}
