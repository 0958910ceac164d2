/** Things described with schema.org, by JSON-LD, microdata or RDFa. */
export type SchemaNode = Record<string, unknown>;

const MAX_TYPES = 20;
/** Maximum number of nodes visited in a page. */
const PAGE_LIMITS = { visited: 50_000, found: 10 };
/** Maximum duplicates compared for each wanted thing, since a page may describe the same one often. */
const CANDIDATES = 10;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value, or the values of a list, as a list. */
export const listOf = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

/** Whether a thing has a type, in any spelling: "Recipe", "schema:Recipe", a list of addresses. */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  listOf(node['@type'] ?? node.type)
    .slice(0, MAX_TYPES)
    .some(
      (each) =>
        typeof each === 'string' && each.slice(0, 200).split(/[/#:]/).at(-1)?.toLowerCase() === type.toLowerCase(),
    );

/**
 * A budget of steps. Things may contain themselves by reference, so the work of a traversal that is only limited in
 * depth multiplies with each level.
 */
export function atMost(times: number): () => boolean {
  let left = times;
  return () => (left -= 1) >= 0;
}

/** Which things are wanted. */
export interface WantedNodes {
  /** Of one of these types. */
  types: readonly string[];
  /** A key that is equal for things that a page describes twice; null for one without content. */
  keyOf: (node: SchemaNode) => string | null;
  limits?: { visited: number; found: number };
}

export interface SchemaGraph {
  found: SchemaNode[];
  /** The thing that a value is, or refers to by its `@id`. */
  resolve: (value: unknown) => unknown;
}

/** The wanted things at any depth, in the order of the page, without duplicates. */
export function schemaGraph(
  values: readonly unknown[],
  { types, keyOf, limits = PAGE_LIMITS }: WantedNodes,
): SchemaGraph {
  const byId = new Map<string, SchemaNode>();
  const found: SchemaNode[] = [];
  const waiting: unknown[] = [...values].reverse();
  const candidates = limits.found * CANDIDATES;
  for (let visited = 0; waiting.length > 0 && visited < limits.visited && found.length < candidates; visited += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) addReversed(value, waiting, limits.visited);
    if (!isNode(value)) continue;
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    if (types.some((type) => isOfType(value, type))) found.push(value);
    else addReversed(Object.values(value), waiting, limits.visited);
  }
  return {
    found: distinct(found, keyOf).slice(0, limits.found),
    resolve: (value) => {
      const id = isNode(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
      return typeof id === 'string' ? (byId.get(id) ?? value) : value;
    },
  };
}

/** Reversed, so that the first is taken next. */
function addReversed(values: readonly unknown[], waiting: unknown[], limit: number): void {
  for (let at = Math.min(values.length, limit) - 1; at >= 0; at -= 1) waiting.push(values[at]);
}

/** Pages often describe a thing twice, by their theme and by a plugin. */
function distinct(nodes: readonly SchemaNode[], keyOf: WantedNodes['keyOf']): SchemaNode[] {
  const seen = new Set<string>();
  return nodes.filter((node) => {
    const key = keyOf(node);
    return key !== null && !seen.has(key) && seen.add(key);
  });
}
