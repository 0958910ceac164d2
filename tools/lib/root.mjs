/** The repository's root, and paths below it: every tool works the same whatever directory it is called from. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const fromRoot = (...parts) => join(root, ...parts);
