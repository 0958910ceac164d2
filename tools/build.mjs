/** `npm run build`: server and web into dist/, each only when its sources changed since the last build. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

process.chdir(root);
await ensureInstalled();
process.exit((await ensureBuilt()) ? 0 : 1);
