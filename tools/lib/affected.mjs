/**
 * What a change can affect, by the folders it lies in: `npm test -- --changed`. It is a quick answer while working; the whole run is
 * what says that a change is done.
 */

/** What nobody can tell the effects of: everything is run. */
const ANYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|jest\.preset\.js|nx\.json|tools\/(?:jest\/|test\.mjs|lib\/))/;
const TEXT = /\.md$|^docs\//;

/** Rooms of apps/e2e/src that a domain shows itself in, beside `shell`, where every screen is looked at. */
const rooms = {
  activity: ['overviews', 'account'],
  bin: ['overviews'],
  calendar: ['calendar', 'offline', 'overviews'],
  dashboard: ['overviews', 'jobs', 'calendar'],
  demo: ['account'],
  digest: ['overviews'],
  families: ['family', 'account'],
  family: ['family', 'account'],
  identity: ['account'],
  jobs: ['jobs', 'offline', 'overviews'],
  landing: ['account'],
  meals: ['meals', 'overviews', 'calendar'],
  media: ['family', 'meals'],
  notifications: ['family'],
  onboarding: ['account'],
  overview: ['overviews', 'jobs', 'calendar'],
  search: ['overviews', 'jobs'],
};
const everywhere = 'all';
const isSpec = (file) => /\.spec\.[cm]?[jt]sx?$/.test(file);

/** The rooms of the browser flows that a changed file can affect. */
function roomsOf(file) {
  const [, room] = /^apps\/e2e\/src\/([^/]+)\/[^/]+\.e2e\.ts$/.exec(file) ?? [];
  if (room) return [room];
  if (isSpec(file) || /^apps\/(?:server|web\/src)\/test\//.test(file)) return [];
  const [, domain] = /^apps\/(?:server\/src|web\/src\/features)\/([^/]+)\//.exec(file) ?? [];
  if (domain && Object.hasOwn(rooms, domain)) return [...rooms[domain], 'shell'];
  return /^(?:apps|libs)\//.test(file) ? [everywhere] : [];
}

const [SERVER, WEB, DOMAIN, PG] = ['apps/server', 'apps/web', 'libs/domain', 'libs/embedded-pg'];

/**
 * Places of specs in a project that a changed file can affect. By folders, not by imports: the specs of both applications start
 * the whole of it, and those of the API call a built server.
 */
function specsOf(file, project) {
  if (!file.startsWith(`${project}/`))
    return file.startsWith(`${DOMAIN}/src/`) && [SERVER, WEB].includes(project) && !isSpec(file) ? [everywhere] : [];
  if (isSpec(file)) return [file];
  const [, domain] = /^apps\/(?:server\/src|web\/src\/features)\/([^/]+)\//.exec(file) ?? [];
  if (!domain || domain === 'platform') return [everywhere];
  if (project === SERVER) return [`${SERVER}/src/${domain}/`, `${SERVER}/test/`];
  // the dashboard shows what the others have, and the shell leads to them
  return [`${WEB}/src/features/${domain}/`, `${WEB}/src/features/dashboard/`, `${WEB}/src/app/`];
}

const union = (lists) => {
  const all = [...new Set(lists.flat())];
  return all.includes(everywhere) ? everywhere : all.sort();
};

/**
 * @param {string[]} files changed files, relative to the workspace
 * @returns {{ anything: boolean, flows: string[] | 'all', specs: Record<string, string[] | 'all'> }} whether all of it has to run;
 *   the rooms of browser flows; of each project with specs the places of those
 */
export function affectedBy(files) {
  const code = files.filter((file) => !TEXT.test(file));
  return {
    anything: code.some((file) => ANYTHING.test(file)),
    flows: union(code.map(roomsOf)),
    specs: Object.fromEntries(
      [SERVER, WEB, DOMAIN, PG, 'tools'].map((project) => [project, union(code.map((file) => specsOf(file, project)))]),
    ),
  };
}
