/**
 * `node tools/icons.mjs`: draws the app icons (apps/web/public/icons) from the favicon's mark and the design tokens.
 * Run it again when one of them changes, and commit the output.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { fromRoot, root } from './lib/root.mjs';

process.chdir(root);
const { module: tokens } = await runnerImport(fromRoot('apps/web/src/theme/tokens.ts'));
const out = fromRoot('apps/web/public/icons');
/** The mark in its 32 units, on a background. */
const mark = readFileSync(fromRoot('apps/web/public/favicon.svg'), 'utf8')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .replace(/@media\(prefers-color-scheme:dark\)\{.*\}(?=<\/style>)/, '');

/**
 * Draws the mark on a background.
 * @param share of the width that the mark takes; 0.5 stays inside the safe zone of a maskable icon
 * @param corner radius of the background as a share of the width: 0 where the system applies its own mask
 */
async function draw(name, size, share, corner) {
  const edge = (32 * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${32 * corner}" fill="${tokens.light.paper}"/>
    <g transform="translate(${edge} ${edge}) scale(${share})">${mark}</g></svg>`;
  // Drawn large and scaled down: edges stay clean at every size.
  const image = sharp(Buffer.from(svg), { density: Math.ceil((72 * 1024) / size) }).resize(size, size);
  await image.png({ compressionLevel: 9, palette: true }).toFile(`${out}/${name}.png`);
  console.log(`${name}.png`);
}

mkdirSync(out, { recursive: true });
await draw('icon-192', 192, 0.72, 0.22);
await draw('icon-512', 512, 0.72, 0.22);
await draw('maskable-192', 192, 0.54, 0);
await draw('maskable-512', 512, 0.54, 0);
await draw('apple-touch-icon', 180, 0.66, 0);
await draw('shortcut-calendar', 96, 0.6, 0.22);
await draw('shortcut-shopping', 96, 0.6, 0.22);
