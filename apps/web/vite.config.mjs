import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.mjs';
import { designTokens } from './vite/design-tokens.mjs';
import { earlyRequests } from './vite/early.mjs';
import { muiVariables } from './vite/mui-variables.mjs';
import { pages } from './vite/pages.mjs';
import { precompress } from './vite/precompress.mjs';
import { serviceWorker } from './vite/service-worker.mjs';
import { webManifest } from './vite/web-manifest.mjs';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const proxy = {
  '/graphql': { target: api, ws: true },
  ...Object.fromEntries(
    [
      '/api',
      '/identity',
      '/files',
      '/feeds',
      '/unsubscribe',
      '/dev',
      '/app-config.json',
      '/healthz',
      '/readyz',
      '/metrics',
    ].map((path) => [path, api]),
  ),
};

/** Snapshots in browsers depend on the schema: with a different one they are dropped. */
const schema = readFileSync(new URL('../server/schema.graphql', import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    designTokens(),
    muiVariables(),
    webManifest(),
    earlyRequests(),
    pages(),
    precompress(),
    serviceWorker(),
  ],
  define: { __SCHEMA_VERSION__: JSON.stringify(createHash('sha256').update(schema).digest('hex').slice(0, 12)) },
  resolve: { tsconfigPaths: true },
  cacheDir: '../../node_modules/.vite/web',
  server: { host: '127.0.0.1', port: 4200, proxy },
  preview: { host: '127.0.0.1', port: 4300, proxy },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The size check reads it to know which chunks a screen's first paint needs.
    manifest: true,
    reportCompressedSize: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
