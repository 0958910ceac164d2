import { INGREDIENT_LIMITS, MAX_UNIT_LENGTH } from '@homefold/domain/recipes';
import { isNode, plainText, type SchemaNode } from '../../../../platform/web-pages';

/** JSON values of unknown type. */

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const nodesOf = (value: unknown): SchemaNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Undefined if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The names in a list of texts or of named objects. */
export const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [])
    .map((each) => textOf(isNode(each) ? each.name : each))
    .filter((name) => name !== '');

/** Converts an ingredient that another program stores in parts; what is too long for a part goes into the notes. */
export function ingredientRow(parts: {
  amount: unknown;
  unit: string;
  name: string;
  notes: string;
  section: string | null;
}): object {
  const name = parts.name.trim();
  const hasUnit = parts.unit.length <= MAX_UNIT_LENGTH;
  const notes = [name.slice(INGREDIENT_LIMITS.name), hasUnit ? '' : parts.unit, plainText(parts.notes)];
  const amount = typeof parts.amount === 'string' ? Number.parseFloat(parts.amount) : parts.amount;
  return {
    amount: typeof amount === 'number' && amount > 0 && amount <= INGREDIENT_LIMITS.amount ? amount : null,
    unit: hasUnit ? parts.unit : null,
    name: name.slice(0, INGREDIENT_LIMITS.name),
    notes: notes
      .map((note) => note.trim())
      .filter((note) => note !== '')
      .join(', ')
      .slice(0, INGREDIENT_LIMITS.notes),
    section: parts.section?.slice(0, INGREDIENT_LIMITS.section) ?? null,
  };
}

/** A text in the Markdown of Mealie, Tandoor and Paprika, without its markup. */
export const withoutMarkdown = (text: string): string =>
  text
    .slice(0, 200_000)
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/g, '')
    .replace(/\[([^\]\n]{1,300})\]\((?:https?:|\/)[^)\n]{0,2000}\)/g, '$1')
    .replace(/^[^\S\n]{0,8}#{1,6} +/gm, '')
    .replace(/^[^\S\n]{0,8}[-*+] +(?=\S)/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]{1,300}?\S|\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*])\*(?=[^\s*])([^*\n]{1,300})(?<!\s)\*(?![\p{L}\d*])/gu, '$1');
