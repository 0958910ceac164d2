/**
 * `npm run build`: server and web into dist/, each only when its sources changed since the last build. Names as arguments build less:
 * `node tools/build.mjs server`. `--copy-to=DIR` also leaves a copy that no later build replaces.
 */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

process.chdir(root);
await ensureInstalled();
const [options, names] = [true, false].map((flag) =>
  process.argv.slice(2).filter((word) => word.startsWith('--') === flag),
);
const copyTo = options.map((option) => /^--copy-to=(.+)$/.exec(option)?.[1]).find(Boolean);
process.exit((await ensureBuilt(names.length > 0 ? names : undefined, { copyTo })) ? 0 : 1);
