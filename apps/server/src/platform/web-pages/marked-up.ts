import { elementsBelow, visibleText, type HtmlElement } from './html-tree';
import type { SchemaNode } from './schema-nodes';

/** A syntax that marks up things in HTML. */
interface Markup {
  /** The types of the thing that an element represents; null if it represents none. */
  typesOf: (attributes: Record<string, string>) => string[] | null;
  /** The properties of the surrounding thing whose value is in the element. */
  propertiesOf: (attributes: Record<string, string>) => string[];
}

/** The distinct names in an attribute; at most twenty are read. */
const words = (text: string | undefined): string[] =>
  [...new Set((text ?? '').slice(0, 1_000).split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);

/** "schema:name" and "http://schema.org/name" become "name". */
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
  /** The elements around the current one, by nesting or by reference, so that no part is read inside itself. */
  const around = new Set<HtmlElement>();
  let visited = 0;
  const valueOfElement = reader();
  const visit = (element: HtmlElement, node: SchemaNode | null): void => {
    if (around.has(element) || around.size > MAX_AROUND || (visited += 1) > MAX_VISITED) return;
    around.add(element);
    const { attributes } = element;
    const types = markup.typesOf(attributes);
    const properties = node === null ? [] : markup.propertiesOf(attributes);
    const inner: SchemaNode | null = types === null ? null : { '@type': types };
    if (inner !== null && properties.length === 0) found.push(inner);
    for (const property of properties) append(node, property, inner ?? valueOfElement(element));
    for (const child of element.children) if (typeof child === 'object') visit(child, inner ?? node);
    // parts of a thing may be elsewhere on the page
    for (const id of inner === null ? [] : words(attributes.itemref)) {
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
const MAX_WORDS = 20;
/** Maximum characters of all values of a page, so that text within ten nested things is not read ten times in full. */
const MAX_TEXT = 5_000_000;

function append(node: SchemaNode | null, property: string, value: unknown): void {
  if (node === null || property.startsWith('@') || Object.hasOwn(Object.prototype, property)) return;
  const earlier = node[property];
  if (earlier === undefined) node[property] = value;
  // no copy per element, which would be quadratic for a hundred thousand elements
  else if (Array.isArray(earlier)) earlier.push(value);
  else node[property] = [earlier, value];
}

/** Reads each element once, however many things refer to it, and at most `MAX_TEXT` characters in total. */
function reader(): (element: HtmlElement) => string {
  const known = new Map<HtmlElement, string>();
  let left = MAX_TEXT;
  return (element) => {
    let value = known.get(element);
    if (value === undefined) {
      value = valueOf(element, left);
      left -= value.length;
      known.set(element, value);
    }
    return value;
  };
}

/** The value of a property: the element's machine-readable value, otherwise its text. */
function valueOf(element: HtmlElement, limit: number): string {
  const { content, datetime, href, src, value } = element.attributes;
  const attribute = content ?? datetime ?? (element.name === 'data' || element.name === 'meter' ? value : undefined);
  if (attribute !== undefined && attribute !== '') return attribute;
  if (['img', 'source', 'video', 'audio'].includes(element.name)) return src ?? element.attributes['data-src'] ?? '';
  if (element.name === 'link') return href ?? '';
  const text = visibleText(element, limit);
  return text === '' ? (href ?? '') : text;
}
