/**
 * Writes what follows from the code: the types and documents of every .graphql file of the web client, and, with `--schema`,
 * apps/server/schema.graphql from the server before that. A bundler puts a module into one chunk, so a feature's documents are
 * compiled into its own folder, as `generated.ts`, and load with it. Features that spread the fragments of graphql/ share
 * graphql/generated.ts with them.
 *
 *   node tools/codegen.mjs             types only, from the schema as it lies there
 *   node tools/codegen.mjs --schema    build the server and print its schema first (`npm run codegen`)
 *   node tools/codegen.mjs --check     as --schema, but write nothing: exit 1 when a committed file differs
 */
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, validate, visit } from 'graphql';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { ensureBuilt } from './lib/build.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const schemaFile = 'apps/server/schema.graphql';
const typesFile = 'apps/web/src/graphql/generated.ts';

class Failure extends Error {}

/** The schema as the built server prints it. */
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

/** The TypeScript modules for all documents, in the order of their paths: [file, text] each. */
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
  const fileOfEach = new Map(documents.map((document) => [document, fileOf(document, documents)]));
  const compiled = [...new Set(fileOfEach.values())].map(async (file) => {
    const those = documents.filter((document) => fileOfEach.get(document) === file);
    return [file, await typesOf(file, schemaText, those)];
  });
  return Promise.all(compiled);
}

const featureOf = ({ location }) => /^apps\/web\/src\/features\/[^/]+\//.exec(location)?.[0];

/** Where a document is compiled to: into its feature, when all that this spreads is its own. */
function fileOf(document, documents) {
  const feature = featureOf(document);
  const own = documents.filter((other) => featureOf(other) === feature);
  const fragments = new Set(
    own.flatMap(({ document: { definitions } }) => definitions.map(({ kind, name }) => `${kind} ${name.value}`)),
  );
  let isApart = feature !== undefined;
  for (const each of own)
    visit(each.document, {
      FragmentSpread: ({ name }) => {
        isApart &&= fragments.has(`FragmentDefinition ${name.value}`);
      },
    });
  return isApart ? `${feature}generated.ts` : typesFile;
}

const typesOf = (filename, schemaText, documents) =>
  codegen({
    filename,
    schema: parse(schemaText),
    documents,
    config: {
      scalars: { Date: 'string', LocalTime: 'string', DateTime: 'string' },
      useTypeImports: true,
      enumType: 'string-literal',
    },
    pluginMap: { operations, typedDocuments },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    skipDocumentsValidation: true, // done above, with the file named
  });

/** Writes in one step, and only what is new: watchers and other readers never see half a file. */
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
