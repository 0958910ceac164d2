/** Ensures that there is a browser for tests, and a font with the emoji its screens show. */
import { existsSync } from 'node:fs';
import { bin, run, runNode } from './run.mjs';

const debian = '/usr/bin/chromium';
const packages = { chromium: debian, 'fonts-noto-color-emoji': '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf' };

/**
 * Installs what is missing: Debian's packages where apt can be used (as root), else Playwright's own download. Resolves
 * with the environment that tells Playwright's configuration which browser to use, or undefined when there is none.
 */
export async function ensureBrowser() {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')} (apt-get) ...`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  }
  if (existsSync(debian)) return { CHROMIUM: debian };
  const { code } = await runNode(bin('playwright/cli.js'), ['install', 'chromium']);
  return code === 0 ? { CHROMIUM: '' } : undefined;
}
