/**
 * Whether the domain generator has changed since its spec last passed, from a fingerprint that is committed beside it: a fresh clone
 * knows as well. `npm test` renews it when the spec passes.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

const stamp = fromRoot('tools/new-domain/verified.txt');
/** The files into which the generator inserts; the files that it copies are its own templates. */
const INSERTED_INTO = [
  'apps/server/src/domains.ts',
  'libs/domain/src/sections.ts',
  'apps/web/src/app/shell/sections.ts',
];

function fingerprint() {
  const own = readdirSync(fromRoot('tools/new-domain'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tools/new-domain/${name.replaceAll('\\', '/')}`)
    .filter((file) => fromRoot(file) !== stamp && statSync(fromRoot(file)).isFile());
  const hash = createHash('sha256');
  for (const file of [...own, ...INSERTED_INTO].sort()) hash.update(`${file}\0`).update(readFileSync(fromRoot(file)));
  return `${hash.digest('hex')}\n`;
}

export const generatorIsVerified = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

export const keepGeneratorVerified = () => writeFileSync(stamp, fingerprint());
