/**
 * Finds what a change can reach, for `npm test -- --changed`. It gives quick feedback while working; only the whole run shows that a
 * change is done.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { importGraph, reached } from './import-graph.mjs';
import { fromRoot, root } from './root.mjs';

/** Changes with unknown effects: everything runs. */
const ANYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|jest\.preset\.js|nx\.json|tools\/(?:jest\/|test\.mjs|lib\/))/;
const TEXT = /\.md$|^docs\//;
const SOURCES = ['apps/*/{src,test}/**/*.{ts,tsx}', 'libs/*/{src,test}/**/*.ts'];

/** Folders of apps/e2e/src whose flows show a feature of the web client. */
const flowFolders = {
  bin: ['overviews'],
  calendar: ['calendar', 'offline'],
  dashboard: ['overviews'],
  digest: ['overviews'],
  family: ['family', 'account'],
  forum: ['forum'],
  jobs: ['jobs', 'offline'],
  landing: ['account'],
  meals: ['meals', 'offline'],
  onboarding: ['account'],
  search: ['overviews'],
  'settle-in': ['overviews'],
  wishlist: ['wishlist'],
};
const everywhere = 'all';
const isSpec = (file) => /\.spec\.[cm]?[jt]sx?$/.test(file);
const isTestSupport = (file) => /\.test-kit\.tsx?$|\.fixture\.ts$|^apps\/(?:server|web\/src)\/test\//.test(file);
const isFlow = (file) => file.endsWith('.e2e.ts');

const [SERVER, WEB, DOMAIN, PG, TOOLS] = ['apps/server', 'apps/web', 'libs/domain', 'libs/embedded-pg', 'tools'];
/** They import all domains, or load all features: through them everything would reach everything. */
const isAssembly = (file) =>
  /^apps\/server\/(?:src\/(?:domains|server)\.ts|src\/demo\/|test\/tenancy\/fixtures\.ts)/.test(file);
const loadsEverything = (file) => /^apps\/web\/src\/(?:app\/|main\.tsx)/.test(file);
/** What these do is visible in every call, so no import shows who depends on it. */
const isInEveryRequest = (file) =>
  file.startsWith(`${SERVER}/src/platform/`) || /^apps\/server\/src\/[^/]+\.ts$/.test(file);
/** Starts, kills and restores servers, whose work is that of many domains: for changes that every call passes through. */
const PROCESSES = `${SERVER}/test/processes/`;
/** Calls every operation as an outsider. */
const MATRIX = `${SERVER}/test/tenancy/matrix.api.spec.ts`;

/** The sources of the workspace and who uses each of them. */
function workspaceOf() {
  const files = globSync(SOURCES, { cwd: root, ignore: ['**/node_modules/**'] }).sort();
  const { paths } = JSON.parse(readFileSync(fromRoot('tsconfig.base.json'), 'utf8')).compilerOptions;
  const aliases = Object.fromEntries(Object.entries(paths).map(([name, [path]]) => [name, path.replace('./', '')]));
  const graph = importGraph(files, (file) => readFileSync(fromRoot(file), 'utf8'), aliases);
  const users = { direct: new Map(), all: new Map() };
  const add = (map, of, user) => map.set(of, [...(map.get(of) ?? []), user]);
  for (const [file, { uses, lazy }] of graph) {
    for (const each of [...uses, ...lazy]) add(users.all, each, file);
    if (isAssembly(file)) continue;
    for (const each of [...uses, ...(loadsEverything(file) ? [] : lazy)]) add(users.direct, each, file);
  }
  return {
    files,
    /** Everything that can behave differently when `file` does, along imports that name it. */
    behind: (file) => [...reached([file], (each) => users.direct.get(each) ?? [])],
    /** Everything that has to compile when `file` changes. */
    compiledWith: (file) => [...reached([file], (each) => users.all.get(each) ?? [])],
  };
}

let cached;
const readWorkspace = () => (cached ??= workspaceOf());

const featureOf = (file) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
/** The folder of a domain or feature that a file belongs to. */
const domainFolderOf = (file) =>
  /^(?:apps\/server\/src|apps\/web\/src\/(?:features\/)?(?!features\/)|libs\/domain\/src)\/?[^/]+\//.exec(file)?.[0];

/** Flows show what only a browser can, so a change of the server is shown by its specs. */
function flowsOf(file) {
  if (isFlow(file)) return [file];
  if (file.startsWith('apps/e2e/')) return [everywhere];
  if (isSpec(file) || isTestSupport(file) || !file.startsWith(`${WEB}/`)) return [];
  const feature = featureOf(file);
  if (!feature) return [everywhere];
  return (flowFolders[feature] ?? ['shell']).map((folder) => `apps/e2e/src/${folder}/`);
}

/** Paths of the specs in a project that a changed file can reach. */
function specsOf(file, project, { files, behind }) {
  if (isSpec(file)) return file.startsWith(`${project}/`) ? [file] : [];
  if (project === TOOLS) return file.startsWith('tools/') ? [everywhere] : [];
  if (!files.includes(file)) return file.startsWith(`${project}/`) ? [everywhere] : [];
  if (project === SERVER && (isInEveryRequest(file) || /^apps\/server\/test\/[^/]+$/.test(file))) return [everywhere];
  if (project === WEB && file.startsWith(`${WEB}/src/test/`)) return [everywhere];
  const changed = behind(file);
  const specs = files.filter((each) => isSpec(each) && each.startsWith(`${project}/`));
  // API specs call a running server, and specs of pages open an address: neither imports what it tests, and both are beside it
  const home = domainFolderOf(file);
  const folders = new Set(
    changed.filter((each) => !isSpec(each) && home && each.startsWith(home)).map((each) => dirname(each)),
  );
  const isBeside = (spec) => folders.has(dirname(spec));
  const found = specs.filter(
    (spec) => (changed.includes(spec) || isBeside(spec)) && (!spec.startsWith(PROCESSES) || file.startsWith(PROCESSES)),
  );
  const isProductOfServer = changed.some(
    (each) => each.startsWith(`${SERVER}/src/`) && !isTestSupport(each) && !isSpec(each),
  );
  return project === SERVER && isProductOfServer ? [...found, MATRIX] : found;
}

const union = (lists) => {
  const all = [...new Set(lists.flat())];
  return all.includes(everywhere) ? everywhere : all.sort();
};

/**
 * @param {string[]} changed files, relative to the workspace; also deleted ones
 * @returns {{ anything: boolean, flows: string[] | 'all', specs: Record<string, string[] | 'all'>, projects: string[] }} whether
 *   everything has to run; folders and files of browser flows to run; for each project the paths of the specs to run; the projects
 *   that have to compile
 */
export function affectedBy(changed) {
  const code = changed.filter((file) => !TEXT.test(file));
  const workspace = readWorkspace();
  const projects = code
    .flatMap((file) => [file, ...workspace.compiledWith(file)])
    .map((file) => /^(?:apps|libs)\/[^/]+/.exec(file)?.[0] ?? [])
    .flat();
  return {
    anything: code.some((file) => ANYTHING.test(file)),
    flows: union(code.map(flowsOf)),
    specs: Object.fromEntries(
      [SERVER, WEB, DOMAIN, PG, TOOLS].map((project) => [
        project,
        union(
          code.map((file) =>
            specsOf(file, project, workspace).filter((spec) => spec === everywhere || existsSync(fromRoot(spec))),
          ),
        ),
      ]),
    ),
    projects: [...new Set(projects)].sort(),
  };
}
