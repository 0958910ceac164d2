import { plainText } from './html-tree';
import { atMost, isNode, listOf } from './schema-nodes';

const MAX_LINKS = 5;
/** Maximum things visited for one field, including those reached by reference. */
const MAX_VISITED = 5_000;

/** The first text of a value, without markup. */
export function textOf(value: unknown, limit = 100_000): string {
  const found = listOf(value).find((each) => typeof each === 'string' || typeof each === 'number' || isNode(each));
  if (isNode(found)) return textOf(found['@value'] ?? found.name ?? found.text ?? null, limit);
  return found === undefined ? '' : plainText(String(found).slice(0, limit));
}

/** How links are read. */
export interface LinkReading {
  /** Address of the page: links are relative to it. */
  address: string | null;
  /** Whether an absolute link may be used. */
  isUsable: (href: string) => boolean;
}

/** The first distinct addresses in a value, such as those of its pictures. */
export function linksOf(
  value: unknown,
  resolve: (value: unknown) => unknown,
  reading: LinkReading,
  mayVisit = atMost(MAX_VISITED),
  depth = 0,
): string[] {
  if (depth > 4) return [];
  const found = listOf(value)
    .slice(0, 50)
    .flatMap((each) => {
      if (!mayVisit()) return [];
      const item = resolve(each);
      if (isNode(item))
        return linksOf(item.contentUrl ?? item.url ?? item['@id'], resolve, reading, mayVisit, depth + 1);
      if (Array.isArray(item)) return linksOf(item, resolve, reading, mayVisit, depth + 1);
      return typeof item === 'string' ? absolute(item.trim(), reading) : [];
    });
  return [...new Set(found)].slice(0, MAX_LINKS);
}

function absolute(link: string, { address, isUsable }: LinkReading): string[] {
  if (link === '' || link.length > 10_000) return [];
  try {
    const { href } = new URL(link, address ?? undefined);
    return isUsable(href) ? [href] : [];
  } catch {
    return [];
  }
}
