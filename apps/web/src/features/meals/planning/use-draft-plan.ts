import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { slotKey } from '@homefold/domain/meals';
import type { MealType } from '@homefold/domain/meals';
import { useState } from 'react';
import { DraftMealPlanDocument } from '../generated';
import type { DraftMealPlanQuery, RejectedMealInput } from '../generated';

export type Draft = DraftMealPlanQuery['draftMealPlan'];
export type DraftEntry = Draft['entries'][number];

export interface DraftPlan {
  draft: Draft | null;
  /** Another proposal is being loaded. */
  busy: boolean;
  error: unknown;
  retry: () => void;
  mealTypes: readonly MealType[];
  setMealTypes: (mealTypes: readonly MealType[]) => void;
  /** Requests another meal for one slot; the others stay. */
  swap: (entry: DraftEntry) => void;
  isTaken: (entry: DraftEntry) => boolean;
  /** Includes or excludes an entry. */
  toggle: (entry: DraftEntry) => void;
}

/** A proposal for the empty slots of a week with the user's choices. Nothing is stored. */
export function useDraftPlan(startDate: CalendarDate): DraftPlan {
  const [mealTypes, setMealTypes] = useState<readonly MealType[]>(['breakfast', 'lunch', 'dinner']);
  const [keep, setKeep] = useState<readonly DraftEntry[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedMealInput[]>([]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, loading, error, refetch } = useQuery(DraftMealPlanDocument, {
    variables: { startDate, mealTypes: [...mealTypes], keep: keep.map(inputOf), rejected: [...rejected] },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const draft = (data ?? previousData)?.draftMealPlan ?? null;
  const keyOf = ({ date, mealType }: DraftEntry): string => slotKey({ date, mealType });
  return {
    draft,
    busy: loading,
    error: draft && !error ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    mealTypes,
    setMealTypes: (next) => {
      setMealTypes(next);
      setKeep([]);
    },
    swap: (entry) => {
      const { date, mealType, recipeId, title } = entry;
      setKeep((draft?.entries ?? []).filter((one) => keyOf(one) !== keyOf(entry)));
      setRejected((before) => [...before, { date, mealType, recipeId, title }]);
    },
    isTaken: (entry) => !leftOut.has(keyOf(entry)),
    toggle: (entry) =>
      setLeftOut((before) => {
        const next = new Set(before);
        if (!next.delete(keyOf(entry))) next.add(keyOf(entry));
        return next;
      }),
  };
}

/** The part of an entry that is sent back, to keep or to accept it. */
export const inputOf = ({ date, mealType, recipeId, title, servings, reasons }: DraftEntry) => ({
  ...{ date, mealType, recipeId, title, servings },
  reasons: [...reasons],
});
