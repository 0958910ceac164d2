export { elementsBelow, htmlTree, plainText, visibleText, type HtmlElement } from './html-tree';
export { linkedData, titleOf, type LinkedData } from './linked-data';
export { isTooDeep, looseJson } from './loose-json';
export { markedUpNodes } from './marked-up';
export { metaTags } from './meta-tags';
export { MAX_PAGE_LENGTH, pageText } from './page-text';
export {
  atMost,
  isNode,
  isOfType,
  listOf,
  schemaGraph,
  type SchemaGraph,
  type SchemaNode,
  type WantedNodes as WantedThings,
} from './schema-nodes';
export { linksOf, textOf, type LinkReading } from './schema-values';
