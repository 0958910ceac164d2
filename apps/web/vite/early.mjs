import { resolve } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { build } from 'vite';
import { DashboardDocument } from '../src/features/dashboard/generated.ts';

const entry = resolve(import.meta.dirname, '../src/early/main.ts');

/** Vite plugin: builds src/early to /early.js, a script of its own, so that it waits for no other. */
export function earlyRequests() {
  let config;
  return {
    name: 'homefold-early-requests',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'pre',
      handler: ({ dir }) =>
        build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          publicDir: false,
          define: { __DASHBOARD_QUERY__: JSON.stringify(print(addTypenameToDocument(DashboardDocument))) },
          resolve: { tsconfigPaths: true },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: config.build.target,
            modulePreload: false,
            minify: config.build.minify,
            rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'early.js' } },
          },
        }),
    },
  };
}
