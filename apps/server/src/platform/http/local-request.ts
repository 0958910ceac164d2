import type { IncomingHttpHeaders } from 'node:http';

/** What tells that somebody else's request was passed on. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/** `localhost`, `127.x.x.x` or `[::1]`, with or without a port. */
const isLoopbackHost = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);

/**
 * Whether a request was made on this machine by somebody sitting at it. The connection alone does not tell: every request through a
 * reverse proxy beside the server comes from this machine, and a bare one adds no header that says so and even sends `Host: 127.0.0.1`.
 * Where `publicUrl` (PUBLIC_URL) is another address such a proxy has to be expected, so that no request counts as local.
 */
export function isLocalRequest(
  request: { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders },
  publicUrl: string,
): boolean {
  return (
    isLoopbackHost(new URL(publicUrl).host) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    !proxyHeaders.some((name) => request.headers[name] !== undefined) &&
    // A page of another site whose name was made to point here still sends that name.
    isLoopbackHost(request.headers.host ?? '')
  );
}
