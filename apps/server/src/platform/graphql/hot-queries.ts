import type { ApolloServerPlugin } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, execute } from 'graphql';
import type { GraphQLContext } from '../auth/auth.guard';
import type { AppRequest } from '../http/app-request';
import { Logger } from '../observability/logger';
import { networkOf } from '../limits/client-network';
import { formatGraphQLError } from './format-error';

/** How many queries are remembered, and how long one may be: many times what our screens need. */
const MAX_QUERIES = 500;
const MAX_LENGTH = 10_000;

/** Request headers of an ordinary query, as our client sends it. Anything else goes to Apollo. */
const contentTypes = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

interface Known {
  schema: GraphQLSchema;
  document: DocumentNode;
}

interface Body {
  query: string;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | null | undefined;
}

/**
 * A fast path for queries that have been answered before: they parse, validate and stay under every limit, all of which
 * depend on their text alone. Anything unusual (mutations, extensions, other media types, wrong variables) goes to
 * Apollo, which also decides what is remembered. Every query runs once, on either path, because it may count an attempt
 * or a call.
 */
@Injectable()
export class HotQueries {
  private readonly known = new Map<string, Known>();

  constructor(private readonly logger: Logger) {}

  /** Records every query that Apollo has run. */
  readonly plugin: ApolloServerPlugin = {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ source, schema, document, operation, request, response }) => {
          const ran = response.body.kind === 'single' && response.body.singleResult.data !== undefined;
          if (ran && source && document && operation?.operation === 'query' && source.length <= MAX_LENGTH)
            this.remember(keyOf(source, request.operationName), { schema, document });
          return Promise.resolve();
        },
      }),
  };

  /** Runs behind the sign-in and in front of Apollo. */
  readonly middleware = async (request: AppRequest, response: Response, next: NextFunction): Promise<void> => {
    const contentType = contentTypes.get(request.headers.accept);
    const body = contentType === undefined ? null : plainQuery(request);
    const known = body && this.known.get(keyOf(body.query, body.operationName));
    if (!known) return next();
    try {
      const { schema, document } = known;
      const { variables: variableValues, operationName } = body;
      const result = await execute({
        schema,
        document,
        contextValue: contextOf(request),
        variableValues,
        operationName,
      });
      // Variables that do not fit: nothing has run, and Apollo reports it.
      if (result.data === undefined) return next();
      response.setHeader('content-type', contentType as string);
      const answer = Buffer.from(`${JSON.stringify(this.answer(result))}\n`);
      response.setHeader('content-length', answer.length);
      response.end(answer);
    } catch (error) {
      next(error);
    }
  };

  private answer({ data, errors }: ExecutionResult): object {
    if (!errors) return { data };
    const format = formatGraphQLError(this.logger);
    return { errors: errors.map((error) => format(error.toJSON(), error)), data };
  }

  private remember(key: string, known: Known): void {
    if (this.known.has(key)) return;
    if (this.known.size >= MAX_QUERIES) {
      const [oldest] = this.known.keys();
      this.known.delete(oldest as string);
    }
    this.known.set(key, known);
  }
}

/** Context of both paths: the middleware in front of them has resolved the viewer. */
export const contextOf = (request: AppRequest): GraphQLContext => ({
  viewer: request.viewer as GraphQLContext['viewer'],
  requestId: request.id,
  network: networkOf(request.ip),
  req: request,
});

const keyOf = (query: string, operationName: string | null | undefined): string => `${operationName ?? ''}\n${query}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a plain query over POST; null for anything else. */
function plainQuery({ method, headers, body }: AppRequest): Body | null {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json') || !isRecord(body)) return null;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string' || (extensions !== undefined && extensions !== null)) return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  return { query, operationName, variables };
}
