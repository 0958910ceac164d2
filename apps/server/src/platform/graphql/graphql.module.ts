import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { GraphQLContext } from '../auth/auth.guard';
import type { AppRequest } from '../http/app-request';
import { Logger } from '../observability/logger';
import { formatGraphQLError } from './format-error';
import { describeRoots } from './describe-roots';
import { HotQueries, contextOf } from './hot-queries';
import { SubscriptionServer } from './subscription-server';
import { CalendarDateScalar, LocalTimeScalar } from './scalars';

/** Checked before execution. The product's largest query stays under half of each. */
export const graphqlLimits = { depth: 8, cost: 5_000, aliases: 15, directives: 20, tokens: 1_500 } as const;

const armor = new ApolloArmor({
  maxDepth: { n: graphqlLimits.depth, flattenFragments: true, ignoreIntrospection: true },
  costLimit: { maxCost: graphqlLimits.cost, flattenFragments: true, ignoreIntrospection: true },
  maxAliases: { n: graphqlLimits.aliases },
  maxDirectives: { n: graphqlLimits.directives },
  // Its token limit parses everything twice and turns every syntax error into a 500; the parser has its own limit.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** Otherwise a subscription over HTTP fails in schema checks and is reported as an internal error. */
const socketsOnly: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation !== 'subscription') return Promise.resolve();
        const http = { status: 400 };
        return Promise.reject(new GraphQLError('Subscriptions are served over sockets only', { extensions: { http } }));
      },
    }),
};

@Module({ providers: [HotQueries], exports: [HotQueries] })
class HotQueriesModule {}

@Module({
  imports: [
    HotQueriesModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [HotQueriesModule],
      inject: [Logger, HotQueries],
      useFactory: (logger: Logger, hotQueries: HotQueries) => {
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
          // Cache hints would wrap every field of every answer, and our answers are never cached in transit.
          plugins: [...protection.plugins, socketsOnly, hotQueries.plugin, ApolloServerPluginCacheControlDisabled()],
          parseOptions: { maxTokens: graphqlLimits.tokens },
          // An in-process cache of arbitrary queries; no client of ours uses it.
          persistedQueries: false,
          includeStacktraceInErrorResponses: false,
          context: ({ req }: { req: AppRequest }): GraphQLContext => contextOf(req),
          formatError: formatGraphQLError(logger),
        };
      },
    }),
  ],
  providers: [CalendarDateScalar, LocalTimeScalar, SubscriptionServer],
  exports: [SubscriptionServer],
})
export class GraphqlPlatformModule {}
