import { elementsBelow, visibleText, type HtmlElement } from './html-tree';
import { listOf, type SchemaNode } from './schema-nodes';

/** How a page marks things in its HTML. */
interface Markup {
  /** The types of the thing that an element is; null when it is none. */
  typesOf: (attributes: Record<string, string>) => string[] | null;
  /** The properties of the surrounding thing that an element holds. */
  propertiesOf: (attributes: Record<string, string>) => string[];
}

const words = (text: string | undefined): string[] => (text ?? '').slice(0, 1_000).split(/\s+/).filter(Boolean);

/** "schema:name" and "http://schema.org/name" are "name". */
const local = (name: string): string => name.split(/[/#:]/).at(-1) ?? name;

const MICRODATA: Markup = {
  typesOf: ({ itemscope, itemtype }) => (itemscope === undefined ? null : words(itemtype).map(local)),
  propertiesOf: ({ itemprop }) => words(itemprop).map(local),
};

const RDFA: Markup = {
  typesOf: (attributes) => (attributes.typeof === undefined ? null : words(attributes.typeof).map(local)),
  propertiesOf: ({ property }) => words(property).map(local),
};

/** The things that a page describes by microdata or RDFa Lite, as nodes of schema.org. */
export const markedUpNodes = (root: HtmlElement): SchemaNode[] => [...nodesOf(root, MICRODATA), ...nodesOf(root, RDFA)];

function nodesOf(root: HtmlElement, markup: Markup): SchemaNode[] {
  const byId = new Map<string, HtmlElement>();
  for (const element of elementsBelow(root)) {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const found: SchemaNode[] = [];
  /** The elements around the current one, by nesting or by reference: no part is read inside itself. */
  const around = new Set<HtmlElement>();
  let visited = 0;
  const visit = (element: HtmlElement, node: SchemaNode | null): void => {
    if (around.has(element) || around.size > MAX_AROUND || (visited += 1) > MAX_VISITED) return;
    around.add(element);
    const { attributes } = element;
    const types = markup.typesOf(attributes);
    const properties = node === null ? [] : markup.propertiesOf(attributes);
    const inner: SchemaNode | null = types === null ? null : { '@type': types };
    if (inner !== null && properties.length === 0) found.push(inner);
    for (const property of properties) append(node, property, inner ?? valueOf(element));
    for (const child of element.children) if (typeof child === 'object') visit(child, inner ?? node);
    // parts of a thing may lie elsewhere on the page
    for (const id of inner === null ? [] : words(attributes.itemref).slice(0, MAX_REFERENCES)) {
      const part = byId.get(id);
      if (part) visit(part, inner);
    }
    around.delete(element);
  };
  visit(root, null);
  return found;
}

const MAX_AROUND = 400;
const MAX_VISITED = 300_000;
const MAX_REFERENCES = 20;

function append(node: SchemaNode | null, property: string, value: unknown): void {
  if (node === null || Object.hasOwn(Object.prototype, property)) return;
  node[property] = node[property] === undefined ? value : [...listOf(node[property]), value];
}

/** The value of a property: what the element says for machines, otherwise what it shows. */
function valueOf(element: HtmlElement): string {
  const { content, datetime, href, src, value } = element.attributes;
  const attribute = content ?? datetime ?? (element.name === 'data' || element.name === 'meter' ? value : undefined);
  if (attribute !== undefined && attribute !== '') return attribute;
  if (['img', 'source', 'video', 'audio'].includes(element.name)) return src ?? element.attributes['data-src'] ?? '';
  if (element.name === 'link') return href ?? '';
  const text = visibleText(element);
  return text === '' ? (href ?? '') : text;
}
