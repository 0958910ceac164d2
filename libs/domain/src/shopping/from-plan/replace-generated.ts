import type { CalendarDate } from '../../time/dates';
import { tidyAmount } from '../../recipes/ingredients/ingredient';
import type { NewShoppingPart, ShoppingChange } from '../list/change';
import type { Instant, ShoppingPart, ShoppingRow } from '../list/row';
import { sourceWords } from '../list/source';
import { shoppingKey } from '../names/shopping-key';

/**
 * The changes that replace the generated parts of a week by its new parts. Items that were bought, removed or edited
 * stay unchanged and are not requested again; of bought items only the missing amount is. Other weeks and manual
 * requests stay. Parts that are the same as before stay, too: generating twice changes nothing.
 *
 * `rows` are all rows with generated parts of the week, including bought and removed ones.
 */
export function replaceGenerated(
  rows: readonly ShoppingRow[],
  parts: readonly NewShoppingPart[],
  weekStart: CalendarDate,
  { at, by }: { at: Instant; by: string | null },
): ShoppingChange[] {
  const replaceable = new Map<string, ShoppingPart[]>();
  const settled = new Map<string, Map<string | null, number>>();
  for (const row of rows) {
    for (const part of row.parts) {
      if (!isGeneratedIn(part, weekStart) || isWithdrawn(row, part)) continue;
      if (isUntouched(row, part)) replaceable.set(sameAs(part), [...(replaceable.get(sameAs(part)) ?? []), part]);
      else {
        const met = settled.get(needOf(part)) ?? new Map<string | null, number>();
        settled.set(needOf(part), met);
        // an edited or removed item covers the need, whatever the amount
        const isBought = row.purchasedAt !== null && row.removedAt === null && !isEdited(part);
        const amount = isBought ? (part.amount ?? Infinity) : Infinity;
        met.set(part.unit, (met.get(part.unit) ?? 0) + amount);
      }
    }
  }
  const added = parts.flatMap((part) => {
    const missing = stillMissing(part, settled.get(needOf(part)));
    if (missing === null) return [];
    const kept = replaceable.get(sameAs(missing))?.pop();
    // requested now: an earlier tick does not cover it
    return kept === undefined ? [{ ...missing, at: Math.max(missing.at, at) }] : [];
  });
  const ids = [...replaceable.values()].flat().map(({ id }) => id);
  return [
    ...(ids.length > 0 ? [{ kind: 'withdraw' as const, ids, withdrawn: true, at, by }] : []),
    ...added.map((part) => ({ kind: 'add' as const, part })),
  ];
}

/** The rows that a new generation for the week replaces, wholly or in part. */
export const replaceableRows = (rows: readonly ShoppingRow[], weekStart: CalendarDate): ShoppingRow[] =>
  rows.filter((row) =>
    row.parts.some((part) => isGeneratedIn(part, weekStart) && !isWithdrawn(row, part) && isUntouched(row, part)),
  );

const isGeneratedIn = ({ isGenerated, source }: ShoppingPart, weekStart: CalendarDate): boolean =>
  isGenerated && source?.kind === 'meal' && source.weekStart === weekStart;

const isWithdrawn = (row: ShoppingRow, part: ShoppingPart): boolean =>
  part.withdrawn?.value === true && row.purchasedAt === null;

const isUntouched = (row: ShoppingRow, part: ShoppingPart): boolean =>
  row.purchasedAt === null && row.removedAt === null && !isEdited(part);

const isEdited = ({ edits }: ShoppingPart): boolean => Object.keys(edits).length > 0;

/** One thing for one meal, by its name in the recipe. */
const needOf = ({ asked, source }: NewShoppingPart): string =>
  JSON.stringify([shoppingKey(asked.name), source?.kind === 'meal' ? source.plannedMealId : null]);

/** Two generations of an unchanged plan give the same parts. */
const sameAs = (part: NewShoppingPart): string =>
  JSON.stringify([part.asked.listId, part.asked.name, part.amount, part.unit, ...sourceWords(part.source)]);

/** The part of a need that is not bought yet; null when nothing is missing. */
function stillMissing(part: NewShoppingPart, met: Map<string | null, number> | undefined): NewShoppingPart | null {
  if (met === undefined) return part;
  const has = met.get(part.unit);
  if (part.amount === null || has === undefined) return null;
  met.set(part.unit, Math.max(has - part.amount, 0));
  const missing = part.amount - has;
  return missing > part.amount * SMALL ? { ...part, amount: tidyAmount(missing) } : null;
}

/** Rounding differs with the number of servings. */
const SMALL = 0.02;
