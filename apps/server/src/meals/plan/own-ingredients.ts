import { InputType, ObjectType } from '@nestjs/graphql';
import { readIngredients } from '@homefold/domain/recipes';
import { invalid } from '../../platform/errors';
import { FlagField, NumberField, TextField, restAnswer } from '../../platform/fields';

@ObjectType({ description: 'An ingredient that a planned meal without a recipe keeps.' })
export class PlannedIngredient {
  @TextField('What it is: "spinach".')
  name!: string;

  @NumberField('The amount for the servings of the meal; null if it is unknown.', { nullable: true })
  amount!: number | null;

  @TextField('The unit of the amount; null if the ingredient is counted.', { nullable: true })
  unit!: string | null;

  @FlagField(
    'Whether it was in the house when the meal was planned: it is bought only after the kitchen ran out of it.',
  )
  isInHouse!: boolean;
}

/** The same in REST. */
export class RestPlannedIngredient extends restAnswer(PlannedIngredient) {}

@InputType({ description: 'An ingredient that a planned meal without a recipe keeps.' })
export class PlannedIngredientInput {
  @TextField('What it is: 1 to 200 characters.')
  name!: string;

  @NumberField('The amount for the servings of the meal: more than 0, 100,000 at most.', { optional: true })
  amount?: number | null;

  @TextField('The unit of the amount: up to 30 characters.', { optional: true })
  unit?: string | null;

  @FlagField('Whether it is in the house; false by default.', { optional: true })
  isInHouse?: boolean | null;
}

/**
 * The ingredients that a call sends for a meal, in the shapes of a recipe's; null for none.
 *
 * @throws DomainError INVALID naming `ingredients`
 */
export function readOwnIngredients(value: unknown): PlannedIngredient[] | null {
  const rows = listOf(value);
  const { problems } = readIngredients(rows);
  if (problems[0]) throw invalid('ingredients', `${problems[0].message}.`);
  const ingredients = (Array.isArray(rows) ? (rows as unknown[]) : [rows]).flatMap((row) =>
    // one row at a time, because blank ones are dropped
    readIngredients(Array.isArray(rows) ? [row] : row).ingredients.map(({ name, amount, amountTo, unit }) => ({
      ...{ name, amount: amountTo ?? amount, unit },
      isInHouse: isInHouse(row),
    })),
  );
  return ingredients.length > 0 ? ingredients : null;
}

/** A list that was sent as a JSON string. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\[/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function isInHouse(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const { isInHouse: graphql, is_in_house: rest } = row as Record<string, unknown>;
  return graphql === true || rest === true;
}

/** The same ingredients for another number of servings. */
export const forServings = (ingredients: readonly PlannedIngredient[], factor: number): PlannedIngredient[] =>
  ingredients.map((each) => ({ ...each, amount: each.amount === null ? null : rounded(each.amount * factor) }));

/** As `readIngredients` rounds, so that a row that is sent back is the same. */
const rounded = (amount: number): number => Math.max(Math.round(amount * 1e4) / 1e4, 1e-4);
