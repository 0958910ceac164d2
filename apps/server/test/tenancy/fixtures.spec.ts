import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { AppModule } from '../../src/app.module';
import type { AppConfig } from '../../src/platform/config';
import { PlatformModule } from '../../src/platform/platform.module';
import { fixtures } from './fixtures';
import { operationsOf } from './operations';
import { routesOf } from './routes';
import { targetsOf, unknownNames } from './targets';

it('has a fixture for every domain', () => {
  const { imports = [] } = AppModule.with({} as AppConfig, { owner: '', app: '', system: '' });
  const known = new Set<unknown>([PlatformModule, ...fixtures.map(({ module }) => module)]);
  // the environment is the only entry that is not a class: it carries the configuration
  const missing = imports.filter((entry) => typeof entry === 'function' && !known.has(entry));
  expect(missing.map((entry) => (entry as { name: string }).name)).toEqual([]);
});

it('names only existing operations and routes', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
  expect(unknownNames(targetsOf(operationsOf(schema), routesOf()))).toEqual([]);
});
