import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module';
import type { AppConfig } from './platform/config';
import { CalendarDateScalar, LocalTimeScalar } from './platform/graphql';

type Imported = Type<unknown> | DynamicModule;

/** Every class with `@Resolver` in the module tree: a new domain is in the schema without being listed here. */
function resolversOf(module: Imported, seen = new Set<unknown>()): Type<unknown>[] {
  const dynamic = 'module' in module ? module : undefined;
  const type = dynamic?.module ?? (module as Type<unknown>);
  if (seen.has(type)) return [];
  seen.add(type);
  const own = (key: 'imports' | 'providers'): unknown[] => [
    ...((Reflect.getMetadata(key, type) as unknown[] | undefined) ?? []),
    ...((dynamic?.[key] as unknown[] | undefined) ?? []),
  ];
  const providers = (own('providers') as Provider[]).filter(
    (provider): provider is Type<unknown> =>
      typeof provider === 'function' && Reflect.hasMetadata('graphql:resolver_type', provider),
  );
  const imported = own('imports').filter(
    (entry): entry is Imported =>
      typeof entry === 'function' || (typeof entry === 'object' && entry !== null && 'module' in entry),
  );
  return [...providers, ...imported.flatMap((entry) => resolversOf(entry, seen))];
}

/** Prints the code-first schema without a database: `node dist/apps/server/schema.cjs <file>`. */
async function main(): Promise<void> {
  const app = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: ['error'] });
  await app.init();
  const resolvers = resolversOf(AppModule.with({} as AppConfig, { owner: '', app: '', system: '' }));
  const schema = await app.get(GraphQLSchemaFactory).create(resolvers, [CalendarDateScalar, LocalTimeScalar]);
  writeFileSync(process.argv[2] ?? 'schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
  await app.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
