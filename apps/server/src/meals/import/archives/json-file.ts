import { isNode, isTooDeep, listOf, looseJson, MAX_PAGE_LENGTH } from '../../../platform/web-pages';
import { recipeGraph } from '../recipe-graph';
import type { FoundRecipe } from './archived-recipe';
import { isMealie, mealieRecipe } from './formats/mealie';
import { schemaOrgRecipe } from './formats/schema-org';
import { isTandoor, tandoorRecipe } from './formats/tandoor';
import { parsedJson, textOf } from './formats/values';
import { ArchivedFileError, type ArchiveLimits } from './limits';
import type { ArchiveUse } from './zip';

/** A recipe that is not parsed yet, with a name for messages. */
export interface WaitingRecipe {
  name: string;
  read: () => FoundRecipe;
}

/** The recipes of a JSON file in any of the known forms: one, a list, a graph. */
export function recipesOfJson(bytes: Buffer, path: string, limits: ArchiveLimits, use: ArchiveUse): WaitingRecipe[] {
  const values = jsonValues(bytes.toString('utf8'), limits, use);
  const others: unknown[] = [];
  const waiting: WaitingRecipe[] = [];
  for (const value of values.flatMap(itemsOf)) {
    if (!isNode(value)) continue;
    const name = textOf(value.name);
    if (isMealie(value)) waiting.push({ name, read: () => mealieRecipe(value) });
    else if (isTandoor(value)) waiting.push({ name, read: () => tandoorRecipe(value) });
    else others.push(value);
  }
  // one more than is read, so that the excess is noticed
  const { recipes, resolve } = recipeGraph(others, { visited: 500_000, found: limits.recipes + 1 });
  waiting.push(
    ...recipes.map((node) => ({
      name: textOf(node.name ?? node.headline),
      read: () => schemaOrgRecipe(node, resolve, path),
    })),
  );
  if (waiting.length === 0) throw new ArchivedFileError('It contains no recipe in a known format');
  return waiting;
}

/** Mealie's API returns the recipes under `items`. */
const itemsOf = (value: unknown): unknown[] =>
  isNode(value) && Array.isArray(value.items) ? listOf(value.items) : [value];

/** Only what cannot be parsed is repaired, and of that only what may have been edited by hand. */
export function jsonValues(text: string, limits: ArchiveLimits, use: ArchiveUse): unknown[] {
  const value = isTooDeep(text) ? undefined : parsedJson(text.replace(/^\uFEFF/, ''));
  if (value !== undefined) return listOf(value);
  use.repaired += text.length;
  const repaired = text.length <= MAX_PAGE_LENGTH && use.repaired <= limits.repaired ? looseJson(text) : null;
  if (repaired === null) throw new ArchivedFileError(NO_JSON);
  return repaired;
}

const NO_JSON = 'It is not valid JSON';
