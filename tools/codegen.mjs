/**
 * Generates the types and documents of every .graphql file of the web client, and, with `--schema`, first
 * apps/server/schema.graphql from the server. A bundler puts a module into one chunk, so a feature's documents are
 * compiled into its own folder, as `generated.ts`, and load with it. Other documents are compiled into their own folder
 * (graphql/ has those of the first screen), and so are files of a feature that begin with `# @loads-alone`, for parts
 * that another screen shows without the feature. Fragments of graphql/ may be spread everywhere.
 *
 * - `node tools/codegen.mjs`: types only, from the existing schema
 * - `node tools/codegen.mjs --schema`: builds the server and prints its schema first (`npm run codegen`)
 * - `node tools/codegen.mjs --check`: as `--schema`, but writes nothing; exits with 1 when a committed file differs
 */
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, Kind, parse, validate, visit } from 'graphql';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { ensureBuilt } from './lib/build.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const schemaFile = 'apps/server/schema.graphql';
const typesFile = 'apps/web/src/graphql/generated.ts';

class Failure extends Error {}

/** The schema as printed by the built server. */
async function printedSchema() {
  if (!(await ensureBuilt(['server']))) throw new Failure('The server does not build: see above');
  const dir = mkdtempSync(join(tmpdir(), 'homefold-schema-'));
  try {
    const file = join(dir, 'schema.graphql');
    const { code, output } = await runNode('dist/apps/server/schema.cjs', [file], { capture: true });
    if (code !== 0 || !existsSync(file)) throw new Failure(`The server could not print its schema:\n${output}`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The TypeScript modules for all documents, by path: [file, text] each. */
async function generatedTypes(schemaText) {
  const schema = buildSchema(schemaText);
  const documents = globSync(['apps/web/src/**/*.graphql'], { cwd: root })
    .sort()
    .map((location) => {
      try {
        return { location, document: parse(readFileSync(fromRoot(location), 'utf8')) };
      } catch (error) {
        throw new Failure(`${location}: ${error.message}`);
      }
    });
  const whole = { kind: 'Document', definitions: documents.flatMap(({ document }) => document.definitions) };
  const errors = validate(schema, whole).filter(({ message }) => !/is never used/.test(message));
  if (errors.length > 0) {
    const where = (node) => documents.find(({ document }) => document.loc.source === node?.loc?.source)?.location;
    throw new Failure(errors.map(({ message, nodes }) => `${where(nodes?.[0])}: ${message}`).join('\n'));
  }
  const files = [...new Set(documents.map(fileOf))];
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await typesOf(file, schemaText, documents)])),
  );
  return files.map((file) => [file, withoutTypesOf(featureFileAround(file), file, texts)]);
}

/** The file of the feature with a part that is loaded separately. */
const featureFileAround = (file) => {
  const around = /^apps\/web\/src\/features\/[^/]+/.exec(file)?.[0];
  return around && `${around}/generated.ts`;
};

/** Types cost nothing to load: a part that loads alone uses its feature's schema types where they exist. */
function withoutTypesOf(feature, file, texts) {
  const text = texts.get(file);
  if (feature === file || !texts.has(feature)) return text;
  const blocks = text.split('\n\n');
  const known = new Set(texts.get(feature).split('\n\n'));
  const nameIn = (block) => (known.has(block) ? /^export type (\w+) =/m.exec(block)?.[1] : undefined);
  const names = blocks.flatMap((block) => nameIn(block) ?? []);
  if (names.length === 0) return text;
  const rest = blocks.filter((block) => !nameIn(block)).join('\n\n');
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
  const from = `from '${posix.relative(posix.dirname(file), feature).replace(/\.ts$/, '')}';`;
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } ${from}\n` : '';
  return `${imports}export type { ${names.join(', ')} } ${from}\n${rest}`;
}

/** The output file of a document: in its feature unless its first line says `# @loads-alone`, else in its own folder. */
function fileOf({ location, document }) {
  const feature = /^apps\/web\/src\/features\/[^/]+/.exec(location)?.[0];
  const alone = document.loc.source.body.startsWith('# @loads-alone');
  return `${feature && !alone ? feature : posix.dirname(location)}/generated.ts`;
}

/** The fragments of graphql/ that these documents spread, also transitively. Their types are declared in graphql/. */
function fragmentsOfOthers(own, documents) {
  const shared = documents
    .filter((document) => fileOf(document) === typesFile)
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const found = new Set();
  const search = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = shared.find((each) => each.name.value === name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        search(fragment);
      },
    });
  for (const { document } of own) search(document);
  return [...found].map((node) => ({
    node,
    name: node.name.value,
    onType: node.typeCondition.name.value,
    isExternal: true,
  }));
}

function typesOf(filename, schemaText, documents) {
  const own = documents.filter((document) => fileOf(document) === filename);
  return codegen({
    filename,
    schema: parse(schemaText),
    documents: own,
    config: {
      scalars: { Date: 'string', LocalTime: 'string', DateTime: 'string' },
      useTypeImports: true,
      enumType: 'string-literal',
      externalFragments: filename === typesFile ? [] : fragmentsOfOthers(own, documents),
    },
    pluginMap: { operations, typedDocuments },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    skipDocumentsValidation: true, // validated above, with the file named
  });
}

/** Writes atomically, and only changed files: watchers and other readers never see a partial file. */
function save(file, text) {
  const target = fromRoot(file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  const half = `${target}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, target);
  console.log(`wrote ${file}`);
}

function differs(file, text) {
  const committed = existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : '';
  if (committed === text) return false;
  const [was, is] = [committed.split('\n'), text.split('\n')];
  const line = is.findIndex((each, index) => each !== was[index]);
  const at = line < 0 ? is.length : line;
  console.error(
    `${file} is not what the code gives (run \`npm run codegen\`). First difference, line ${at + 1}:\n` +
      `  committed: ${was[at] ?? '(end of file)'}\n  generated: ${is[at] ?? '(end of file)'}`,
  );
  return true;
}

try {
  const check = process.argv.includes('--check');
  const fromServer = check || process.argv.includes('--schema');
  const schema = fromServer ? await printedSchema() : readFileSync(fromRoot(schemaFile), 'utf8');
  const types = await generatedTypes(schema);
  const files = [...(fromServer ? [[schemaFile, schema]] : []), ...types];
  if (check) process.exit(files.map(([file, text]) => differs(file, text)).some(Boolean) ? 1 : 0);
  for (const [file, text] of files) save(file, text);
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
