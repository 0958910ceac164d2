import type { GraphQLSchema } from 'graphql';

/** Nest leaves the three root types without a description. Returns the schema it was given. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const roots = [
    [schema.getQueryType(), "What the signed-in caller can read: their own account and their own family's records."],
    [
      schema.getMutationType(),
      "The changes that the signed-in caller can make. Each is published to the family's subscriptions at once.",
    ],
    [schema.getSubscriptionType(), 'Live updates over graphql-transport-ws.'],
  ] as const;
  for (const [type, description] of roots) if (type) type.description = description;
  return schema;
}
