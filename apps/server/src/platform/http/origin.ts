import ipaddr from 'ipaddr.js';

/**
 * Which origins are this server's own: the one place that decides it, as pure rules (docs/decisions/origins.md).
 * `Origins` applies them to requests.
 */

/** What a request says about the address it was sent to and the page that sent it. */
export interface Addressed {
  /** `Host`, or `X-Forwarded-Host` of a trusted proxy, as sent. */
  host: string | undefined;
  /** Whether it came over TLS, as a trusted proxy says. */
  secure: boolean;
  /** `Origin`, as sent. */
  origin: string | undefined;
}

/** A name or address in `Host`, with or without a port: no credentials, path or percent-encoding. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[^\s:/\\@?#%[\]]+)(?::\d{1,5})?$/i;

/** Address ranges that no machine on the public internet has. 100.64/10 is there for Tailscale and similar networks. */
const HOME_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Endings that nobody can register, so that no stranger can point such a name at a household's server: RFC 6761, 6762 and
 * 8375, ICANN's `.internal`, and `.lan`, which many routers give out. `.fritz.box` is missing on purpose: `.box` is a public
 * domain, and `fritz.box` itself was sold once.
 */
const HOME_ENDINGS = /\.(?:localhost|local|lan|internal|home\.arpa)$/;

/** The host in the form in which a browser compares it (lower case, punycode, plain addresses); null for junk. */
function hostUrl(host: string | undefined, protocol: 'http' | 'https'): URL | null {
  if (!host || !HOST.test(host)) return null;
  try {
    return new URL(`${protocol}://${host}`);
  } catch {
    return null;
  }
}

const addressOf = (hostname: string): ipaddr.IPv4 | ipaddr.IPv6 | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  // turns an IPv4 address inside an IPv6 one (::ffff:10.0.0.1) into what it is
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
};

/**
 * Whether a host name can only mean a machine of the household: localhost, an address of a private network, a single label,
 * or a name below an ending that nobody can register. A page of a stranger whose name was made to point here (DNS
 * rebinding) always has another kind of name.
 *
 * @param hostname as `URL` writes it
 */
export function isHomeName(hostname: string): boolean {
  const address = addressOf(hostname);
  if (address) return HOME_RANGES.has(address.range());
  const name = hostname.replace(/\.$/, '');
  return name !== '' && (!name.includes('.') || HOME_ENDINGS.test(name));
}

/** Whether a host name means the machine itself, seen from that machine: localhost or a loopback address. */
export function isLoopbackName(hostname: string): boolean {
  const address = addressOf(hostname);
  return address ? address.range() === 'loopback' : /^(?:.+\.)?localhost\.?$/.test(hostname);
}

/** The same for an origin. */
export const isLoopbackOrigin = (origin: string): boolean => isLoopbackName(new URL(origin).hostname);

/** The same for `Host` as sent, with or without a port. */
export function isLoopbackHost(host: string | undefined): boolean {
  const url = hostUrl(host, 'http');
  return url !== null && isLoopbackName(url.hostname);
}

/**
 * The origin of this server as a request names it, null when it is asked for under a name that is not its own. With
 * `publicUrl` it is always that. Without, every home name is: the scheme is the connection's, or https where the page says so
 * and a proxy that nobody told us about took the encryption off.
 */
export function ownOrigin({ host, secure, origin }: Addressed, publicUrl: string | undefined): string | null {
  if (publicUrl) return publicUrl;
  const url = hostUrl(host, secure ? 'https' : 'http');
  if (!url || !isHomeName(url.hostname)) return null;
  const encrypted = hostUrl(host, 'https')?.origin;
  return origin !== undefined && origin === encrypted ? encrypted : url.origin;
}

/**
 * Whether a page of this very origin made the request, by the two headers that no page can set. Browsers send `Origin` with
 * every write, and it has to be ours; `Sec-Fetch-Site`, which they leave out on plain http, must not contradict and is enough
 * where there is no `Origin`. Neither means no.
 *
 * @param own what `ownOrigin` said
 */
export function isFromOwnPage(sent: { origin?: string; fetchSite?: string }, own: string): boolean {
  if (sent.fetchSite !== undefined && sent.fetchSite !== 'same-origin') return false;
  return sent.origin === undefined ? sent.fetchSite !== undefined : sent.origin === own;
}

/** What to tell somebody who asks under a name that is not the server's. @param known an address that works */
export function unknownNameMessage({ host, secure }: Addressed, known: string): string {
  const asked = hostUrl(host, secure ? 'https' : 'http');
  const name = asked ? `the name "${asked.hostname}"` : 'a request without a valid host name';
  const example = asked?.origin ?? 'https://home.example.org';
  return `Homefold does not answer to ${name}. Open ${known}, or set PUBLIC_URL to the address people use, such as PUBLIC_URL=${example}.`;
}

/** What to tell a page that is not the server's own. */
export function foreignPageMessage(own: string, publicUrl: string | undefined): string {
  const advice = publicUrl
    ? `Open Homefold at ${publicUrl}, its PUBLIC_URL.`
    : `Open Homefold at ${own}, or set PUBLIC_URL to the address people use when a proxy stands in front.`;
  return `This request did not come from a page of this site. ${advice}`;
}
