/**
 * `npm run build`: server and web into dist/, each only when its sources changed since the last build. Names as arguments build less:
 * `node tools/build.mjs server`.
 */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

process.chdir(root);
await ensureInstalled();
const names = process.argv.slice(2);
process.exit((await ensureBuilt(names.length > 0 ? names : undefined)) ? 0 : 1);
