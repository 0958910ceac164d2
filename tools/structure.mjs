/** Checks that files stay findable (tools/checks/structure.mjs). A step of `npm test`. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { crowdedFolders, importCycles, misspelledTestSupport } from './checks/structure.mjs';
import { fromRoot, root } from './lib/root.mjs';

const files = globSync(['apps/server/{src,test}/**/*.ts', 'apps/web/src/**/*.{ts,tsx}', 'libs/*/{src,test}/**/*.ts'], {
  cwd: root,
}).sort();
/** Folders are counted with styles and documents. */
const everything = globSync(['apps/*/{src,test}/**/*', 'libs/*/{src,test}/**/*', 'tools/**/*', 'docs/**/*'], {
  cwd: root,
  ignore: ['**/node_modules/**', '**/dist/**', '**/test-results/**'],
});
const { paths } = JSON.parse(readFileSync(fromRoot('tsconfig.base.json'), 'utf8')).compilerOptions;
const aliases = Object.fromEntries(Object.entries(paths).map(([name, [path]]) => [name, path.replace('./', '')]));

const problems = [
  ...crowdedFolders(everything).map((each) => `${each}, too many to keep an overview: split it into subfolders`),
  ...misspelledTestSupport(files).map((each) => `${each}: test support is named <what>.test-kit.ts`),
  ...importCycles(files, (file) => readFileSync(fromRoot(file), 'utf8'), aliases).map((each) => `cycle: ${each}`),
];
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
