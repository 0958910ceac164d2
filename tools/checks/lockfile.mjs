/** What a lockfile may hold: packages of the registry, sealed, under licences that we know, that run nothing unasked. */

/** Licences that allow what we do with a package: use it unchanged and pass the product on. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'PSF-2.0'],
  'MPL-2.0', // asks for changes to its own files, of which we make none
  'OFL-1.1', // fonts, as long as they are not sold on their own
]);

/** For tools that stay on the developer's machine. */
const FOR_TOOLS = new Set([...LICENCES, 'CC-BY-4.0']);

/** The two exceptions: what else these packages may be under, and why. */
const EXCEPTIONS = [
  // libvips is a shared library beside the server: unchanged, and anybody may put another one in its place
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // README.md names the source of the holiday dates, as the licence asks
  { name: /^date-holidays$/, licence: 'CC-BY-3.0' },
];

/** `node_modules/a/node_modules/@b/c` is `@b/c`; an alias (`npm:`) says its real name. */
export const nameOf = (path, { name } = {}) => name ?? path.split('node_modules/').at(-1);

/** Whether an SPDX expression can be met with what `isAllowed` accepts: one side of an OR, both of an AND. */
export function isLicenceAllowed(expression, isAllowed) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const term = () => {
    if (words[at] !== '(') return isAllowed(words[at++] ?? '');
    at++;
    const inside = either();
    if (words[at++] !== ')') throw new Error(`not a licence: ${expression}`);
    return inside;
  };
  /** What `part` gives, joined with what it gives behind each further `word`; all of it is read, whatever it is. */
  const joined = (part, word, join) => {
    let met = part();
    while (words[at] === word) {
      at++;
      met = join(part(), met);
    }
    return met;
  };
  const both = () => joined(term, 'AND', (a, b) => a && b);
  const either = () => joined(both, 'OR', (a, b) => a || b);
  const met = either();
  return met && at === words.length; // what is left over is no SPDX expression, and so nothing that was allowed
}

/** Tarballs of a registry, whichever mirror wrote the lockfile: none of git, of a folder, of anybody's web server. */
const isRegistryTarball = (resolved, name) =>
  /^https:\/\/[^/]+\/(.+\/)?-\/[^/]+\.tgz$/.test(resolved) && new URL(resolved).pathname.includes(`/${name}/-/`);

/** The version or range asks a registry: not git, a folder or an address. */
const isRegistryRange = (range) =>
  /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\w\s.^~<>=|*+-]+$/.test(range) || range.startsWith('$');

function licenceProblem(path, entry, licenceOf) {
  const name = nameOf(path, entry);
  const licence = entry.license ?? licenceOf(path);
  if (!licence) return [`${name}: says no licence`];
  const allowed = entry.dev || entry.devOptional ? FOR_TOOLS : LICENCES;
  const excepted = EXCEPTIONS.filter((each) => each.name.test(name)).map((each) => each.licence);
  return isLicenceAllowed(licence, (id) => allowed.has(id) || excepted.includes(id))
    ? []
    : [`${name}: ${licence} is not on the list of licences (tools/checks/lockfile.mjs)`];
}

/**
 * What is wrong with a lockfile, a line each.
 *
 * @param lock its JSON
 * @param allowScripts of package.json: every package that runs a script when it is installed, true or false
 * @param licenceOf the licence of an installed package whose lockfile entry has none
 */
export function lockfileProblems(lock, { allowScripts = {}, licenceOf = () => undefined } = {}) {
  if (lock.lockfileVersion !== 3) return [`lockfileVersion is ${lock.lockfileVersion}, not 3`];
  const packages = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  const root = lock.packages?.[''] ?? {};
  const scripted = new Set(
    packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path, entry]) => nameOf(path, entry)),
  );
  return [
    ...Object.entries({ ...root.dependencies, ...root.devDependencies, ...root.optionalDependencies })
      .filter(([, range]) => !isRegistryRange(range))
      .map(([name, range]) => `${name}: ${range} does not come from a registry`),
    ...packages.flatMap(([path, entry]) => {
      const name = nameOf(path, entry);
      if (entry.link || !path.includes('node_modules/')) return [`${name}: is a folder, not a package of a registry`];
      return [
        ...(entry.resolved && !isRegistryTarball(entry.resolved, name)
          ? [`${name}: comes from ${entry.resolved.split('?')[0]}, not from a registry`]
          : []),
        ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '') ? [] : [`${name}: has no sha512 integrity`]),
        ...licenceProblem(path, entry, licenceOf),
      ];
    }),
    ...[...scripted]
      .filter((name) => !(name in allowScripts))
      .map(
        (name) => `${name}: runs a script when it is installed; list it in allowScripts of package.json, true or false`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name}: is in allowScripts and runs no script when it is installed`),
  ];
}
