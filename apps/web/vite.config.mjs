import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3333';
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __CLERK_KEY__: JSON.stringify(process.env.CLERK_PUBLISHABLE_KEY ?? '') },
  resolve: { tsconfigPaths: true },
  cacheDir: '../../node_modules/.vite/web',
  server: {
    host: '127.0.0.1',
    port: 4200,
    proxy: { '/graphql': { target: api, ws: true }, '/rest': api, '/healthz': api },
  },
  preview: { host: '127.0.0.1', port: 4300, proxy: { '/graphql': { target: api, ws: true }, '/rest': api } },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    reportCompressedSize: true,
  },
});
