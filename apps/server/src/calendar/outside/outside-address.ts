/** As much of a segment as can be said aloud: a plain file name, not somebody's private number. */
const PLAIN = /^[a-z][a-z_-]{0,23}(\.[a-z]{2,8})?$/i;
const SHOWN_END = 4;

/**
 * An address as the family sees it: its host and how it ends. Private addresses carry their secret in the path or in the
 * query, so that of anything that is not a plain word only the last letters are shown.
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
