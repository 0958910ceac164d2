import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { operationsOf } from './operations';
import { routesOf } from './routes';
import { targetsOf, unknownNames } from './targets';

it('names only existing operations and routes', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
  expect(unknownNames(targetsOf(operationsOf(schema), routesOf()))).toEqual([]);
});
