import { t } from '../../../../messages/recipes';
import type { VersionLine } from '../../../../ui/forms/versions-panel';
import type { IngredientsRow, RecipeFormValues } from './form-values';

const words = t.recipes.editor;

/** A version of a recipe as text, for the comparison after a concurrent edit. */
export const describe = (values: RecipeFormValues): VersionLine[] => [
  [words.title, values.title],
  [words.description, values.description],
  [words.prep, values.prepTimeMinutes],
  [words.cook, values.cookTimeMinutes],
  [words.servings, values.servings],
  [words.difficulty, t.recipes.difficulties[values.difficulty]],
  [words.tags.section, values.tags.join(', ')],
  [words.ingredients.section, values.ingredients.map(inWords).join('\n')],
  [words.steps.section, values.instructions.map(({ text }) => text).join('\n')],
  [words.link, values.externalLink],
  [words.picture.label, values.imageUrl],
];

function inWords(row: IngredientsRow): string {
  if (row.kind === 'heading') return `${row.text}:`;
  const { amount, unit, name, notes } = row;
  return [[amount, unit, name].filter(Boolean).join(' '), notes].filter(Boolean).join(', ');
}
