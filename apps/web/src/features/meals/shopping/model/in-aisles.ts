import { AISLES } from '@homefold/domain/aisles';
import type { Aisle, Content, Item } from './types';

/** Rows of one aisle. */
export interface AisleItems {
  aisle: Aisle;
  items: readonly Item[];
}

/** Items by aisle, in the family's order; empty aisles are omitted. */
export function inAisles(items: readonly Item[], order: readonly Aisle[] | undefined): AisleItems[] {
  const byAisle = new Map<Aisle, Item[]>();
  for (const item of items) {
    const there = byAisle.get(item.aisle);
    if (there) there.push(item);
    else byAisle.set(item.aisle, [item]);
  }
  const known = order ?? [];
  return [...new Set([...known, ...AISLES])].flatMap((aisle) => {
    const there = byAisle.get(aisle);
    return there ? [{ aisle, items: there }] : [];
  });
}

/** The list as text: a heading for each aisle, a line for each item. */
export function asText(content: Content, headingOf: (aisle: Aisle) => string, lineOf: (item: Item) => string): string {
  return inAisles(content.open, content.list?.aisles)
    .map(({ aisle, items }) => [headingOf(aisle), ...items.map((item) => `- ${lineOf(item)}`)].join('\n'))
    .join('\n\n');
}
