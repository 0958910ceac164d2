/** What a lockfile may contain: registry packages with integrity, under known licences, without undeclared scripts. */

/** Licences that allow using a package unchanged and redistributing the product. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'PSF-2.0'],
  'MPL-2.0', // requires publishing changes to its own files; we make none
  'OFL-1.1', // fonts, as long as they are not sold on their own
]);

/** For tools that stay on the developer's machine. */
const FOR_TOOLS = new Set([...LICENCES, 'CC-BY-4.0']);

/** The two exceptions: other licences allowed for these packages, and why. */
const EXCEPTIONS = [
  // libvips is a shared library next to the server: unchanged, and replaceable
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // README.md credits the source of the holiday dates, as the licence requires
  { name: /^date-holidays$/, licence: 'CC-BY-3.0' },
];

/** `node_modules/a/node_modules/@b/c` is `@b/c`; an alias (`npm:`) gives its real name. */
export const nameOf = (path, { name } = {}) => name ?? path.split('node_modules/').at(-1);

/**
 * Whether an SPDX expression can be satisfied with licences that `isAllowed` accepts: one side of an OR, both of an
 * AND.
 */
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
  /** Parses `part`, then further ones separated by `word`, combining the results; always consumes all of them. */
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
  return met && at === words.length; // remaining words: not an SPDX expression, so not allowed
}

/** Tarballs of a registry, whichever mirror wrote the lockfile: no git, folder or other web server. */
const isRegistryTarball = (resolved, name) =>
  /^https:\/\/[^/]+\/(.+\/)?-\/[^/]+\.tgz$/.test(resolved) && new URL(resolved).pathname.includes(`/${name}/-/`);

/** The version or range refers to a registry: not git, a folder or a URL. */
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
 * Problems of a lockfile, one per line.
 *
 * @param lock its JSON
 * @param allowScripts from package.json: every package with an install script, true or false
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
