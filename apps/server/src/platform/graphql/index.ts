export { GraphqlPlatformModule, graphqlLimits } from './graphql.module';
export { describeRoots } from './describe-roots';
export { graphqlAuth } from './graphql-auth.middleware';
export { HotQueries } from './hot-queries';
export { CalendarDateScalar, LocalTimeScalar } from './scalars';
export { SubscriptionServer, socketLimits } from './subscription-server';
