import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { GraphQLContext } from '../auth/auth.guard';
import type { AppRequest } from '../http/app-request';
import { Logger } from '../observability/logger';
import { formatGraphQLError } from './format-error';
import { describeRoots } from './describe-roots';
import { SubscriptionServer } from './subscription-server';
import { CalendarDateScalar, LocalTimeScalar } from './scalars';

/** Refused before anything runs. The product's largest own query stays under half of each. */
export const graphqlLimits = { depth: 8, cost: 5_000, aliases: 15, directives: 20, tokens: 1_500 } as const;

const armor = new ApolloArmor({
  maxDepth: { n: graphqlLimits.depth, flattenFragments: true, ignoreIntrospection: true },
  costLimit: { maxCost: graphqlLimits.cost, flattenFragments: true, ignoreIntrospection: true },
  maxAliases: { n: graphqlLimits.aliases },
  maxDirectives: { n: graphqlLimits.directives },
  maxTokens: { n: graphqlLimits.tokens },
  blockFieldSuggestion: { enabled: false },
});

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [Logger],
      useFactory: (logger: Logger) => {
        const protection = armor.protect();
        return {
          path: '/graphql',
          autoSchemaFile: true,
          transformSchema: describeRoots,
          sortSchema: true,
          introspection: true,
          playground: false,
          graphiql: false,
          csrfPrevention: true,
          allowBatchedHttpRequests: false,
          validationRules: protection.validationRules,
          plugins: protection.plugins,
          includeStacktraceInErrorResponses: false,
          // The viewer is decided by the middleware in front (graphql-auth.middleware.ts): once per operation.
          context: ({ req }: { req: AppRequest }): GraphQLContext => ({
            viewer: req.viewer as GraphQLContext['viewer'],
            requestId: req.id,
            ip: req.ip ?? 'unknown',
            req,
          }),
          formatError: formatGraphQLError(logger),
        };
      },
    }),
  ],
  providers: [CalendarDateScalar, LocalTimeScalar, SubscriptionServer],
  exports: [SubscriptionServer],
})
export class GraphqlPlatformModule {}
