import { ingredientHeading, isWebAddress, readIngredient } from '@homefold/domain/recipes';
import { schemaRecipe } from '../../schema-recipe';
import { isNode, type SchemaNode } from '../../../../platform/web-pages';
import type { FoundRecipe } from '../archived-recipe';
import { ingredientRow, namesOf, nodesOf, textOf, withoutMarkdown } from './values';

/** Exports use `recipe_ingredient`, the JSON that Mealie offers for download uses `recipeIngredient`. */
const field = (json: SchemaNode, name: string): unknown =>
  json[name] ?? json[name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];

export const isMealie = (json: SchemaNode): boolean =>
  typeof json.slug === 'string' && typeof json.name === 'string' && Array.isArray(field(json, 'recipe_ingredient'));

/** A Mealie recipe, of any version since 0.5. */
export function mealieRecipe(json: SchemaNode): FoundRecipe {
  const servings = field(json, 'recipe_servings');
  const link = textOf(json.org_url ?? json.orgURL).trim();
  const image = textOf(json.image);
  const read = schemaRecipe(
    {
      name: json.name,
      description: withoutMarkdown(textOf(json.description)),
      recipeInstructions: instructions(nodesOf(field(json, 'recipe_instructions'))),
      prepTime: textOf(field(json, 'prep_time')),
      cookTime: textOf(field(json, 'perform_time')) || textOf(field(json, 'cook_time')),
      totalTime: textOf(field(json, 'total_time')),
      recipeYield: typeof servings === 'number' && servings >= 1 ? Math.round(servings) : field(json, 'recipe_yield'),
      recipeCategory: namesOf(field(json, 'recipe_category')),
      keywords: namesOf(json.tags),
      url: link,
      image: isWebAddress(image) ? image : null,
    },
    (value) => value,
    null,
    ingredients(json),
  );
  return {
    source: 'mealie',
    read,
    id: lastingId(json),
    notes: nodesOf(json.notes).map(({ title, text }) =>
      [textOf(title), withoutMarkdown(textOf(text))].filter((part) => part !== '').join('\n'),
    ),
    isFavourite: json.is_favorite === true,
    rating: json.rating,
  };
}

/** Ids were numbers of one installation before they were UUIDs; backups write these without hyphens. */
function lastingId(json: SchemaNode): string {
  const id = plainId(json.id);
  return /^[\da-f]{32}$/.test(id) ? id : textOf(json.slug);
}

export const plainId = (id: unknown): string => textOf(id).replaceAll('-', '').toLowerCase();

/** A title applies to the step that has it and those that follow. */
function instructions(steps: readonly SchemaNode[]): object[] {
  let section = '';
  return steps.map(({ title, text, summary }) => {
    section = textOf(title).trim() || section;
    const step = {
      '@type': 'HowToStep',
      text: [textOf(summary), withoutMarkdown(textOf(text))].filter((part) => part !== '').join('\n'),
    };
    return section === '' ? step : { '@type': 'HowToSection', name: section, itemListElement: [step] };
  });
}

/** Either in parts (food, unit, quantity), or as a line in the note. */
function ingredients(json: SchemaNode): unknown[] {
  const hasAmounts = isNode(json.settings)
    ? (json.settings.disable_amount ?? json.settings.disableAmount) !== true
    : true;
  let section: string | null = null;
  return nodesOf(field(json, 'recipe_ingredient')).flatMap((row) => {
    section = textOf(row.title).trim() || section;
    const [food, unit] = [row.food, row.unit].map((each) => textOf(isNode(each) ? each.name : each).trim());
    const note = withoutMarkdown(textOf(row.note)).trim();
    const usesAmount = hasAmounts && (row.disable_amount ?? row.disableAmount) !== true;
    if (food) {
      return [
        ingredientRow({ amount: usesAmount ? row.quantity : null, unit: unit ?? '', name: food, notes: note, section }),
      ];
    }
    const line = note || textOf(row.original_text ?? row.originalText).trim() || textOf(row.display).trim();
    if (line === '') return [];
    // a quantity of one without a unit is only the default
    const isMeasured = usesAmount && unit !== '' && typeof row.quantity === 'number' && row.quantity > 0;
    const heading = isMeasured ? null : ingredientHeading(line);
    if (heading !== null) {
      section = heading;
      return [];
    }
    return [{ ...readIngredient(isMeasured ? `${String(row.quantity)} ${unit ?? ''} ${line}` : line), section }];
  });
}
