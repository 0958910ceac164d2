import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/** Keep-alive timeout of idle connections, in ms. */
const KEEP_ALIVE_MS = 125_000;

/**
 * Express with requests and responses that have its prototypes from construction. Express sets the prototype
 * afterwards, and in V8 every field set on such an object creates a new hidden class, so every property read misses its
 * inline cache. Objects that already have the prototype are left alone (docs/decisions/performance.md). Plain HTTP
 * only: Nest's `httpsOptions` and `forceCloseConnections` are ignored.
 *
 * A reverse proxy reuses idle connections (Caddy for two minutes, nginx for one). If the server closed them first, a
 * request sent at that moment would fail with 502, so the server waits longer.
 */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    class Request extends IncomingMessage {}
    class Response extends ServerResponse {}
    express.request = Object.setPrototypeOf(Request.prototype, express.request) as Express['request'];
    express.response = Object.setPrototypeOf(Response.prototype, express.response) as Express['response'];
    const options = { IncomingMessage: Request, ServerResponse: Response, keepAliveTimeout: KEEP_ALIVE_MS };
    this.httpServer = createServer(options, express);
  }
}
