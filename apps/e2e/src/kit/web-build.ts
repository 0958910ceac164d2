import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { webBuild } from './server';

const digest = (text: string) => ({
  revision: createHash('sha256').update(text).digest('hex').slice(0, 16),
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

/** Copies the built web client to `dir`, as a separate deployment. */
export const copyWebBuild = (dir: string): void => cpSync(webBuild(), dir, { recursive: true });

/**
 * Replaces it by a newer build: another page with another service worker. Scripts whose names match `gone` are missing,
 * as after a build with new hashes.
 */
export function deployNext(dir: string, name: string, gone?: RegExp): void {
  let worker = readFileSync(join(dir, 'sw.js'), 'utf8');
  for (const page of readdirSync(dir).filter((file) => file.endsWith('.html'))) {
    const before = readFileSync(join(dir, page), 'utf8');
    const after = before.replace('<head>', `<head><meta name="build" content="${name}">`);
    writeFileSync(join(dir, page), after);
    writeFileSync(join(dir, `${page}.br`), brotliCompressSync(after));
    writeFileSync(join(dir, `${page}.gz`), gzipSync(after));
    const [was, is] = [digest(before), digest(after)];
    worker = worker.replaceAll(was.revision, is.revision).replaceAll(was.integrity, is.integrity);
  }
  if (gone) {
    const listed = new RegExp(`\\{[^{}]*"?url"?:.\\/assets\\/(${gone.source})[^{}]*\\},?`, 'g');
    for (const [, file] of worker.matchAll(listed))
      for (const end of ['', '.br', '.gz']) rmSync(join(dir, `assets/${file}${end}`), { force: true });
    worker = worker.replaceAll(listed, '');
  }
  writeFileSync(join(dir, 'sw.js'), worker);
}
