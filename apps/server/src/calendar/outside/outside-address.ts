/** A path segment that is safe to display: a plain file name rather than a secret token. */
const PLAIN = /^[a-z][a-z_-]{0,23}(\.[a-z]{2,8})?$/i;
const SHOWN_END = 4;

/**
 * The displayed form of an address: its host and its end. Private addresses carry a secret in the path or query, so only
 * the last letters are shown unless the last segment is a plain word.
 */
export function shownAddress({ hostname, pathname, search }: URL): string {
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.at(-1);
  if (!last) return hostname;
  const way = segments.length > 1 || search ? '/…/' : '/';
  if (PLAIN.test(last)) return `${hostname}${way}${last}`;
  const [, stem = last, extension = ''] = /^(.*?)(\.[a-z]{2,8})?$/i.exec(last) ?? [];
  return `${hostname}${way}…${stem.slice(-SHOWN_END)}${extension}`;
}
