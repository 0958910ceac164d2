import type { RecipeStep } from '@homefold/domain/recipes';
import { readInstructions } from '@homefold/domain/recipes';
import { atMost, isNode, isOfType, listOf, plainText } from '../../platform/web-pages';

const MAX_DEPTH = 8;
const MAX_STEPS = 1_000;
const MAX_VISITED = 10_000;
/** The maximum length of all steps; longer ones repeat a step by reference. */
const MAX_TEXT = 2_000_000;

/**
 * The instructions of a schema.org recipe as steps: texts, `HowToStep`, `HowToSection`, `ItemList`, in any nesting, or
 * one text with or without markup.
 */
export function schemaSteps(value: unknown, resolve: (value: unknown) => unknown): RecipeStep[] {
  const steps: RecipeStep[] = [];
  const mayVisit = atMost(MAX_VISITED);
  let characters = 0;
  const textOf = (source: string): string => {
    characters += source.length;
    return characters > MAX_TEXT ? '' : plainText(source);
  };
  const add = (text: string, section: string | null): void => {
    steps.push({ text, section });
  };
  const walk = (each: unknown, section: string | null, depth: number): void => {
    if (depth > MAX_DEPTH || steps.length > MAX_STEPS || !mayVisit()) return;
    const item = resolve(each);
    if (typeof item === 'string') {
      for (const line of textOf(item).split('\n')) if (line.trim() !== '') add(line, section);
    } else if (Array.isArray(item)) for (const part of item as unknown[]) walk(part, section, depth + 1);
    else if (isNode(item)) {
      const parts = item.itemListElement ?? item.item ?? item.steps;
      const name = typeof item.name === 'string' ? textOf(item.name) : '';
      const text = [item.text, item.description].find((candidate) => typeof candidate === 'string' && candidate !== '');
      if (isOfType(item, 'HowToSection') || (parts !== undefined && !isOfType(item, 'HowToStep'))) {
        walk(parts ?? text, name === '' ? section : name.slice(0, 100), depth + 1);
      } else if (typeof text === 'string') add(textOf(text), section);
      else if (parts !== undefined) add(directions(parts, resolve, textOf), section);
      else if (name !== '') add(name, section);
    }
  };
  for (const each of listOf(value)) walk(each, null, 0);
  const [only] = steps;
  if (only === undefined || steps.length > 1) return steps;
  // what a site marks up as one step often contains all of them
  const { steps: parts, problems } = readInstructions(only.text);
  return problems.length > 0 ? steps : parts.map((part) => ({ ...part, section: part.section ?? only.section }));
}

/** The directions and tips of one step, as one text. */
const directions = (parts: unknown, resolve: (value: unknown) => unknown, textOf: (source: string) => string): string =>
  listOf(parts)
    .slice(0, 100)
    .flatMap((part) => {
      const each = resolve(part);
      const text = isNode(each) ? (each.text ?? each.name) : each;
      return typeof text === 'string' ? [textOf(text)] : [];
    })
    .join(' ');
