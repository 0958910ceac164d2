import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import { readFileSync, writeFileSync } from 'node:fs';

const files = (await import('tinyglobby')).globSync(['apps/web/src/**/*.graphql']).sort();
const schema = parse(readFileSync('apps/server/schema.graphql', 'utf8'));
const documents = files.map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) }));
const filename = 'apps/web/src/graphql/generated.ts';
writeFileSync(
  filename,
  await codegen({
    filename,
    schema,
    documents,
    config: {
      scalars: { Date: 'string', LocalTime: 'string', DateTime: 'string' },
      useTypeImports: true,
      enumType: 'string-literal',
    },
    pluginMap: { operations, typedDocuments },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
  }),
);
