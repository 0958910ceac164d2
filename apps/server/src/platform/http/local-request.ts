import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost, isLoopbackOrigin } from './origin';

/** Headers that show that a proxy forwarded the request. */
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
 * Whether a request was made on this machine. The peer address alone does not show it: every request through a local
 * reverse proxy comes from this machine, and a bare one adds no headers and even sends `Host: 127.0.0.1`. Where
 * `baseUrl` (PUBLIC_URL) is not loopback such a proxy is likely, so no request counts as local. nginx speaks HTTP/1.0
 * to its upstream by default, and no browser does.
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
    // A page of another site under DNS rebinding still sends its own host name.
    isLoopbackHost(request.headers.host)
  );
}
