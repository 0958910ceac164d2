/**
 * `npm run sbom`: what the running product is made of, as CycloneDX in dist/sbom.json, by npm's own command and from the lockfile alone.
 * `npm run sbom -- --all` adds the tools that build and test it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const npm = process.env.npm_execpath;
const scope = process.argv.includes('--all') ? [] : ['--omit=dev'];
const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--loglevel=error',
  ...scope,
];
const { code, output } = npm?.endsWith('.js')
  ? await run(process.execPath, [npm, ...args], { capture: true })
  : await run('npm', args, { shell: process.platform === 'win32', capture: true });
if (code !== 0) {
  process.stderr.write(output);
  process.exit(1);
}
const bom = JSON.parse(output);
bom.metadata.component.name = 'homefold'; // npm takes the name of the folder
mkdirSync(fromRoot('dist'), { recursive: true });
writeFileSync(fromRoot('dist/sbom.json'), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`dist/sbom.json: ${bom.components.length} packages`);
