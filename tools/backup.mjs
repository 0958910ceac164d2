/** `npm run backup -- [--out FILE] [--passphrase-file FILE]`: everything in one file, also while the server runs (docs/operations.md). */
import { runServerScript } from './lib/server-script.mjs';

await runServerScript('backup');
