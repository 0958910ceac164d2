import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/**
 * Express, on requests and responses that are made as its own. It gives each of them its prototype after they were made,
 * and to V8 an object that has changed its prototype is like no other: every field set on it from there on makes a new
 * hidden class, and every place that reads one misses its cache. Objects that have the prototype from the start are
 * left alone (docs/decisions/performance.md). Plain HTTP, as the server always speaks: Nest's `httpsOptions` and
 * `forceCloseConnections` are not looked at.
 */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    class Request extends IncomingMessage {}
    class Response extends ServerResponse {}
    express.request = Object.setPrototypeOf(Request.prototype, express.request) as Express['request'];
    express.response = Object.setPrototypeOf(Response.prototype, express.response) as Express['response'];
    this.httpServer = createServer({ IncomingMessage: Request, ServerResponse: Response }, express);
  }
}
