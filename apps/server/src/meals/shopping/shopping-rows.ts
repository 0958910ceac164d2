import { aisleOf, isAisle, type Aisle } from '@homefold/domain/aisles';
import { weekOf } from '@homefold/domain/meals';
import type { ShoppingPart as Part, ShoppingRow } from '@homefold/domain/shopping';
import type { FamilyViewer } from '../../platform/auth';
import type { ShoppingItem } from './shopping-item';
import type { StoredPart } from './shopping-part';

export const QUICK_ADD = 'Quick Add';
export const AI_GENERATED = 'AI-Generated';

const momentOf = (at: number | null): Date | null => (at === null ? null : new Date(at));
const instantOf = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** The domain's row that an item stores. */
export const rowOfItem = (item: ShoppingItem): ShoppingRow => ({
  id: item.id,
  key: item.key,
  listId: item.listId,
  name: item.ingredientName,
  category: item.category,
  aisle: item.aisle,
  notes: item.notes,
  priority: item.priority,
  assignedTo: item.assignedTo,
  amount: item.setAmount,
  parts: item.requests,
  purchasedAt: instantOf(item.purchasedAt),
  purchasedBy: item.purchasedBy,
  removedAt: instantOf(item.removedAt),
  settledAt: instantOf(item.settledAt),
  stamps: {},
});

/** The stored columns of a row besides its id, family and version. */
export function columnsOfRow(
  row: ShoppingRow,
  { membershipId }: FamilyViewer,
  usualAisle: (key: string) => Aisle | undefined,
) {
  const parts = row.parts as readonly StoredPart[];
  const isGenerated = parts.every((part) => part.isGenerated);
  const week = parts.map(weekOfPart).find((each) => each !== null);
  const last = [...parts].sort((a, b) => endOf(b) - endOf(a))[0];
  const isWithdrawn = row.removedAt !== null && parts.every(({ withdrawn }) => withdrawn?.value === true);
  return {
    listId: row.listId,
    ingredientName: row.name,
    key: row.key,
    category: row.category ?? (isGenerated ? AI_GENERATED : QUICK_ADD),
    aisle: isAisle(row.aisle) ? row.aisle : (usualAisle(row.key) ?? aisleOf(row.name)),
    assignedTo: row.assignedTo,
    notes: row.notes,
    priority: row.priority,
    purchasedAt: momentOf(row.purchasedAt),
    purchasedBy: row.purchasedAt === null ? null : (row.purchasedBy ?? membershipId),
    settledAt: momentOf(row.settledAt),
    weekStartDate: week?.start ?? null,
    weekEndDate: week?.end ?? null,
    isAiGenerated: isGenerated,
    isWithdrawn,
    setAmount: row.amount,
    requests: [...parts],
    partIds: parts.map(({ id }) => id),
    mealIds: parts.flatMap(({ source }) => (source?.kind === 'meal' ? source.plannedMealId : [])),
    createdBy: parts[0]?.requestedBy ?? membershipId,
    createdAt: new Date(parts[0]?.at ?? 0),
    removedAt: momentOf(row.removedAt),
    deletedBy: row.removedAt === null ? null : (last?.withdrawn?.by ?? last?.removed?.by ?? membershipId),
  } satisfies Partial<ShoppingItem>;
}

const endOf = ({ removed, withdrawn }: Part): number =>
  Math.max(removed?.value ? removed.at : 0, withdrawn?.value ? withdrawn.at : 0);

function weekOfPart({ source, week }: StoredPart): StoredPart['week'] | null {
  if (source?.kind !== 'meal') return week ?? null;
  const { startDate, endDate } = weekOf(source.weekStart);
  return { start: startDate, end: endDate };
}
