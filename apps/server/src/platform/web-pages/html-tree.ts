import { Parser } from 'htmlparser2';

/** The parts of a page's element that the readers need. */
export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
}

/** Of larger pages only the beginning is read; nothing is executed or fetched. */
const MAX_DEPTH = 200;
const MAX_NODES = 200_000;
/** The parser takes quadratic time for elements that are never closed, so such a page is abandoned here. */
const HOPELESS_DEPTH = 2_000;
const CHUNK = 16_384;

/** Parses a page's elements. Scripts and styles keep their text, comments are left out. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  /** Elements below the deepest level are not opened, but must be closed. */
  let tooDeep = 0;
  let nodes = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nodes += 1;
        if (open.length >= MAX_DEPTH || nodes > MAX_NODES) {
          tooDeep += 1;
          return;
        }
        const element = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep -= 1;
        else if (open.length > 1) open.pop();
      },
      ontext(text) {
        nodes += 1;
        if (nodes <= MAX_NODES) open.at(-1)?.children.push(text);
      },
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length && tooDeep < HOPELESS_DEPTH && nodes <= MAX_NODES; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK));
  }
  parser.end();
  return root;
}

/** Every element below one, in the order of the page. */
export function* elementsBelow(root: HtmlElement): Generator<HtmlElement> {
  const waiting: HtmlElement[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next !== root) yield next;
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at];
      if (typeof child === 'object') waiting.push(child);
    }
  }
}

const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'select',
  'button',
]);
const BLOCKS: ReadonlySet<string> = new Set(
  [
    'address',
    'article',
    'blockquote',
    'br',
    'dd',
    'div',
    'dl',
    'dt',
    'figcaption',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ].concat(['hr', 'label', 'li', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul']),
);

/** The visible text of an element, one line per block, up to the limit. */
export function visibleText(element: HtmlElement, limit = Infinity): string {
  const parts: string[] = [];
  collect(element, parts, limit);
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Returns how many characters are left of the limit. */
function collect({ name, children }: HtmlElement, parts: string[], limit: number): number {
  if (SILENT.has(name)) return limit;
  let left = limit;
  const isBlock = BLOCKS.has(name);
  if (isBlock) parts.push('\n');
  for (const child of children) {
    if (left <= 0) break;
    // an element costs something even when it holds no text
    left -= 1;
    if (typeof child === 'string') {
      const text = child.replace(/\s+/g, ' ');
      left -= text.length;
      parts.push(text);
    } else left = collect(child, parts, left);
  }
  if (isBlock) parts.push('\n');
  return left;
}

/** The text of a field that may hold markup ("<p>Mix &amp; bake</p>"); lines where the markup has blocks. */
export function plainText(value: string): string {
  // if blocks define the lines, line breaks of the markup are insignificant
  const markup = BLOCK_TAG.test(value) ? value : value.replace(/\r\n?|\n/g, '<br>');
  const text = MARKUP.test(value) ? visibleText(htmlTree(markup)) : value;
  // the text may have been escaped twice
  return ENTITY.test(text) ? withoutEntities(text) : text;
}

const MARKUP = /<\/?[a-z][^<>]{0,2000}>|<!--|&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;
const BLOCK_TAG = /<(?:p|br|li|div|tr|h[1-6])[\s>/]/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;

const withoutEntities = (text: string): string => {
  const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return htmlTree(escaped)
    .children.map((child) => (typeof child === 'string' ? child : ''))
    .join('');
};
