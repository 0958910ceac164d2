import { cleanLine } from '@homefold/domain';
import { WISH_LIMITS } from '@homefold/domain/wishlist';
import {
  elementsBelow,
  htmlTree,
  isNode,
  linkedData,
  linksOf,
  listOf,
  markedUpNodes,
  MAX_PAGE_LENGTH,
  metaTags,
  schemaGraph,
  textOf,
  titleOf,
  type HtmlElement,
  type SchemaGraph,
  type SchemaNode,
} from '../../platform/web-pages';
import { offersOf, type NamedPrice } from './offers';

/** A page's description of its product. */
export interface ProductPage {
  title: string;
  /** All prices found, the most likely first. */
  prices: NamedPrice[];
  /** Picture URLs, the best first. */
  images: string[];
  site: string | null;
  /** BCP 47, as declared by the page; null: unknown. */
  language: string | null;
  unread: { field: string; message: string }[];
}

/** The schema.org types of products. */
const TYPES = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'Book', 'Vehicle', 'Car'];
const SITE = 80;

/**
 * Extracts a page's product from schema.org (JSON-LD, otherwise microdata or RDFa) and Open Graph. Only parses text:
 * no script runs and nothing is fetched. Never throws.
 */
export function readProductPage(html: string, address: string): ProductPage {
  const unread: ProductPage['unread'] = [];
  if (html.length > MAX_PAGE_LENGTH)
    return { ...NOTHING, unread: [{ field: 'page', message: 'The page is larger than 2 MB.' }] };
  const root = htmlTree(html);
  const tags = metaTags(root);
  const heading = titleOf(root);
  const { values, isBroken } = linkedData(root);
  if (isBroken) unread.push({ field: 'page', message: 'A block of data on the page is broken.' });
  const linked = schemaGraph(values, WANTED);
  const graph = linked.found.length > 0 ? linked : schemaGraph(markedUpNodes(root), WANTED);
  const product = mainProduct(graph, address, [tags.get('og:title'), heading]);
  if (!product && graph.found.length > 0)
    unread.push({ field: 'page', message: 'The page describes several products.' });
  const named = (product && textOf(product.name)) || tags.get('og:title') || tags.get('twitter:title') || heading || '';
  const prices = product ? offersOf(product, graph.resolve) : [];
  return {
    title: titleFor(named, unread),
    prices: prices.length > 0 || (!product && graph.found.length > 0) ? prices : taggedPrices(tags),
    images: picturesOf(product, graph, tags, address),
    site: cleanLine(tags.get('og:site_name') ?? '')?.slice(0, SITE) || null,
    language: languageOf(root),
    unread,
  };
}

const NOTHING: ProductPage = { title: '', prices: [], images: [], site: null, language: null, unread: [] };

const WANTED = {
  types: TYPES,
  keyOf: (node: SchemaNode) =>
    node.name === undefined && node.offers === undefined
      ? null
      : JSON.stringify([node.name, node.sku, node.offers]).slice(0, 5_000),
};

/** The main product of a page. Others, such as "customers also bought", are ignored. */
function mainProduct(
  { found, resolve }: SchemaGraph,
  address: string,
  titles: readonly (string | null | undefined)[],
): SchemaNode | null {
  if (found.length < 2) return found[0] ?? null;
  const byAddress = found.find((node) => [node.url, node['@id']].some((each) => isSamePage(each, address)));
  if (byAddress) return byAddress;
  const words = titles.map(comparable).filter(Boolean);
  const byTitle = found.find((node) => {
    const name = comparable(textOf(node.name, 1_000));
    return name !== '' && words.some((title) => title.startsWith(name) || name.startsWith(title));
  });
  if (byTitle) return byTitle;
  const offered = found.filter((node) => offersOf(node, resolve).length > 0);
  return offered.length === 1 ? (offered[0] ?? null) : null;
}

const comparable = (text: string | null | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isSamePage(value: unknown, address: string): boolean {
  if (typeof value !== 'string' || !URL.canParse(value, address)) return false;
  const [found, asked] = [new URL(value, address), new URL(address)];
  return found.host === asked.host && found.pathname === asked.pathname && found.pathname !== '/';
}

function titleFor(named: string, unread: ProductPage['unread']): string {
  const title = cleanLine(named) ?? '';
  const characters = [...title];
  if (title === '') unread.push({ field: 'title', message: 'The page gives no product name.' });
  if (characters.length <= WISH_LIMITS.title) return title;
  unread.push({ field: 'title', message: `Only the first ${WISH_LIMITS.title} characters were taken.` });
  return characters.slice(0, WISH_LIMITS.title).join('').trim();
}

function picturesOf(
  product: SchemaNode | null,
  { resolve }: SchemaGraph,
  tags: ReadonlyMap<string, string>,
  address: string,
): string[] {
  const reading = { address, isUsable: isPictureAddress };
  const variants = product ? listOf(product.hasVariant).slice(0, 5).map(resolve).filter(isNode) : [];
  const named = [product?.image, ...variants.map(({ image }) => image)];
  const tagged = ['og:image:secure_url', 'og:image', 'twitter:image'].map((name) => tags.get(name));
  return [...new Set([...named, ...tagged].flatMap((each) => linksOf(each, resolve, reading)))].slice(0, 5);
}

const isPictureAddress = (href: string): boolean => /^https?:\/\//.test(href) && href.length <= WISH_LIMITS.link;

/** For a page without schema.org data. */
function taggedPrices(tags: ReadonlyMap<string, string>): NamedPrice[] {
  for (const prefix of ['product:sale_price', 'product:price', 'og:price']) {
    const amount = tags.get(`${prefix}:amount`);
    if (amount) return [{ amount, currency: tags.get(`${prefix}:currency`) ?? null }];
  }
  return [];
}

function languageOf(root: HtmlElement): string | null {
  for (const { name, attributes } of elementsBelow(root)) {
    if (name !== 'html') continue;
    const language = attributes.lang?.trim() ?? '';
    return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(language) ? language : null;
  }
  return null;
}
