import type { ApolloServerPlugin } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, execute } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphQLContext } from '../auth/auth.guard';
import type { AppRequest } from '../http/app-request';
import { Logger } from '../observability/logger';
import { networkOf } from '../limits/client-network';
import { formatGraphQLError } from './format-error';

/** Queries that are remembered, and how long one may be: every screen of ours many times over. */
const MAX_QUERIES = 500;
const MAX_LENGTH = 10_000;

/**
 * A query that is asked again and again is compiled, as many as our own screens have: that costs milliseconds and tens of
 * kilobytes, and strangers' queries are not worth it.
 */
export const COMPILED_AFTER = 20;
const MAX_COMPILED = 100;

/** What is answered to whom says nothing special, and to our own client. Whoever wants anything else asks Apollo. */
const contentTypes = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

interface Known {
  schema: GraphQLSchema;
  document: DocumentNode;
  asked: number;
  /** null: it could not be compiled */
  compiled?: CompiledQuery | null;
}

interface Body {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/**
 * A shorter way for queries that have been answered before: they are known to parse, to be valid and to stay under every
 * limit, all of which depend on their text alone. Whatever is in the least unusual (mutations, extensions, other media
 * types, wrong variables) goes on to Apollo, which is also the one that decides what becomes known.
 */
@Injectable()
export class HotQueries {
  private readonly known = new Map<string, Known>();
  private compilations = 0;

  constructor(private readonly logger: Logger) {}

  /** Learns of every query that Apollo has run. */
  readonly plugin: ApolloServerPlugin = {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ source, schema, document, operation, request, response }) => {
          const ran = response.body.kind === 'single' && response.body.singleResult.data !== undefined;
          if (ran && source && document && operation?.operation === 'query' && source.length <= MAX_LENGTH)
            this.remember(keyOf(source, request.operationName), { schema, document, asked: firstAsked(source) });
          return Promise.resolve();
        },
      }),
  };

  /** Stands behind the sign-in and before Apollo. */
  readonly middleware = async (request: AppRequest, response: Response, next: NextFunction): Promise<void> => {
    const contentType = contentTypes.get(request.headers.accept);
    const body = contentType === undefined ? null : plainQuery(request);
    const known = body && this.known.get(keyOf(body.query, body.operationName));
    if (!known) return next();
    try {
      const result = await this.run(known, body, contextOf(request));
      // Variables that do not fit: nothing has run, and Apollo knows how to say it.
      if (result.data === undefined) return next();
      response.setHeader('content-type', contentType as string);
      response.end(Buffer.from(`${JSON.stringify(this.answer(result))}\n`));
    } catch (error) {
      next(error);
    }
  };

  /**
   * A compiled query gives what went well. Whatever did not is asked once more and told by the reference implementation,
   * whose errors and nulls are the specification's; a query changes nothing.
   */
  private async run(known: Known, { variables, operationName }: Body, contextValue: GraphQLContext) {
    const compiled = this.compiledOf(known, operationName);
    if (compiled) {
      const result = await succeeded(() => compiled.query(undefined, contextValue, variables ?? {}));
      if (result) return result;
    }
    const { schema, document } = known;
    return execute({ schema, document, contextValue, variableValues: variables, operationName });
  }

  private compiledOf(known: Known, operationName?: string | null): CompiledQuery | null {
    if (known.compiled !== undefined) return known.compiled;
    known.asked += 1;
    if (known.asked < COMPILED_AFTER || this.compilations >= MAX_COMPILED) return null;
    this.compilations += 1;
    const compiled = compileQuery(known.schema, known.document, operationName ?? undefined);
    return (known.compiled = isCompiledQuery(compiled) ? compiled : null);
  }

  private answer({ data, errors }: ExecutionResult): object {
    if (!errors) return { data };
    const format = formatGraphQLError(this.logger);
    return { errors: errors.map((error) => format(error.toJSON(), error)), data };
  }

  private remember(key: string, known: Known): void {
    if (this.known.has(key)) return;
    if (this.known.size >= MAX_QUERIES) this.forgetOldest();
    this.known.set(key, known);
  }

  private forgetOldest(): void {
    const [oldest] = this.known;
    if (!oldest) return;
    this.known.delete(oldest[0]);
    if (oldest[1].compiled !== undefined) this.compilations -= 1;
  }
}

/** An answer under the name `__proto__` is lost in compiled code: such a query is never asked often enough. */
const firstAsked = (source: string): number => (source.includes('__proto__') ? -Infinity : 0);

async function succeeded(run: () => unknown): Promise<ExecutionResult | null> {
  try {
    const result = (await run()) as ExecutionResult;
    return result.errors || result.data === undefined ? null : result;
  } catch {
    // its nulls are not always where they belong (graphql-jit 0.8.9)
    return null;
  }
}

/** The same for Apollo and for the shorter way: the viewer was decided by the middleware in front of both. */
export const contextOf = (request: AppRequest): GraphQLContext => ({
  viewer: request.viewer as GraphQLContext['viewer'],
  requestId: request.id,
  network: networkOf(request.ip),
  req: request,
});

const keyOf = (query: string, operationName: string | null | undefined): string => `${operationName ?? ''}\n${query}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a plain query over POST; null for everything else. */
function plainQuery({ method, headers, body }: AppRequest): Body | null {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json') || !isRecord(body)) return null;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string' || (extensions !== undefined && extensions !== null)) return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  return body as unknown as Body;
}
