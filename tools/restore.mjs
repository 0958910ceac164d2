/** `npm run restore -- FILE [--passphrase-file FILE]`: fills an empty folder or database from a backup (docs/operations.md). */
import { runServerScript } from './lib/server-script.mjs';

await runServerScript('restore');
