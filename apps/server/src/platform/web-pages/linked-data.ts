import { elementsBelow, plainText, visibleText, type HtmlElement } from './html-tree';
import { looseJson } from './loose-json';

const MAX_BLOCKS = 50;
const MAX_VALUES = 1_000;
const MAX_TITLE = 200;

export interface LinkedData {
  /** In the order of the page. */
  values: unknown[];
  /** Whether a block could not be read. */
  isBroken: boolean;
}

/** The JSON-LD of a page. */
export function linkedData(root: HtmlElement): LinkedData {
  const values: unknown[] = [];
  let isBroken = false;
  let blocks = 0;
  for (const { name, attributes, children } of elementsBelow(root)) {
    if (name !== 'script' || !/^\s*application\/ld\+json\b/i.test(attributes.type ?? '')) continue;
    if ((blocks += 1) > MAX_BLOCKS) break;
    const read = looseJson(children.filter((child) => typeof child === 'string').join(''));
    if (read === null) isBroken = true;
    else values.push(...read.slice(0, MAX_VALUES));
  }
  return { values, isBroken };
}

/** The name of a page: its first heading, otherwise its title. */
export function titleOf(root: HtmlElement): string | null {
  let title: string | null = null;
  for (const element of elementsBelow(root)) {
    if (element.name === 'h1') return visibleText(element).replaceAll('\n', ' ').slice(0, MAX_TITLE) || title;
    if (element.name === 'title') title ??= plainText(visibleText(element)).slice(0, MAX_TITLE) || null;
  }
  return title;
}
