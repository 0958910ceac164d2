/** Digest of the GraphQL schema that this build was made for (vite.config.mjs). */
declare const __SCHEMA_VERSION__: string;

/** What is kept on the device has the form of a schema, and of a cache; the number counts changes of the cache's policies. */
export const SCHEMA = `1-${__SCHEMA_VERSION__}`;
