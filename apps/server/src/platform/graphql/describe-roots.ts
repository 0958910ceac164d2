import type { GraphQLSchema } from 'graphql';

/** Nest leaves the three root types without a description. Returns the schema it was given. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const roots = [
    [schema.getQueryType(), "What the signed-in caller can look up: their own account and their own family's things."],
    [schema.getMutationType(), 'What the signed-in caller can do. Every change is told to the whole family at once.'],
    [schema.getSubscriptionType(), 'What is told to open screens as it happens, over graphql-transport-ws.'],
  ] as const;
  for (const [type, description] of roots) if (type) type.description = description;
  return schema;
}
