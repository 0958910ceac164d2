import { schemaRecipe } from '../../schema-recipe';
import { isNode, type SchemaNode } from '../../../../platform/web-pages';
import type { FoundRecipe } from '../archived-recipe';
import { ingredientRow, namesOf, nodesOf, textOf, withoutMarkdown } from './values';

export const isTandoor = (json: SchemaNode): boolean =>
  Array.isArray(json.steps) && typeof json.name === 'string' && ('working_time' in json || 'keywords' in json);

/** A Tandoor `recipe.json`. Ingredients are under the steps that use them; the export has no stable id. */
export function tandoorRecipe(json: SchemaNode): FoundRecipe {
  const steps = [...nodesOf(json.steps)].sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  const servings = [json.servings, json.servings_text].map(textOf).filter((part) => part !== '');
  const read = schemaRecipe(
    {
      name: json.name,
      description: withoutMarkdown(textOf(json.description)),
      recipeInstructions: steps.map((step) => {
        const name = textOf(step.name).trim();
        const lines = instruction(step);
        return name === '' ? lines : { '@type': 'HowToSection', name, itemListElement: [lines] };
      }),
      prepTime: json.working_time,
      cookTime: json.waiting_time,
      recipeYield: servings.join(' '),
      keywords: namesOf(json.keywords),
      url: json.source_url,
    },
    (value) => value,
    null,
    steps.flatMap(ingredientRows),
  );
  return { source: 'tandoor', read, id: null };
}

/** The text of a step, with its ingredients in place of references: `{{ ingredients[0] }}`. */
function instruction(step: SchemaNode): string {
  const ingredients = nodesOf(step.ingredients);
  return withoutMarkdown(textOf(step.instruction)).replace(/\{\{ ?ingredients\[(\d{1,3})\] ?\}\}/g, (_, at: string) => {
    const { food, unit, amount } = ingredients[Number(at)] ?? {};
    const figure = typeof amount === 'number' && amount > 0 ? String(Number(amount.toFixed(2))) : '';
    return [figure, nameOf(unit), nameOf(food)].filter((part) => part !== '').join(' ');
  });
}

function ingredientRows(step: SchemaNode): object[] {
  const name = textOf(step.name).trim();
  let section: string | null = name === '' ? null : name;
  return nodesOf(step.ingredients).flatMap((row) => {
    const food = nameOf(row.food);
    const notes = textOf(row.note);
    if (row.is_header === true) {
      section = (notes || food).trim() || section;
      return [];
    }
    if (food === '' && notes === '') return [];
    const amount = row.no_amount === true ? null : row.amount;
    return [ingredientRow({ amount, unit: nameOf(row.unit), name: food || notes, notes: food ? notes : '', section })];
  });
}

const nameOf = (value: unknown): string => textOf(isNode(value) ? value.name : value).trim();
