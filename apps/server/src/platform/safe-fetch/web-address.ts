import { refused } from './fetch-problem';

const MAX_LENGTH = 2_048;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Calendars' own names for the web: `webcal` says nothing about encryption, and every provider of it has https. */
const WEBCAL = /^webcals?:\/\//i;

/**
 * A web address as somebody typed it, in the one form that is compared, fetched and stored: https for webcal and for no
 * scheme at all, no fragment, no dot behind the host, IDN as punycode. Numbers in disguise (0x7f.1, 2130706433) become
 * the address that they are.
 *
 * @throws FetchProblem `refused` for anything but http(s), and for credentials in the address
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

/** `host:port` of an address, with the port that its scheme implies. */
export const hostAndPort = (url: URL): string =>
  `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
