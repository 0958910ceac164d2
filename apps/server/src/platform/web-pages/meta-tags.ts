import { elementsBelow, type HtmlElement } from './html-tree';
import { textOf } from './schema-values';

/** Open Graph and similar tags, and a page's metadata for search engines. */
const TAGS = /^(?:description|(?:og|product|twitter):[a-z_:]{2,40})$/;
const MAX_CONTENT = 10_000;

/** The first value of each property in the head of a page. */
export function metaTags(root: HtmlElement): Map<string, string> {
  const tags = new Map<string, string>();
  for (const { name, attributes } of elementsBelow(root)) {
    if (name !== 'meta') continue;
    const key = (attributes.property ?? attributes.name ?? '').trim().toLowerCase();
    const content = attributes.content?.trim();
    if (TAGS.test(key) && content && !tags.has(key)) tags.set(key, textOf(content, MAX_CONTENT));
  }
  return tags;
}
