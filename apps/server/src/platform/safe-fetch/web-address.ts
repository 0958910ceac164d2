import { refused } from './fetch-problem';

const MAX_LENGTH = 2_048;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Calendar schemes for the web: `webcal` does not specify encryption, and every provider supports https. */
const WEBCAL = /^webcals?:\/\//i;

/**
 * A URL as typed by a user, in the canonical form that is compared, fetched and stored: https for webcal and for no
 * scheme, no fragment, no trailing dot in the host, IDN as punycode. Disguised numbers (0x7f.1, 2130706433) become the
 * address they stand for.
 *
 * @throws FetchProblem `refused` for anything but http(s), and for credentials in the URL
 */
export function webAddress(text: string): URL {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) throw refused();
  const written = WEBCAL.test(typed)
    ? typed.replace(WEBCAL, 'https://')
    : SCHEME.test(typed)
      ? typed
      : `https://${typed}`;
  let url: URL;
  try {
    url = new URL(written);
  } catch {
    throw refused();
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refused();
  if (url.username || url.password) throw refused();
  const host = url.hostname.replace(/\.+$/, '');
  if (!host) throw refused();
  url.hostname = host;
  url.hash = '';
  return url;
}

/** `host:port` of a URL, with the scheme's default port. */
export const hostAndPort = (url: URL): string =>
  `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
