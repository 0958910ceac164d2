import type { IncomingMessage, Server } from 'node:http';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError, getOperationAST, parse, validate } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { Authenticator, type GraphQLContext, type Viewer } from '../auth';
import { AppConfig } from '../config';
import { toPublicError } from '../errors';
import { LiveBus, MEMBERSHIP_ENDED, SESSION_ENDED } from '../live';
import { Logger } from '../observability';

/** The library's defaults take any Origin, 2 MB frames and hundreds of subscriptions a socket. */
export const socketLimits = { frameBytes: 64 * 1024, subscriptionsPerSocket: 20, socketsPerUser: 20 } as const;

/** Tells graphql-ws clients to come back at once: what they missed they look up again. */
const SERVICE_RESTART = 1012;

type SocketState = { viewer: Viewer };
type SocketContext = Context<Record<string, unknown>, Extra & Partial<SocketState>>;

/** `ws /graphql` (graphql-transport-ws): subscriptions only, for signed-in callers of our own pages and native apps. */
@Injectable()
export class SubscriptionServer implements BeforeApplicationShutdown {
  private readonly sockets = new Map<WebSocket, Viewer>();
  private server?: WebSocketServer;
  private dispose?: () => void | Promise<void>;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly authenticator: Authenticator,
    private readonly config: AppConfig,
    private readonly bus: LiveBus,
    private readonly logger: Logger,
  ) {}

  /** Call once, after the application is initialised and before it listens. */
  attach(http: Server): void {
    const server = new WebSocketServer({ noServer: true, maxPayload: socketLimits.frameBytes });
    this.server = server;
    http.on('upgrade', (request, socket, head) => {
      if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/graphql') return;
      if (!this.originAllowed(request)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    });
    const handler = useServer<Record<string, unknown>, SocketState>(
      {
        schema: () => this.schemaHost.schema,
        onConnect: (context) => this.connect(context),
        onSubscribe: (context, id, payload) => this.subscribe(context, id, payload),
        onDisconnect: (context) => {
          this.sockets.delete(context.extra.socket);
        },
        connectionInitWaitTimeout: 5_000,
      },
      server,
      20_000,
    );
    this.dispose = () => handler.dispose();
    this.bus.onGap(() => this.closeAll(SERVICE_RESTART, 'Live updates were interrupted'));
  }

  beforeApplicationShutdown(): Promise<void> {
    this.closeAll(SERVICE_RESTART, 'Service restart');
    this.server?.close();
    return Promise.resolve(this.dispose?.());
  }

  private closeAll(code: number, reason: string): void {
    for (const socket of this.server?.clients ?? []) socket.close(code, reason);
  }

  /** Browsers always send their Origin; native apps and servers send none and carry a bearer token. */
  private originAllowed(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (!origin) return true;
    return origin === this.config.publicUrl || origin === `http://${host}` || origin === `https://${host}`;
  }

  private async connect(context: SocketContext): Promise<boolean> {
    const given = context.connectionParams?.['authorization'];
    const { headers } = context.extra.request;
    const viewer = await this.authenticator
      .viewer({ headers: typeof given === 'string' ? { ...headers, authorization: given } : headers, method: 'GET' })
      .catch((thrown: unknown) => {
        if (toPublicError(thrown).internal) this.logger.failure('socket authentication failed', thrown);
        return null;
      });
    if (!viewer) return false; // closes with 4403 Forbidden
    const own = [...this.sockets.values()].filter(({ userId }) => userId === viewer.userId).length;
    if (own >= socketLimits.socketsPerUser) {
      context.extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many sockets');
      return false;
    }
    context.extra.viewer = viewer;
    this.sockets.set(context.extra.socket, viewer);
    this.closeWhenEnded(context.extra.socket, viewer);
    return true;
  }

  /** A member who leaves, is removed or signs out keeps no open line. */
  private closeWhenEnded(socket: WebSocket, viewer: Viewer): void {
    if (!viewer.familyId) return;
    const stop = this.bus.subscribe(viewer.familyId, ({ topic, payload }) => {
      if (topic !== MEMBERSHIP_ENDED && topic !== SESSION_ENDED) return;
      const ended = payload as { userId: string; sessionId?: string };
      if (ended.userId === viewer.userId && (!ended.sessionId || ended.sessionId === viewer.sessionId))
        socket.close(CloseCode.Forbidden, 'Forbidden');
    });
    socket.once('close', stop);
  }

  private async subscribe(
    context: SocketContext,
    _id: string,
    payload: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null },
  ) {
    if (Object.keys(context.subscriptions).length >= socketLimits.subscriptionsPerSocket)
      return [new GraphQLError('Too many subscriptions on one connection', { extensions: { code: 'RATE_LIMITED' } })];
    const viewer = context.extra.viewer as Viewer;
    const current = await this.authenticator.refresh(viewer);
    const { schema } = this.schemaHost;
    const document = parse(payload.query, { maxTokens: 500 });
    const operation = getOperationAST(document, payload.operationName);
    if (operation?.operation !== 'subscription')
      return [new GraphQLError('Only subscriptions are served over sockets', { extensions: { code: 'INVALID' } })];
    const errors = validate(schema, document);
    if (errors.length > 0) return errors;
    const contextValue: GraphQLContext = {
      viewer: current,
      requestId: 'socket',
      ip: context.extra.request.socket.remoteAddress ?? 'unknown',
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
