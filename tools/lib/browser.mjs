/** Ensures that there is a browser for tests, and a font with the emoji its screens show. */
import { existsSync } from 'node:fs';
import { bin, run, runNode } from './run.mjs';

const packages = {
  // renders neither window nor tabs: a flow costs a fifth less than in the full browser
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  // for flows with notifications, which the headless shell cannot show
  chromium: '/usr/bin/chromium',
  'fonts-noto-color-emoji': '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf',
};
const missingPackages = () => Object.keys(packages).filter((name) => !existsSync(packages[name]));

/**
 * Installs what is missing: Debian's packages where apt can be used (as root), else Playwright's own download; false when
 * there is no browser afterwards. Playwright's configuration finds either.
 */
export async function ensureBrowser() {
  const missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')} (apt-get) ...`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  }
  if (missingPackages().length === 0) return true;
  return (await runNode(bin('playwright/cli.js'), ['install', 'chromium'])).code === 0;
}
