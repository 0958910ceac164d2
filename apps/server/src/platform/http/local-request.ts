import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost, isLoopbackOrigin } from './origin';

/** What tells that somebody else's request was passed on. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'x-envoy-external-address',
  'cf-connecting-ip',
  'cdn-loop',
  'true-client-ip',
];

const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/**
 * Whether a request was made on this machine by somebody sitting at it. The connection alone does not tell: every request through a
 * reverse proxy beside the server comes from this machine, and a bare one adds no header that says so and even sends `Host: 127.0.0.1`.
 * Where `baseUrl` (PUBLIC_URL) is another address such a proxy has to be expected, so that no request counts as local. HTTP/1.0 is
 * what nginx speaks to the server behind it unless told otherwise, and no browser does.
 */
export function isLocalRequest(
  request: { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders; httpVersion?: string },
  baseUrl: string,
): boolean {
  return (
    isLoopbackOrigin(baseUrl) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    request.httpVersion !== '1.0' &&
    !proxyHeaders.some((name) => request.headers[name] !== undefined) &&
    // A page of another site whose name was made to point here still sends that name.
    isLoopbackHost(request.headers.host)
  );
}
