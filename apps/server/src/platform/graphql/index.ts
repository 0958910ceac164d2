export { After, First, IdempotencyKey, UndoKey, Version } from './arguments';
export { GraphqlPlatformModule, graphqlLimits } from './graphql.module';
export { describeRoots } from './describe-roots';
export { enumOf } from './enum-of';
export { graphqlAuth } from './graphql-auth.middleware';
export { HotQueries } from './hot-queries';
export { CalendarDateScalar, LocalTimeScalar } from './scalars';
export { SubscriptionServer, socketLimits } from './subscription-server';
export { TextSpan } from './text-span';
