import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designTokens } from './vite/design-tokens.mjs';
import { precompress } from './vite/precompress.mjs';
import { serviceWorker } from './vite/service-worker.mjs';
import { webManifest } from './vite/web-manifest.mjs';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const proxy = {
  '/graphql': { target: api, ws: true },
  ...Object.fromEntries(
    ['/api', '/identity', '/files', '/feeds', '/dev', '/app-config.json', '/healthz', '/readyz', '/metrics'].map(
      (path) => [path, api],
    ),
  ),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), designTokens(), webManifest(), precompress(), serviceWorker()],
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
  },
});
