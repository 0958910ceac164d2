import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import type { RecipeCard } from './types';

const texts = t.recipes.warning;

/** A warning in words. */
export interface WarningLine {
  /** "Contains nuts: Theo". */
  text: string;
  /** "because of walnuts and pesto". */
  because: string;
}

/**
 * The warnings of a recipe with the names of those concerned; warnings for the same people share a line. Unrecognised
 * ingredients are only listed on the recipe's page.
 */
export function warningLines(
  { warnings }: Pick<RecipeCard, 'warnings'>,
  { byId, locale }: Pick<FamilyView, 'byId' | 'locale'>,
): WarningLine[] {
  const lines = new Map<string, { kind: Kind; whats: string[]; names: string[]; ingredients: Set<string> }>();
  for (const { kind, allergen, diet, ingredients, memberIds } of warnings) {
    const names = memberIds.flatMap((id) => byId.get(id)?.displayName ?? []);
    const what = allergen ? t.recipes.allergens[allergen] : diet ? t.recipes.diets[diet] : '';
    if (kind === 'not_recognised' || names.length === 0 || what === '') continue;
    const key = `${kind} ${names.join()}`;
    const line = lines.get(key) ?? { kind, whats: [], names, ingredients: new Set() };
    line.whats.push(what);
    for (const ingredient of ingredients) line.ingredients.add(ingredient);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ kind, whats, names, ingredients }) => ({
    text: texts[WORDS[kind]](new Intl.ListFormat(locale).format(whats), names),
    because: ingredients.size > 0 ? texts.because([...ingredients]) : '',
  }));
}

type Kind = Exclude<RecipeCard['warnings'][number]['kind'], 'not_recognised'>;

const WORDS = {
  contains: 'contains',
  may_contain: 'mayContain',
  breaks_diet: 'breaks',
  may_break_diet: 'mayBreak',
} as const satisfies Record<Kind, keyof typeof texts>;
