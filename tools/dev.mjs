/**
 * `npm run dev`: everything on http://localhost:3000 (`PORT`), rebuilt as you type.
 *
 * Vite serves the web client with hot reload and proxies the server's paths (listed in apps/web/vite.config.mjs); the
 * server is bundled again on every edit and replaced once the new one is healthy. A syntax error is printed and the
 * last good build stays. This process holds PostgreSQL as well, so that it outlives server restarts; it stops with this
 * process.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { devBackend } from './lib/dev-backend.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { stopWith } from './lib/parent.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

checkNode();
process.chdir(root);
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'; // the web client's configuration reads its design tokens, TypeScript
await ensureInstalled();
const { build, createServer } = await import('vite');

const port = Number(process.env.PORT || 3000);
const out = fromRoot('dist/dev');
const closers = [];
let closing = false;

async function close(code) {
  if (closing) return;
  closing = true;
  for (const each of closers.reverse()) await each();
  process.exit(code);
}
stopWith(() => void close(0));

function fail(message) {
  console.error(message);
  void close(1);
}

/** Holds the embedded database for as long as this process lives (a no-op with DATABASE_URL). */
async function holdDatabase() {
  if (process.env.DATABASE_URL) return;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { external: true },
    build: {
      ssr: 'libs/embedded-pg/src/index.ts',
      outDir: join(out, 'embedded-pg'),
      rolldownOptions: { output: { entryFileNames: 'index.mjs' } },
    },
  });
  const { startEmbeddedPg } = await import(pathToFileURL(join(out, 'embedded-pg/index.mjs')).href);
  const database = await startEmbeddedPg({ dataDir: join(resolve(process.env.DATA_DIR || '.data'), 'pg') });
  closers.push(() => database.stop());
}

async function serveWeb(apiPort) {
  process.env.API_URL = `http://127.0.0.1:${apiPort}`; // read by the Vite config, which lists the server's paths
  const web = await createServer({
    configFile: fromRoot('apps/web/vite.config.mjs'),
    mode: 'development',
    server: { host: process.env.HOST || '0.0.0.0', port, strictPort: true, fs: { allow: [root] } },
  });
  closers.push(() => web.close());
  await web.listen();
  web.watcher.on('all', (_event, file) => file.endsWith('.graphql') && generateTypes());
}

/** Keeps generated types up to date with the documents; edits during a run trigger another one. */
let generating;
let again = false;
function generateTypes() {
  again = true;
  generating ??= (async () => {
    while (again && !closing) {
      again = false;
      await runNode('tools/codegen.mjs', []);
    }
    generating = undefined;
  })();
}

async function serveApi() {
  rmSync(join(out, 'server'), { recursive: true, force: true });
  const backend = await devBackend({
    script: join(out, 'server/main.cjs'),
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    },
  });
  closers.push(() => backend.close());
  const watcher = await build({
    configFile: fromRoot('apps/server/vite.config.mjs'),
    logLevel: 'error',
    mode: 'development',
    build: { outDir: join(out, 'server'), emptyOutDir: false, watch: {} },
  });
  closers.push(() => watcher.close());
  let began = 0;
  watcher.on('event', (event) => {
    if (event.code === 'START') began = performance.now();
    if (event.code === 'BUNDLE_END') void event.result?.close();
    if (event.code === 'END' && !closing) {
      const edit = began;
      void backend.restart().then((up) => {
        if (up) console.log(`[server] up in ${Math.round(performance.now() - edit)} ms`);
      });
    }
  });
  return backend.port;
}

process.on('unhandledRejection', (error) => console.error(error));
try {
  await holdDatabase();
  await serveWeb(await serveApi());
  if (!closing) console.log(`Homefold (development): http://localhost:${port}`);
} catch (error) {
  fail(/already in use/.test(error.message) ? `PORT: ${port} is already in use` : error.message);
}
