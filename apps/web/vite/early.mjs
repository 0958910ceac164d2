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

/** The page of each section except the dashboard, whose files are listed in `dashboard.html`: what its entry in the shell loads. */
function pagesIn(shell) {
  const text = readFileSync(shell, 'utf8');
  const page = (specifier) => relative(web, `${resolve(dirname(shell), specifier)}.tsx`).replaceAll('\\', '/');
  const shared = Object.fromEntries(
    [...text.matchAll(/const (\w+): LoadPage = \(\) => import\('([^']+)'\)/g)].map(([, name, path]) => [name, path]),
  );
  const entries = [
    ...text.matchAll(/entry\(\{\s*id: '([\w-]+)',.*?\bload(?:: \(\) => import\('([^']+)'\)|: (\w+)).*?\}\)/gs),
  ];
  return Object.fromEntries(
    entries.filter(([, id]) => id !== 'dashboard').map(([, id, path, name]) => [id, page(path ?? shared[name])]),
  );
}

const web = resolve(import.meta.dirname, '..');
const SECTIONS = pagesIn(resolve(web, 'src/app/shell/sections.ts'));
const THEME = 'src/theme/app-theme.tsx';

const missing = BUILT_SECTIONS.filter((section) => section !== 'dashboard' && !Object.hasOwn(SECTIONS, section));
if (missing.length > 0)
  throw new Error(`vite/early.mjs finds no page of ${missing.join(', ')} in src/app/shell/sections.ts`);

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
