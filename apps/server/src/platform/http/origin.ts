import ipaddr from 'ipaddr.js';

/**
 * Which origins are this server's own: pure rules, in one place (docs/decisions/origins.md). `Origins` applies them to
 * requests.
 */

/** A request's claims about its target and the page that sent it. */
export interface Addressed {
  /** `Host`, or `X-Forwarded-Host` of a trusted proxy, as sent. */
  host: string | undefined;
  /** Whether it came over TLS, possibly according to a trusted proxy. */
  secure: boolean;
  /** `Origin`, as sent. */
  origin: string | undefined;
}

/** A host in `Host`, with or without a port: no credentials, path or percent-encoding. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[^\s:/\\@?#%[\]]+)(?::\d{1,5})?$/i;

/** Address ranges not used on the public internet. 100.64/10 is included for Tailscale and similar networks. */
const HOME_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Suffixes that nobody can register, so that a stranger cannot point such a name at a household's server: RFC 6761,
 * 6762 and 8375, ICANN's `.internal`, and `.lan`, which many routers assign. `.fritz.box` is excluded on purpose:
 * `.box` is a public TLD, and `fritz.box` itself was once sold.
 */
const HOME_ENDINGS = /\.(?:localhost|local|lan|internal|home\.arpa)$/;

/** The host as a browser compares it (lower case, punycode, canonical addresses); null when malformed. */
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
  // unwraps an IPv4-mapped IPv6 address (::ffff:10.0.0.1)
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
};

/**
 * Whether a host name can only refer to a machine of the household: localhost, a private address, a single label, or a
 * name below a suffix that nobody can register. Under DNS rebinding a stranger's page never has such a name.
 *
 * @param hostname as `URL` writes it
 */
export function isHomeName(hostname: string): boolean {
  const address = addressOf(hostname);
  if (address) return HOME_RANGES.has(address.range());
  const name = hostname.replace(/\.$/, '');
  return name !== '' && (!name.includes('.') || HOME_ENDINGS.test(name));
}

/** Whether a host name refers to the machine itself: localhost or a loopback address. */
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
 * The server's origin as a request names it; null for a foreign name. With `publicUrl` it is always that. Without,
 * every home name is one: the scheme is the connection's, or https if the page's Origin says so because an undeclared
 * proxy terminated TLS.
 */
export function ownOrigin({ host, secure, origin }: Addressed, publicUrl: string | undefined): string | null {
  if (publicUrl) return publicUrl;
  const url = hostUrl(host, secure ? 'https' : 'http');
  if (!url || !isHomeName(url.hostname)) return null;
  const encrypted = hostUrl(host, 'https')?.origin;
  return origin !== undefined && origin === encrypted ? encrypted : url.origin;
}

/**
 * Whether a page of this origin made the request, by two headers that no page can set. Browsers send `Origin` with
 * every write, and it must be ours; `Sec-Fetch-Site`, which they omit on plain http, must not contradict and is enough
 * where there is no `Origin`. With neither the answer is no.
 *
 * @param own the result of `ownOrigin`
 */
export function isFromOwnPage(sent: { origin?: string; fetchSite?: string }, own: string): boolean {
  if (sent.fetchSite !== undefined && sent.fetchSite !== 'same-origin') return false;
  return sent.origin === undefined ? sent.fetchSite !== undefined : sent.origin === own;
}

/** The refusal for a foreign host name. @param known an address that works */
export function unknownNameMessage({ host, secure }: Addressed, known: string): string {
  const asked = hostUrl(host, secure ? 'https' : 'http');
  const name = asked ? `the name "${asked.hostname}"` : 'a request without a valid host name';
  const example = asked?.origin ?? 'https://home.example.org';
  return `Homefold does not answer to ${name}. Open ${known}, or set PUBLIC_URL to the address people use, such as PUBLIC_URL=${example}.`;
}

/** The refusal for a page of another origin. */
export function foreignPageMessage(own: string, publicUrl: string | undefined): string {
  const advice = publicUrl
    ? `Open Homefold at ${publicUrl}, its PUBLIC_URL.`
    : `Open Homefold at ${own}, or set PUBLIC_URL to the address people use if it is behind a proxy.`;
  return `This request did not come from a page of this site. ${advice}`;
}
