/**
 * Starts a domain: `npm run new-domain -- pet pets` writes a kind of record that the family adds, edits, deletes,
 * undoes, restores and searches, in both APIs and on a screen, with its tests, and registers it. It has a name, notes
 * and a date; change the columns first, then the rest. docs/decisions/kit.md describes what the files contain. Its
 * section is in the group Home of the menus, unless the third argument is `today` or `plan`, and opens with `g` and the
 * first unused letter of its name.
 *
 * @example npm run new-domain -- pet pets
 * @example npm run new-domain -- "packing list" "packing lists" plan
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.cwd();
const template = fileURLToPath(new URL('./template/', import.meta.url));
const server = 'apps/server/src/domains.ts';
const domain = 'libs/domain/src/sections.ts';
const shell = 'apps/web/src/app/shell/sections.ts';
const EXAMPLE = 'npm run new-domain -- pet pets, or: npm run new-domain -- "packing list" "packing lists"';

const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
function fail(message) {
  console.error(message);
  process.exit(1);
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const article = (name) => (/^[aeiou]/.test(name) ? 'an' : 'a');
/** A name in every spelling that the template uses. */
function spellings(name) {
  const words = name.split(' ');
  const pascal = words.map(capital).join('');
  return {
    words: name,
    sentence: capital(name),
    title: words.map(capital).join(' '),
    kebab: words.join('-'),
    snake: words.join('_'),
    constant: words.join('_').toUpperCase(),
    pascal,
    camel: words[0] + pascal.slice(words[0].length),
  };
}
/** Each spelling once, those of a list first: "sample item" is a part of "sample items". */
const replacements = ([one, many]) =>
  [
    ['sample items', many],
    ['sample item', one],
  ].flatMap(([from, to]) => {
    const [found, put] = [spellings(from), spellings(to)];
    return Object.keys(found).map((spelling) => [found[spelling], put[spelling]]);
  });

/** Words that no table can be called without quotes (PostgreSQL's reserved key words). */
const RESERVED_IN_SQL =
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
   concurrently constraint create cross current default deferrable desc distinct do else end except false fetch for foreign
   freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
   localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning
   right select similar some symmetric table tablesample then to trailing true union unique user using variadic verbose when
   where window with`.split(/\s+/);

function isReservedInScripts(name) {
  try {
    new Function(`'use strict'; let ${name}`);
    return false;
  } catch {
    return true;
  }
}

/** Why a domain cannot have these names; undefined when it can. */
function refusal(one, many) {
  if (!one || !many) return `Give its name for one and for many: ${EXAMPLE}`;
  for (const name of [one, many])
    if (!/^[a-z]+(?: [a-z]+)*$/.test(name))
      return `"${name}" cannot be a name: use lower-case letters, and a space between words. ${EXAMPLE}`;
  if (one === many) return `One and many need different words, since both become names in the code: ${EXAMPLE}`;
  const [single, list] = [spellings(one), spellings(many)];
  for (const { words, camel } of [single, list])
    if (isReservedInScripts(camel)) return `"${words}" cannot be a name: it is a word of TypeScript itself`;
  if (RESERVED_IN_SQL.includes(single.snake)) return `"${one}" cannot be a name: it is a word of SQL itself`;
  const has = (file, pattern) => new RegExp(pattern, 'm').test(read(file));
  const sections = read(domain);
  if (existsSync(join(root, 'apps/server/src', list.kebab))) return `There is a domain called ${many} already`;
  if (new RegExp(`^  '?${list.kebab}'?: \\{ label`, 'm').test(sections))
    return `${domain} has a section ${list.kebab} already: if it is only planned, remove its entry first`;
  if (new RegExp(`^  ${single.snake}: \\{`, 'm').test(sections))
    return `${domain} has records called ${single.snake} already`;
  const schema = 'apps/server/schema.graphql';
  if (has(schema, `^(?:type|input|enum|interface|union|scalar) ${single.pascal}(?:Input)?\\b`))
    return `The GraphQL schema has a type ${single.pascal} or ${single.pascal}Input already`;
  if (has(schema, `^  (?:${single.camel}|${list.camel}|(?:add|update|delete)${single.pascal})[(:]`))
    return `The GraphQL schema has a field ${single.camel} or ${list.camel} already`;
  return undefined;
}

const [one = '', many = '', group = 'home'] = process.argv
  .slice(2)
  .map((word) => word.trim().replaceAll('-', ' ').replaceAll(/\s+/g, ' '));
const refused = refusal(one, many);
if (refused) fail(refused);
if (!['today', 'plan', 'home'].includes(group)) fail(`The menus have no group ${group}: today, plan or home`);

/** The next timestamp for a migration, after every other one, since it determines their order. */
const times = readdirSync(join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.migration.ts'))
  .flatMap((name) =>
    [...read(join('apps/server/src', name)).matchAll(/\b[A-Za-z]\w*?(\d{13})\b/g)].map(([, time]) => Number(time)),
  );
const time = String(Math.max(...times) + 10);

const words = replacements([one, many]);
const named = (text) =>
  words
    .reduce((before, [from, to]) => before.replaceAll(from, to), text.replaceAll('1700000000800', time))
    .replaceAll(
      new RegExp(`\\b([Aa]) (?=${one}\\b)`, 'g'),
      (_all, a) => `${a === 'A' ? capital(article(one)) : article(one)} `,
    );

/** Inserts a text in front of an anchor. */
function insert(file, anchor, text) {
  const before = read(file);
  if (before.split(anchor).length !== 2) fail(`${file} has changed: "${anchor.trim()}" is not in it exactly once`);
  write(
    file,
    before.replace(anchor, () => named(text) + anchor),
  );
}

const made = Object.fromEntries(
  readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tpl'))
    .map((name) => [named(name.slice(0, -'.tpl'.length)), named(readFileSync(join(template, name), 'utf8'))]),
);
const there = Object.keys(made).find((file) => existsSync(join(root, file)));
if (there) fail(`${there} exists already`);
for (const [file, text] of Object.entries(made)) write(file, text);
insert(
  server,
  "import { SearchModule } from './search';",
  "import { SampleItemsModule, sampleItemsMigrations } from './sample-items';\n",
);
insert(server, '\n  { module: BinModule },', '  { module: SampleItemsModule, migrations: sampleItemsMigrations },\n');
const taken = [...read(domain).matchAll(/\bkey: '(\w)'/g)].map(([, letter]) => letter);
const key = [...many.replaceAll(' ', ''), ...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !taken.includes(letter));
insert(
  domain,
  "  profile: { label: 'Profile'",
  `  'sample-items': { label: 'Sample Items', group: '${group}', key: '${key}', built: true },\n`,
);
insert(
  domain,
  "  family: {\n    section: 'family',",
  `  sample_item: {
    section: 'sample-items',
    description: 'A sample item.',
    words: { label: 'Sample item', plural: 'Sample items', one: 'a sample item', place: 'the sample items' },
    searchable: 'always',
    restorable: true,
  },
`,
);
insert(
  shell,
  "  profile: () => import('../../features/family/page'),",
  "  'sample-items': () => import('../../features/sample-items/page'),\n",
);
insert(
  shell,
  "  entry({ id: 'profile',",
  `  entry({
    id: 'sample-items',
    icon: Shapes,
    addAction: { label: t.shell.addOne('Sample Item'), floating: true },
  }),
`,
);
insert(shell, '  family: House,\n', '  sample_item: Shapes,\n');
const icons = /import \{\s*([^}]*?),?\s*\} from 'lucide-react';/;
const [line, names] = icons.exec(read(shell)) ?? fail(`${shell} imports no icons`);
const all = [...new Set([...names.split(/,\s*/), 'Shapes'])].sort().join(', ');
write(shell, read(shell).replace(line, `import { ${all} } from 'lucide-react';`));

const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
node('node_modules/oxfmt/bin/oxfmt', ...Object.keys(made), server, domain, shell);
node('tools/codegen.mjs', '--schema');
console.log(`\n${Object.keys(made).length} files for ${many}, registered in ${server}, ${domain} and ${shell}.`);
