import type { ShoppingSource } from './row';

/** A source as a list of its values, for comparison: the database does not preserve the order of fields. */
export function sourceWords(source: ShoppingSource | null): (string | null)[] {
  switch (source?.kind) {
    case 'meal': {
      const { plannedMealId, recipeId, title, date, weekStart } = source;
      return ['meal', date, title, plannedMealId, recipeId, weekStart];
    }
    case 'recipe':
      return ['recipe', source.title, source.recipeId];
    case 'stock':
      return ['stock', source.kitchenItemId];
    case undefined:
      return [];
  }
}
