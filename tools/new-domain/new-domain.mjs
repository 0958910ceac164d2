/**
 * Starts a domain: `npm run new-domain -- pet pets` writes a kind of record that the family adds, edits, deletes,
 * undoes, restores and searches, in both APIs and on a screen, with its tests, and registers it. It has a name, notes
 * and a date; change the columns first, then the rest. docs/decisions/kit.md describes what the files contain. Its
 * section is in the group Home of the menus, unless the third argument is `today` or `plan`, and opens with `g` and the
 * first unused letter of its name.
 *
 * @example npm run new-domain -- pet pets
 * @example npm run new-domain -- visit visits plan
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.cwd();
const template = fileURLToPath(new URL('./template/', import.meta.url));

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [one = '', many = '', group = 'home'] = process.argv.slice(2);
if (![one, many].every((word) => /^[a-z]+$/.test(word)) || one === many)
  fail('Two different words in lower case, one and many: npm run new-domain -- pet pets');
if (!['today', 'plan', 'home'].includes(group)) fail(`The menus have no group ${group}: today, plan or home`);
if (existsSync(join(root, 'apps/server/src', many))) fail(`There is a domain called ${many} already`);

const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** The next timestamp for a migration, after every other one, since it determines their order. */
const times = readdirSync(join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.migration.ts'))
  .flatMap((name) =>
    [...read(join('apps/server/src', name)).matchAll(/\b[A-Za-z]\w*?(\d{13})\b/g)].map(([, time]) => Number(time)),
  );
const time = String(Math.max(...times) + 10);

const named = (text) =>
  text
    .replaceAll('1700000000800', time)
    .replaceAll('PETS', many.toUpperCase())
    .replaceAll('PET', one.toUpperCase())
    .replaceAll('Pets', capital(many))
    .replaceAll('Pet', capital(one))
    .replaceAll('pets', many)
    .replaceAll('pet', one);

/** Inserts a text in front of an anchor. */
function insert(file, anchor, text) {
  const before = read(file);
  if (before.split(anchor).length !== 2) fail(`${file} has changed: "${anchor.trim()}" is not in it exactly once`);
  write(
    file,
    before.replace(anchor, () => named(text) + anchor),
  );
}

const made = [];
for (const name of readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((each) =>
  each.endsWith('.tpl'),
)) {
  const file = named(name.slice(0, -'.tpl'.length));
  write(file, named(readFileSync(join(template, name), 'utf8')));
  made.push(file);
}

const server = 'apps/server/src/domains.ts';
insert(server, "import { SearchModule } from './search';", "import { PetsModule, petsMigrations } from './pets';\n");
insert(server, '\n  { module: BinModule },', '  { module: PetsModule, migrations: petsMigrations },\n');
const domain = 'libs/domain/src/sections.ts';
const taken = [...read(domain).matchAll(/\bkey: '(\w)'/g)].map(([, letter]) => letter);
const key = [...many, ...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !taken.includes(letter));
insert(
  domain,
  "  profile: { label: 'Profile'",
  `  pets: { label: 'Pets', group: '${group}', key: '${key}', built: true },\n`,
);
insert(
  domain,
  "  family: {\n    section: 'family',",
  `  pet: {
    section: 'pets',
    description: 'A pet.',
    words: { label: 'Pet', plural: 'Pets', one: 'a pet', place: 'the pets' },
    searchable: 'always',
    restorable: true,
  },
`,
);
const shell = 'apps/web/src/app/shell/sections.ts';
insert(
  shell,
  "  entry({\n    id: 'profile',",
  `  entry({
    id: 'pets',
    icon: Shapes,
    load: () => import('../../features/pets/page'),
    addAction: { label: t.shell.addOne(RESOURCES.pet.words.label) },
  }),
`,
);
insert(shell, '  family: House,\n', '  pet: Shapes,\n');
const icons = /import \{\s*([^}]*?),?\s*\} from 'lucide-react';/;
const [line, names] = icons.exec(read(shell)) ?? fail(`${shell} imports no icons`);
const all = [...new Set([...names.split(/,\s*/), 'Shapes'])].sort().join(', ');
write(shell, read(shell).replace(line, `import { ${all} } from 'lucide-react';`));
write(shell, read(shell).replace('import { SECTIONS }', 'import { RESOURCES, SECTIONS }'));

const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
node('node_modules/oxfmt/bin/oxfmt', ...made, server, domain, shell);
node('tools/codegen.mjs', '--schema');
console.log(`\n${made.length} files for ${many}, registered in ${server}, ${domain} and ${shell}.`);
