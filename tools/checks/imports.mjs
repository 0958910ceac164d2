/** Compares the packages that the sources use with those in package.json. */
import ts from 'typescript';

/** `@scope/name/sub` is `@scope/name`; undefined for files, Node's own modules and virtual modules of plugins. */
export function packageOf(specifier) {
  if (/^(?:[./]|node:|virtual:)/.test(specifier)) return undefined;
  return /^(@[\w.-]+\/)?[\w.-]+/.exec(specifier)?.[0];
}

/** The packages that a source imports or requires, types included. */
export function importsOf(text) {
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => packageOf(fileName));
  return [...new Set(names.filter(Boolean))];
}

/** Whether a configuration or tool names a package: `plugin: "@nx/jest/plugin"`, `bin('vite/bin/vite.js')`. */
const isNamed = (name, texts) =>
  texts.some((text) =>
    ['"', "'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`)),
  );

/** `@types/express` describes `express`, `@types/a__b` describes `@a/b`. */
const described = (name) =>
  /^@types\/(?:(\w+)__)?(.+)$/
    .exec(name)
    ?.slice(1)
    .filter(Boolean)
    .join('/')
    .replace(/^(?=[^/]+\/)/, '@');

/**
 * Direct dependencies that nothing uses, and imports missing from package.json, which only work while something else
 * installs the package.
 *
 * @param manifest package.json
 * @param sources texts of everything that imports
 * @param configuration texts that name packages as words
 * @param peersOf the peer dependencies of an installed package
 * @param builtins Node's own modules
 * @param own packages of this workspace
 * @param ambient packages of which only types are extended
 * @param exceptions reasons for packages that nothing names
 */
export function dependencyProblems({
  manifest,
  sources,
  configuration,
  peersOf,
  builtins = [],
  own = [],
  ambient = [],
  exceptions = {},
}) {
  const listed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const imported = new Set(sources.flatMap(importsOf));
  const used = new Set(listed.filter((name) => imported.has(name) || isNamed(name, configuration)));
  for (const name of listed)
    if (['node', 'jest'].includes(described(name)) || used.has(described(name))) used.add(name);
  // peer dependencies of used packages, transitively
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const peer of [...used].flatMap(peersOf)) if (listed.includes(peer)) used.add(peer);
  }
  return [
    ...listed
      .filter((name) => !used.has(name) && !(name in exceptions))
      .map((name) => `${name}: nothing imports it; remove it`),
    ...Object.keys(exceptions)
      .filter((name) => !listed.includes(name) || used.has(name))
      .map((name) => `${name}: needs no exception any more (tools/supply-chain.mjs)`),
    ...[...imported]
      .filter(
        (name) => !listed.includes(name) && !ambient.includes(name) && !builtins.includes(name) && !own.includes(name),
      )
      .map((name) => `${name}: is imported and not listed in package.json`),
  ];
}
