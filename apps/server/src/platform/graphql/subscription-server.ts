import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError, getOperationAST, parse, validate } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { Authenticator, type GraphQLContext, type Viewer } from '../auth';
import { DomainError, toPublicError } from '../errors';
import { Origins } from '../http/origins';
import { networkOf } from '../limits';
import { LiveBus, isReader, type LiveReader } from '../live';
import { Logger, underRequestId } from '../observability';
import { formatGraphQLError } from './format-error';
import { subscribeShared } from './shared-events';

/** The library's defaults accept any Origin, 2 MB frames and hundreds of subscriptions per socket. */
export const socketLimits = { frameBytes: 64 * 1024, subscriptionsPerSocket: 20, socketsPerUser: 20 } as const;

/** Makes graphql-ws clients reconnect at once and refetch what they missed. */
const SERVICE_RESTART = 1012;

/** Time for clients to answer a close frame; those that do not have lost the connection. */
const CLOSING_MS = 1_000;

type SubscribePayload = {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};
type SocketState = { viewer: Viewer };
type SocketContext = Context<Record<string, unknown>, Extra & Partial<SocketState>>;

/** The connection broke while an event was being sent: not our error, and no client is left to report it to. */
function isLostConnection(error: GraphQLError): boolean {
  const cause: object = error.originalError ?? error;
  return 'code' in cause && (cause.code === 'EPIPE' || cause.code === 'ECONNRESET');
}

const refuse = (socket: Duplex, status: string, text = ''): void =>
  void socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    () => socket.destroy(),
  );

/** `ws /graphql` (graphql-transport-ws): subscriptions only, for signed-in callers of our own pages and native apps. */
@Injectable()
export class SubscriptionServer implements OnModuleDestroy {
  private readonly sockets = new Map<WebSocket, Viewer>();
  private server?: WebSocketServer;
  private dispose?: () => void | Promise<void>;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly authenticator: Authenticator,
    private readonly origins: Origins,
    private readonly bus: LiveBus,
    private readonly logger: Logger,
  ) {}

  /** Call once, after the application is initialised and before it listens. */
  attach(http: Server): void {
    const server = new WebSocketServer({ noServer: true, maxPayload: socketLimits.frameBytes });
    this.server = server;
    http.on('upgrade', (request, socket, head) => {
      // Node leaves an upgraded socket without error listeners, and an unhandled error event ends the process.
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?')[0] !== '/graphql') return refuse(socket, '404 Not Found');
      const problem = this.refusal(request);
      if (problem) return refuse(socket, '403 Forbidden', problem);
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    });
    const handler = useServer<Record<string, unknown>, SocketState>(
      {
        schema: () => this.schemaHost.schema,
        subscribe: subscribeShared,
        onConnect: (context) => this.connect(context),
        onSubscribe: (context, id, payload) => this.subscribe(context, id, payload),
        onNext: (_context, _id, _payload, _args, result) =>
          result.errors ? { ...result, errors: this.format(result.errors) } : undefined,
        onError: (_context, _id, _payload, errors) =>
          errors.every(isLostConnection) ? undefined : this.format(errors),
        connectionInitWaitTimeout: 5_000,
        // Internal errors of the library are not exposed.
        isProd: true,
      },
      server,
      20_000,
    );
    this.dispose = () => handler.dispose();
    this.bus.onGap((reader) => this.closeAll(SERVICE_RESTART, 'Live updates were interrupted', reader));
  }

  /** Runs first: Apollo stops next, and would wait ten seconds for every open socket. */
  onModuleDestroy(): Promise<void> {
    this.closeAll(SERVICE_RESTART, 'Service restart');
    this.server?.close();
    const clients = [...(this.server?.clients ?? [])];
    setTimeout(() => clients.forEach((client) => client.terminate()), CLOSING_MS).unref();
    return Promise.resolve(this.dispose?.());
  }

  private closeAll(code: number, reason: string, reader?: LiveReader): void {
    for (const socket of this.server?.clients ?? []) {
      const viewer = this.sockets.get(socket);
      if (!reader || (viewer && isReader(viewer, reader))) socket.close(code, reason);
    }
  }

  /**
   * What is wrong with the request's target or origin, if anything. Browsers always send Origin; native apps and
   * servers send none and carry a bearer token.
   */
  private refusal(request: IncomingMessage): string | null {
    try {
      const own = this.origins.require(request);
      if (request.headers.origin) this.origins.within(own, () => this.origins.assertOwnPage(request.headers));
      return null;
    } catch (thrown) {
      return toPublicError(thrown).message;
    }
  }

  private async connect(context: SocketContext): Promise<boolean> {
    const given = context.connectionParams?.['authorization'];
    const { headers } = context.extra.request;
    const credentials = typeof given === 'string' ? { ...headers, authorization: given } : headers;
    const viewer = await this.origins
      .within(this.origins.require(context.extra.request), () =>
        this.authenticator.viewer({ headers: credentials, method: 'GET' }),
      )
      .catch((thrown: unknown) => {
        if (toPublicError(thrown).internal) this.logger.failure('socket authentication failed', thrown);
        return null;
      });
    if (!viewer) return false; // closes with 4403 Forbidden
    const { socket } = context.extra;
    // It may have closed by now; then nothing would ever remove it from the list.
    if (socket.readyState !== WebSocket.OPEN) return false;
    const own = [...this.sockets.values()].filter(({ userId }) => userId === viewer.userId).length;
    if (own >= socketLimits.socketsPerUser) {
      socket.close(CloseCode.TooManyInitialisationRequests, 'Too many sockets');
      return false;
    }
    context.extra.viewer = viewer;
    this.sockets.set(socket, viewer);
    socket.once('close', () => this.sockets.delete(socket));
    // Members who leave, are removed or sign out.
    socket.once(
      'close',
      this.bus.onEnd(viewer, () => socket.close(CloseCode.Forbidden, 'Forbidden')),
    );
    return true;
  }

  /** Closes the sockets of sessions whose end nobody announced: they expired, or the message was lost. */
  @Cron(CronExpression.EVERY_MINUTE)
  async recheck(): Promise<void> {
    await Promise.all([...this.sockets].map(([socket, viewer]) => this.current(socket, viewer).catch(() => undefined)));
  }

  /** The viewer of a socket as of now. @throws DomainError UNAUTHENTICATED, and closes it, when the session has ended */
  private async current(socket: WebSocket, viewer: Viewer): Promise<Viewer> {
    try {
      return await this.authenticator.refresh(viewer);
    } catch (thrown) {
      if (thrown instanceof DomainError && thrown.kind === 'unauthenticated')
        socket.close(CloseCode.Forbidden, 'Forbidden');
      throw thrown;
    }
  }

  /** Gives every error its public form, as in the other APIs. */
  private format(errors: readonly GraphQLError[]) {
    const format = formatGraphQLError(this.logger);
    return underRequestId(randomUUID(), () => errors.map((thrown) => format(thrown.toJSON(), thrown) as GraphQLError));
  }

  private async subscribe(context: SocketContext, _id: string, payload: SubscribePayload) {
    try {
      return await this.execution(context, payload);
    } catch (thrown) {
      // An error thrown here would close the socket with all its subscriptions.
      const original = thrown instanceof Error ? thrown : new Error(String(thrown));
      return [thrown instanceof GraphQLError ? thrown : new GraphQLError('refused', { originalError: original })];
    }
  }

  private async execution(context: SocketContext, payload: SubscribePayload) {
    // The list already contains the requested one.
    if (Object.keys(context.subscriptions).length > socketLimits.subscriptionsPerSocket)
      throw new DomainError('rate-limited', 'RATE_LIMITED', 'Too many subscriptions on one connection');
    const viewer = await this.current(context.extra.socket, context.extra.viewer as Viewer);
    const { schema } = this.schemaHost;
    const document = parse(payload.query, { maxTokens: 500 });
    const operation = getOperationAST(document, payload.operationName);
    if (operation?.operation !== 'subscription') throw new GraphQLError('Only subscriptions are served over sockets');
    const errors = validate(schema, document);
    if (errors.length > 0) return errors;
    const contextValue: GraphQLContext = {
      viewer,
      requestId: randomUUID(),
      network: networkOf(context.extra.request.socket.remoteAddress),
    };
    return {
      schema,
      document,
      operationName: payload.operationName,
      variableValues: payload.variables,
      contextValue,
    };
  }
}
