import type { GraphQLFormattedError } from 'graphql';
import { graphqlErrorBody, toPublicError } from '../errors/public-error';
import type { Logger } from '../observability/logger';
import { currentRequestId } from '../observability/request-id';

/** Gives every GraphQL error its public form; the cause of an unknown one is logged. */
export function formatGraphQLError(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = toPublicError(thrown);
    if (error.internal)
      logger.failure('operation failed', (thrown as { originalError?: unknown }).originalError ?? thrown);
    return {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
      ...graphqlErrorBody(error, currentRequestId()),
    };
  };
}
