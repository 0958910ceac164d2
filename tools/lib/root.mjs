/** The repository's root, and paths below it, so that tools work from any directory. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const fromRoot = (...parts) => join(root, ...parts);
