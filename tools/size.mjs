/**
 * `npm run size`: download size of a first visit. Builds the web client when needed, sums the gzipped scripts that each
 * screen needs before it shows (its lazy entries and their static imports), prints a table, and exits with 1 over
 * budget or if a section has no separate chunk.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, root } from './lib/root.mjs';

/** The modules a screen loads in sequence, by their names in Vite's manifest, and its budget in kB gzipped. */
const screens = [
  { name: 'landing page', budget: 110, modules: ['index.html', 'src/features/landing/landing-page.tsx'] },
  {
    name: 'a shared wishlist',
    budget: 110,
    modules: ['index.html', 'src/features/wishlist/public/shared-wishlist-page.tsx'],
  },
  {
    name: 'dashboard, first screen',
    budget: 200,
    modules: ['index.html', 'src/app/signed-in-app.tsx', 'src/features/dashboard/page.tsx'],
  },
];

process.chdir(root);
await ensureInstalled();
if (!(await ensureBuilt(['web']))) process.exit(1);

const out = fromRoot('dist/apps/web');
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8'));
const problems = [];

/** Chunks that load together with these modules, without duplicates. */
function chunksOf(modules) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key].imports?.forEach(visit);
  };
  for (const module of modules) {
    if (manifest[module]) visit(module);
    else problems.push(`${module} is not a chunk of its own (is it imported lazily?)`);
  }
  return [...found].map((key) => manifest[key]).filter(({ file }) => file.endsWith('.js'));
}

const gzipped = new Map();
function size(file) {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(`${out}/${file}`), { level: 9 }).length);
  return gzipped.get(file);
}
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

for (const { name, budget, modules } of screens) {
  const chunks = chunksOf(modules);
  const total = chunks.reduce((sum, { file }) => sum + size(file), 0);
  const over = total > budget * 1000;
  if (over) problems.push(`${name}: ${kB(total).trim()} gzipped, the budget is ${budget} kB`);
  console.log(`${name.padEnd(44)}${kB(total)} of ${budget} kB${over ? '   OVER' : ''}`);
  for (const { file } of chunks.sort((a, b) => size(b.file) - size(a.file)))
    console.log(`  ${file.padEnd(42)}${kB(size(file))}`);
}

const features = fromRoot('apps/web/src/features');
console.log('sections, each its own chunk');
for (const section of readdirSync(features).sort()) {
  if (!existsSync(`${features}/${section}/page.tsx`)) continue;
  const chunk = manifest[`src/features/${section}/page.tsx`];
  if (chunk?.isDynamicEntry) console.log(`  ${section.padEnd(42)}${kB(size(chunk.file))}`);
  else problems.push(`the section ${section} has no chunk of its own`);
}

for (const problem of problems) console.error(`size: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
