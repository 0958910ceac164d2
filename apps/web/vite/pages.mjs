import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { muiVariables } from './mui-variables.mjs';

const prerenderer = resolve(import.meta.dirname, '../src/app/prerender.tsx');

/** The lazily imported modules of each page, loaded in addition to those of `index.html`. */
const LANDING = ['src/features/landing/landing-page.tsx', 'src/session/builtin.ts'];
export const DASHBOARD = ['src/app/signed-in-app.tsx', 'src/features/dashboard/page.tsx', 'src/session/builtin.ts'];

/** Requests of the signed-in page before its code arrives; early.js uses the answer of the first. */
const EARLY = [
  '<link rel="preload" href="/identity/get-session" as="fetch" crossorigin>',
  '<script async fetchpriority="high" src="/early.js"></script>',
];

/** For screen readers; replaced by the client's own text. */
const LOADING = '<p role="status" style="position:absolute;clip-path:inset(50%)">Loading...</p>';

/**
 * Vite plugin: writes `landing.html` and `dashboard.html` beside `index.html`. Each lists every file of its first
 * screen, so that they load in parallel instead of being discovered one after the other. The landing page contains its
 * content, the dashboard its frame, and its first requests are sent before its code has arrived (early.js).
 */
export function pages() {
  let config;
  return {
    name: 'homefold-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir }, bundle) {
        const html = await readFile(join(dir, 'index.html'), 'utf8');
        const content = await prerendered(config);
        const landing = withContent(
          withFiles(html, filesOf(LANDING, bundle, config.root), bundle),
          `<div id="root" data-prerendered>${content.landing}</div>`,
        );
        const dashboard = withContent(
          withFiles(html, filesOf(DASHBOARD, bundle, config.root), bundle),
          `<div id="static-frame">${content.frame}</div>\n    <div id="root">${LOADING}</div>`,
        ).replace('<meta name="viewport"', `${EARLY.join('\n    ')}\n    <meta name="viewport"`);
        await writeFile(join(dir, 'landing.html'), landing);
        await writeFile(join(dir, 'dashboard.html'), dashboard);
      },
    },
  };
}

/** Scripts and styles of `modules` with everything they import statically. */
export function filesOf(modules, bundle, root) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const scripts = new Set();
  const styles = new Set();
  const visit = (name) => {
    if (scripts.has(name) || bundle[name]?.type !== 'chunk') return;
    scripts.add(name);
    for (const style of bundle[name].viteMetadata.importedCss) styles.add(style);
    bundle[name].imports.forEach(visit);
  };
  for (const module of modules) {
    const id = resolve(root, module);
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`${module} has no chunk of its own`);
    visit(chunk.fileName);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Adds links to every script, and inlines the styles, so that the first paint waits for nothing else. A disabled link
 * loads nothing; it tells the client's loader that a style is present.
 */
function withFiles(html, { scripts, styles }, bundle) {
  const link = (name) => `<link rel="stylesheet" crossorigin href="/${name}">`;
  const inPlace = (name) => link(name).replace('crossorigin', 'disabled');
  const preloads = scripts
    .filter((name) => !html.includes(name))
    // After the first answers, which wait for early.js: an HTTP/1.1 connection has six slots.
    .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`);
  const inlined = styles.map((name) => bundle[name].source).join('\n');
  return styles
    .reduce((page, name) => page.replace(`    ${link(name)}\n`, ''), html)
    .replace('</head>', `  <style>${inlined}</style>\n    ${preloads.join('\n    ')}\n  </head>`)
    .replace('</body>', `  ${styles.map(inPlace).join('\n    ')}\n  </body>`);
}

/** Replaces `#root` with the spinner in it. */
function withContent(html, content) {
  const [before, rest] = html.split('<div id="root">');
  const spinner = '</div>\n    </div>';
  return `${before}${content}${rest.slice(rest.indexOf(spinner) + spinner.length)}`;
}

/** @returns the HTML of app/prerender.tsx, by what it shows */
async function prerendered(config) {
  const out = await mkdtemp(join(config.root, '../../node_modules/.vite-prerender-'));
  try {
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react(), muiVariables()],
      resolve: { tsconfigPaths: true },
      define: { __SCHEMA_VERSION__: '""' },
      ssr: { noExternal: true },
      build: {
        ssr: prerenderer,
        outDir: out,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    });
    const { landingHtml, frameHtml } = await import(pathToFileURL(join(out, 'prerender.mjs')).href);
    return { landing: await landingHtml(), frame: frameHtml() };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
