export { GraphqlPlatformModule, graphqlLimits } from './graphql.module';
export { graphqlAuth } from './graphql-auth.middleware';
export { SubscriptionServer, socketLimits } from './subscription-server';
