import { linkAddress } from './addresses';
import { syntaxTree, walk } from './syntax-tree';

/** The web addresses in a text, in order without duplicates; not those in code, and no mail addresses. */
export function linksIn(text: string): string[] {
  const found = new Set<string>();
  walk(syntaxTree(text), ({ type, url = '' }) => {
    const address = type === 'link' ? linkAddress(url) : null;
    if (address && !address.startsWith('mailto:')) found.add(address);
  });
  return [...found];
}
