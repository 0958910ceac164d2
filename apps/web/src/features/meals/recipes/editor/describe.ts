import { t as pictures } from '../../../../messages/pictures';
import { t } from '../../../../messages/recipes';
import type { VersionLine } from '../../../../ui/forms/versions-panel';
import type { IngredientsRow, RecipeFormValues } from './form-values';

const labels = t.recipes.editor;

/** A version of a recipe as text, for comparison after a concurrent edit. */
export const describe = (values: RecipeFormValues): VersionLine[] => [
  [labels.title, values.title],
  [labels.description, values.description],
  [labels.prep, values.prepTimeMinutes],
  [labels.cook, values.cookTimeMinutes],
  [labels.servings, values.servings],
  [labels.difficulty, t.recipes.difficulties[values.difficulty]],
  [labels.tags.section, values.tags.join(', ')],
  [labels.ingredients.section, values.ingredients.map(inWords).join('\n')],
  [labels.steps.section, values.instructions.map(({ text }) => text).join('\n')],
  [labels.link, values.externalLink],
  [pictures.pictures.single.label, values.imageUrl],
];

function inWords(row: IngredientsRow): string {
  if (row.kind === 'heading') return `${row.text}:`;
  const { amount, unit, name, notes } = row;
  return [[amount, unit, name].filter(Boolean).join(' '), notes].filter(Boolean).join(', ');
}
