/**
 * Finds what a change can affect from the folders of the changed files, for `npm test -- --changed`. It gives quick feedback while
 * working; only the whole run shows that a change is done.
 */

/** Changes with unknown effects: everything runs. */
const ANYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|jest\.preset\.js|nx\.json|tools\/(?:jest\/|test\.mjs|lib\/))/;
const TEXT = /\.md$|^docs\//;

/** Folders of apps/e2e/src whose flows show a domain, beside `shell`, which visits every screen. */
const flowFolders = {
  activity: ['overviews', 'account'],
  bin: ['overviews'],
  calendar: ['calendar', 'offline', 'overviews'],
  dashboard: ['overviews', 'jobs', 'calendar'],
  demo: ['account'],
  digest: ['overviews'],
  families: ['family', 'account'],
  family: ['family', 'account'],
  forum: ['forum', 'overviews'],
  identity: ['account'],
  jobs: ['jobs', 'offline', 'overviews'],
  landing: ['account'],
  meals: ['meals', 'overviews', 'calendar'],
  media: ['family', 'meals'],
  notifications: ['family'],
  onboarding: ['account'],
  overview: ['overviews', 'jobs', 'calendar'],
  search: ['overviews', 'jobs'],
  wishlist: ['wishlist', 'overviews'],
};
const everywhere = 'all';
const isSpec = (file) => /\.spec\.[cm]?[jt]sx?$/.test(file);

/** The folders of browser flows that a changed file can affect. */
function flowFoldersOf(file) {
  const [, folder] = /^apps\/e2e\/src\/([^/]+)\/[^/]+\.e2e\.ts$/.exec(file) ?? [];
  if (folder) return [folder];
  if (isSpec(file) || /^apps\/(?:server|web\/src)\/test\//.test(file)) return [];
  const [, domain] = /^apps\/(?:server\/src|web\/src\/features)\/([^/]+)\//.exec(file) ?? [];
  if (domain && Object.hasOwn(flowFolders, domain)) return [...flowFolders[domain], 'shell'];
  return /^(?:apps|libs)\//.test(file) ? [everywhere] : [];
}

const [SERVER, WEB, DOMAIN, PG] = ['apps/server', 'apps/web', 'libs/domain', 'libs/embedded-pg'];

/**
 * Paths of the specs in a project that a changed file can affect. By folders, not by imports: the specs of both applications start
 * all of it, and API specs call a built server.
 */
function specsOf(file, project) {
  if (!file.startsWith(`${project}/`))
    return file.startsWith(`${DOMAIN}/src/`) && [SERVER, WEB].includes(project) && !isSpec(file) ? [everywhere] : [];
  if (isSpec(file)) return [file];
  const [, domain] = /^apps\/(?:server\/src|web\/src\/features)\/([^/]+)\//.exec(file) ?? [];
  if (!domain || domain === 'platform') return [everywhere];
  if (project === SERVER) return [`${SERVER}/src/${domain}/`, `${SERVER}/test/`];
  // the dashboard shows parts of other features, and the shell links to them
  return [`${WEB}/src/features/${domain}/`, `${WEB}/src/features/dashboard/`, `${WEB}/src/app/`];
}

const union = (lists) => {
  const all = [...new Set(lists.flat())];
  return all.includes(everywhere) ? everywhere : all.sort();
};

/**
 * @param {string[]} files changed files, relative to the workspace
 * @returns {{ anything: boolean, flows: string[] | 'all', specs: Record<string, string[] | 'all'> }} whether everything has to run;
 *   the folders of browser flows to run; for each project the paths of the specs to run
 */
export function affectedBy(files) {
  const code = files.filter((file) => !TEXT.test(file));
  return {
    anything: code.some((file) => ANYTHING.test(file)),
    flows: union(code.map(flowFoldersOf)),
    specs: Object.fromEntries(
      [SERVER, WEB, DOMAIN, PG, 'tools'].map((project) => [project, union(code.map((file) => specsOf(file, project)))]),
    ),
  };
}
