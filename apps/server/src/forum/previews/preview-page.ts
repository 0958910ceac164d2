import { cleanLine, firstGraphemes } from '@homefold/domain';
import { htmlTree, metaTags, titleOf } from '../../platform/web-pages';

/** A page's metadata. */
export interface PreviewPage {
  title: string | null;
  description: string | null;
  /** Address of its picture. */
  image: string | null;
}

const TITLE = 200;
const DESCRIPTION = 300;
const MAX_ADDRESS = 2_048;

/** Parses the head of a page: Open Graph, or its title. Only parses text: no script runs. Never throws. */
export function readPreviewPage(html: string, address: string): PreviewPage {
  const root = htmlTree(html);
  const tags = metaTags(root);
  const first = (...names: readonly string[]): string => names.map((name) => tags.get(name)).find(Boolean) ?? '';
  return {
    title: atMost(first('og:title', 'twitter:title') || (titleOf(root) ?? ''), TITLE),
    description: atMost(first('og:description', 'twitter:description', 'description'), DESCRIPTION),
    image: imageAddress(first('og:image:secure_url', 'og:image', 'twitter:image'), address),
  };
}

function atMost(text: string, length: number): string | null {
  const line = cleanLine(text);
  const beginning = firstGraphemes(line, length);
  return (beginning === line ? line : `${beginning.trimEnd()}…`) || null;
}

function imageAddress(found: string, page: string): string | null {
  if (!found || !URL.canParse(found, page)) return null;
  const { href, protocol } = new URL(found, page);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= MAX_ADDRESS ? href : null;
}
