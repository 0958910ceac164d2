import { dirname, extname, resolve } from 'node:path';
import { parseAst } from 'vite';

const source = (path) => resolve(import.meta.dirname, '../src', path);

/** The modules a screen starts with: what they import statically is needed before it shows. */
const START = [source('app/main.tsx')];
const LANDING = [source('features/landing/landing-page.tsx')];
const FIRST_SCREEN = [source('app/signed-in-app.tsx'), source('features/dashboard/page.tsx')];
/** The theme of MUI, and the section opened most. */
const THEME = [source('theme/app-theme.tsx')];
const CALENDAR = [source('features/calendar/page.tsx')];
const ROOTS = new Set([...START, ...LANDING, ...FIRST_SCREEN, ...THEME, ...CALENDAR]);

/** Packages that only re-export: a module that imports three names needs three of their files, not all. */
const BARRELS = new Set(['@homefold/domain', 'lucide-react']);

const withoutEnding = (path) => path.slice(0, path.length - extname(path).length);

/**
 * Follows static imports, through barrels by name.
 *
 * @param context of rolldown's chunking
 * @returns a function from modules to the set of all modules they need
 */
function closures(context) {
  /** The module that defines a name, by barrel and exported name. */
  const owners = new Map();
  const ownersIn = (barrel) => {
    if (!owners.has(barrel)) {
      const { code, importedIds } = context.getModuleInfo(barrel);
      const byPath = new Map(importedIds.map((id) => [withoutEnding(id), id]));
      const byName = new Map();
      for (const { type, source: from, specifiers } of parseAst(code).body)
        if (type === 'ExportNamedDeclaration' && from)
          for (const { exported } of specifiers)
            byName.set(
              exported.name,
              byPath.get(withoutEnding(resolve(dirname(barrel), `${from.value}${extname(from.value) ? '' : '.ts'}`))),
            );
      owners.set(barrel, byName);
    }
    return owners.get(barrel);
  };
  const needs = new Map();
  const needsOf = (id) => {
    if (!needs.has(id)) {
      const { code, importedIds } = context.getModuleInfo(id);
      const byName = code && !id.includes('/node_modules/') ? importsOfBarrels(code) : [];
      const barrels = new Set();
      const found = byName.flatMap(({ names, from }) => {
        const barrel = importedIds.find((each) => isBarrel(each, from));
        if (!barrel) return [];
        barrels.add(barrel);
        return names.map((name) => ownersIn(barrel).get(name)).filter(Boolean);
      });
      needs.set(id, [...importedIds.filter((each) => !barrels.has(each)), ...found]);
    }
    return needs.get(id);
  };
  return (roots) => {
    const found = new Set();
    const visit = (id) => {
      if (found.has(id)) return;
      found.add(id);
      needsOf(id).forEach(visit);
    };
    roots.forEach(visit);
    return found;
  };
}

const importsOfBarrels = (code) =>
  parseAst(code)
    .body.filter(({ type, source: from }) => type === 'ImportDeclaration' && BARRELS.has(from.value))
    .map(({ source: from, specifiers }) => ({
      from: from.value,
      names: specifiers.map(({ imported }) => imported?.name),
    }));

const isBarrel = (id, name) =>
  name === '@homefold/domain' ? /\/libs\/domain\/src\/index\.ts$/.test(id) : id.includes(`/node_modules/${name}/`);

/**
 * The groups of chunks, for rolldown's `codeSplitting`. Its default, one chunk for each set of screens that share a
 * module, splits the first screen into seventy files: HTTP/1.1 loads six at a time, and each costs the browser a
 * request, a compilation and a link step. Here a screen is one file of ours and one for each large library; the rest is
 * left to the bundler.
 */
export function chunkGroups() {
  let sets;
  /** Parts of the landing page and of the calendar that other screens use without loading the whole page. */
  let elsewhere;
  const setsOf = (context) => {
    if (!sets) {
      const closureOf = closures(context);
      sets = [START, LANDING, FIRST_SCREEN, THEME, CALENDAR].map(closureOf);
      const importedBy = (id) => context.getModuleInfo(id).importers;
      const partsElsewhere = (set) => closureOf([...set].filter((id) => importedBy(id).some((each) => !set.has(each))));
      elsewhere = new Set([...partsElsewhere(sets[1]), ...partsElsewhere(sets.at(-1))]);
    }
    return sets;
  };
  /** @param choose returns the name of a module's chunk, given where it is needed; null for none of these */
  const group = (debugName, priority, choose) => ({
    debugName,
    priority,
    // Otherwise a group includes what its modules import, whichever group that belongs to.
    includeDependenciesRecursively: false,
    name(id, context) {
      // Lazily imported modules stay separate chunks, by which `npm run size` finds a screen.
      if (ROOTS.has(id)) return null;
      const [start, landing, first, theme, calendar] = setsOf(context).map((set) => set.has(id));
      const library = id.includes('/node_modules/');
      const mui = /\/node_modules\/(@mui|react-transition-group)\//.test(id);
      return choose({ start, landing, first, theme, calendar, elsewhere: elsewhere.has(id), library, mui });
    },
  });
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
    // Without the socket library of live updates, which loads after the first answer.
    {
      name: 'graphql',
      test: /node_modules\/(@apollo(?!\/client\/link\/subscriptions)|graphql|rxjs|optimism|@wry|tslib)\//,
      priority: 2,
    },
    group('libraries', 1, ({ start, landing, first, theme, calendar, library, mui }) => {
      if (!library || start || landing) return null;
      if (first) return 'interface';
      if (theme) return 'theme';
      // The sign-in and the dashboard's jobs use no MUI, so what they share with the calendar stays separate.
      return calendar && mui ? 'controls' : null;
    }),
    group('screens', 0, ({ start, landing, first, theme, calendar, elsewhere, library }) => {
      if (start) return 'start';
      // The sign-in forms need no landing page, and the dashboard needs no code shared by the two.
      if (landing) return elsewhere ? (first ? 'shared' : 'entrance') : 'landing';
      if (first) return 'first-screen';
      if (library) return null;
      if (theme) return 'theme';
      // Modules used by other sections must not load the calendar.
      return calendar && !elsewhere ? 'calendar' : null;
    }),
  ];
}
