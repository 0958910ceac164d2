/** Digest of the GraphQL schema that this build was made for (vite.config.mjs). */
declare const __SCHEMA_VERSION__: string;

/**
 * Stored data depends on the GraphQL schema and on the cache's policies; the number is incremented when the policies
 * change.
 */
export const SCHEMA = `1-${__SCHEMA_VERSION__}`;
