import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { as } from '.';

const builtIn = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

interface OpenApiCall {
  summary?: string;
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { description?: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiCall>>;
  components: { schemas: Record<string, { properties?: Record<string, { description?: string; allOf?: unknown }> }> };
}

it('describes every type, field, argument and value of the GraphQL schema', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../schema.graphql'), 'utf8'));
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || builtIn.has(type.name)) continue;
    if (!type.description) silent.push(type.name);
    if (isEnumType(type))
      for (const value of type.getValues()) if (!value.description) silent.push(`${type.name}.${value.name}`);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        if (!field.description) silent.push(`${type.name}.${field.name}`);
        for (const argument of 'args' in field ? field.args : [])
          if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`);
      }
  }
  expect(silent).toEqual([]);
});

it('describes every call, parameter and field of the REST API', async () => {
  const { body, status } = await as(null).rest.get('/api/docs-json');
  expect(status).toBe(200);
  const { paths, components } = body as OpenApi;
  const silent: string[] = [];
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (!operation.summary) silent.push(`${method} ${path}`);
      for (const parameter of operation.parameters ?? [])
        if (!parameter.description) silent.push(`${method} ${path} ?${parameter.name}`);
    }
  for (const [name, { properties = {} }] of Object.entries(components.schemas))
    for (const [field, { description }] of Object.entries(properties))
      if (!description) silent.push(`${name}.${field}`);
  expect(silent).toEqual([]);
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/calendar', '/api/auth/family', '/identity/sign-in/email']),
  );
});

it('says of each deletion what was moved to the bin', async () => {
  const { paths } = (await as(null).rest.get('/api/docs-json')).body as OpenApi;
  const said = Object.values(paths).flatMap(({ delete: call }) => {
    const [, what] = /^Moves an? (\w+) to the bin\b/.exec(call?.summary ?? '') ?? [];
    return call && what ? [[`The ${what} was moved to the bin.`, call.responses['200']?.description]] : [];
  });
  expect(said.length).toBeGreaterThan(5);
  for (const [expected, description] of said) expect(description).toBe(expected);
});
