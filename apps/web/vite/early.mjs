import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { build } from 'vite';
import { BUILT_SECTIONS } from '../../../libs/domain/src/sections.ts';
import { CalendarWindowDocument } from '../src/features/calendar/generated.ts';
import { DashboardDocument, DashboardRowsDocument } from '../src/features/dashboard/generated.ts';
import { ShoppingListContentDocument } from '../src/features/meals/generated.ts';
import { ViewerDocument } from '../src/graphql/generated.ts';
import { DASHBOARD, filesOf } from './pages.mjs';

const web = resolve(import.meta.dirname, '..');
const THEME = 'src/theme/app-theme.tsx';

/** The page of each section except the dashboard, whose files are listed in `dashboard.html`: what the shell's `PAGES` imports. */
function sectionPages() {
  const shell = resolve(web, 'src/app/shell/sections.ts');
  const text = readFileSync(shell, 'utf8');
  const pageOf = (section) => {
    const [, path] = new RegExp(`^  '?${section}'?: \\(\\) =>\\s+import\\('([^']+)'\\)`, 'm').exec(text) ?? [];
    if (!path) throw new Error(`vite/early.mjs finds no page of ${section} in ${shell}`);
    return relative(web, `${resolve(dirname(shell), path)}.tsx`).replaceAll('\\', '/');
  };
  const others = BUILT_SECTIONS.filter((section) => section !== 'dashboard');
  return Object.fromEntries(others.map((section) => [section, pageOf(section)]));
}
const SECTIONS = sectionPages();

const queries = Object.fromEntries(
  Object.entries({
    Dashboard: DashboardDocument,
    DashboardRows: DashboardRowsDocument,
    Viewer: ViewerDocument,
    CalendarWindow: CalendarWindowDocument,
    ShoppingListContent: ShoppingListContentDocument,
  }).map(([name, document]) => [name, print(addTypenameToDocument(document))]),
);

/** The files of each section that `dashboard.html` does not list. */
function sectionFiles(bundle, root) {
  const all = ({ scripts, styles }) => [...scripts, ...styles];
  const known = new Set(all(filesOf(DASHBOARD, bundle, root)));
  return Object.fromEntries(
    Object.entries(SECTIONS).map(([section, page]) => [
      section,
      all(filesOf([page, THEME], bundle, root)).filter((name) => !known.has(name)),
    ]),
  );
}

const entry = resolve(web, 'src/early/main.ts');

/** Vite plugin: builds src/early to /early.js, a self-contained script that waits for no other. */
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
      handler: ({ dir }, bundle) =>
        build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __QUERIES__: JSON.stringify(queries),
            __SECTION_FILES__: JSON.stringify(sectionFiles(bundle, config.root)),
          },
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
