import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module';
import { classesOf } from './module-tree';
import type { AppConfig } from './platform/config';
import { CalendarDateScalar, LocalTimeScalar, describeRoots } from './platform/graphql';

/** Prints the code-first schema without a database: `node dist/apps/server/schema.cjs <file>`. */
async function main(): Promise<void> {
  const app = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: ['error'] });
  await app.init();
  const resolvers = classesOf(AppModule.with({} as AppConfig, { owner: '', app: '', system: '' }), 'providers').filter(
    (provider) => Reflect.hasMetadata('graphql:resolver_type', provider),
  );
  const schema = await app.get(GraphQLSchemaFactory).create(resolvers, [CalendarDateScalar, LocalTimeScalar]);
  writeFileSync(
    process.argv[2] ?? 'schema.graphql',
    `${printSchema(describeRoots(lexicographicSortSchema(schema)))}\n`,
  );
  await app.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
