/** Reads what files import from each other, as a bundler would resolve it. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The file an import resolves to; undefined for packages. */
export function resolver(files, aliases) {
  const known = new Set(files);
  return (from, specifier) => {
    const path = aliases[specifier] ?? (specifier.startsWith('.') ? join(dirname(from), specifier) : undefined);
    return (
      path && ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => known.has(file))
    );
  };
}

/** Imports and exports of one file, with the names that pass through it; the name `*` stands for all of them. */
function readModule(file, text, resolve) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  const target = (specifier) => specifier && resolve(file, specifier.text);
  const imports = [];
  const exports = [];
  for (const statement of source.statements) {
    const from = target(statement.moduleSpecifier);
    if (!from) continue;
    if (ts.isImportDeclaration(statement)) {
      const { name, namedBindings } = statement.importClause ?? {};
      const named = namedBindings?.elements?.map((each) => (each.propertyName ?? each.name).text);
      const names = [...(name ? ['default'] : []), ...(namedBindings ? (named ?? ['*']) : [])];
      imports.push(...(names.length > 0 ? names : [null]).map((each) => ({ from, name: each })));
    } else {
      const elements = statement.exportClause?.elements;
      for (const each of elements ?? [undefined])
        exports.push({ from, name: (each?.propertyName ?? each?.name)?.text ?? '*', as: each?.name.text ?? '*' });
    }
  }
  const lazy = [...text.matchAll(/\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g)].flatMap(
    ([, , name]) => resolve(file, name) ?? [],
  );
  return { imports, exports, lazy };
}

/**
 * @param {string[]} files their paths, with forward slashes
 * @param {(file: string) => string} read returns the text of one
 * @param {Record<string, string>} aliases the file behind a name that is not a path
 * @returns {Map<string, { imports: string[], lazy: string[], uses: string[] }>} for each file: the files in its import and export
 *   statements, those it loads with `import()`, and those it uses. A file that imports a name from an index uses the index and the
 *   file that declares the name, not the rest of what the index exports.
 */
export function importGraph(files, read, aliases = {}) {
  const resolve = resolver(files, aliases);
  const modules = new Map(files.map((file) => [file, readModule(file, read(file), resolve)]));
  const declaring = (file, name, seen = new Set()) => {
    const key = `${file} ${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const { exports } = modules.get(file);
    const named = exports.filter((each) => name === '*' || each.as === name);
    const passed = named.length > 0 ? named : exports.filter((each) => each.as === '*');
    return [file, ...passed.flatMap((each) => declaring(each.from, each.name === '*' ? name : each.name, seen))];
  };
  const unique = (list) => [...new Set(list)];
  return new Map(
    [...modules].map(([file, { imports, exports, lazy }]) => [
      file,
      {
        imports: unique([...imports, ...exports].map(({ from }) => from)),
        lazy: unique(lazy),
        uses: unique(imports.flatMap(({ from, name }) => (name === null ? [from] : declaring(from, name)))),
      },
    ]),
  );
}

/**
 * @param {Iterable<string>} starts
 * @param {(file: string) => Iterable<string>} next
 * @returns {Set<string>} the starts and everything reached from them
 */
export function reached(starts, next) {
  const found = new Set(starts);
  for (const file of found) for (const each of next(file)) found.add(each);
  return found;
}
