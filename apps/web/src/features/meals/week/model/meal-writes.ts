import type { ApolloClient } from '@apollo/client';
import { cleanLine } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { AD_HOC_TITLE } from '@homefold/domain/meals';
import { isNetworkError } from '../../../../graphql/errors';
import { queuedWrites } from '../../../../graphql/offline/queued';
import { queueOf } from '../../../../graphql/offline/write-queue';
import { deletedItem, makeRecordWrites } from '../../../../graphql/records/record-writes';
import type { Done } from '../../../../graphql/records/record-writes';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { draftId } from '../../../../ui/browser/draft-id';
import { newKey } from '../../../../ui/browser/new-key';
import type { ConfirmOptions } from '../../../../ui/dialogs/confirm-dialog';
import type { ToastApi } from '../../../../ui/toasts/toasts';
import {
  AcceptMealPlanDocument,
  CopyMealDocument,
  CopyMealWeekDocument,
  DeleteMealDocument,
  MealNowDocument,
  MoveMealDocument,
  UndoMealChangeDocument,
  UpdateMealDocument,
} from '../../generated';
import type { DraftMealInput, MealNowQuery, PlannedMealInput, UndoMealChangeMutation } from '../../generated';
import { dayLong, slotLabel } from './labels';
import { refetchMeals } from './live';
import { addMealWrite, deleteMealWrite, moveMealWrite } from './queued-writes';
import { slotOf } from './types';
import type { Meal, Slot } from './types';
import { keepMeal, placeMeal, typed } from './week-cache';

const words = t.meals.plan;

/** What a new meal is sent with. */
export type NewMeal = PlannedMealInput & Pick<Meal, 'mealDate' | 'mealType'> & { title: string };

export interface MealTools {
  client: ApolloClient;
  toasts: ToastApi;
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  family: Pick<FamilyView, 'locale' | 'today'>;
}

/** The writes of the meal plan, applied optimistically; a refusal rolls back and is reported. */
export type MealWrites = ReturnType<typeof makeMealWrites>;

export function makeMealWrites(tools: MealTools) {
  const { toasts, confirm, family } = tools;
  const records = makeRecordWrites<Meal, MealNowQuery>(tools, {
    now: { query: MealNowDocument, rowOf: ({ plannedMeal }) => plannedMeal },
    keep: keepMeal,
    undo: (change, key, before, after) =>
      change({
        mutation: UndoMealChangeDocument,
        variables: { key },
        shown: { undo: before.map(typed) } as UndoMealChangeMutation,
        place: (cache, { undo }) => {
          const back = undo.flatMap((meal) => (meal.__typename === 'PlannedMeal' ? [meal] : []));
          // what the change has added goes again
          const added = after.filter(({ id }) => !before.some((one) => one.id === id));
          return [
            ...back.flatMap((meal) => placeMeal(cache, meal.id, meal)),
            ...added.flatMap(({ id }) => placeMeal(cache, id, null)),
          ];
        },
      }),
    gone: words.gone,
    refetch: refetchMeals,
  });
  const { change, tap, attempt, offerUndo, current, save } = records;

  /** @returns null for a meal that waits on this device */
  const send = async (input: NewMeal, key: string): Promise<Meal | null> => {
    const meal = draftMeal(input, key);
    const answer = await save({
      write: addMealWrite,
      variables: { input, idempotencyKey: key },
      shown: { addPlannedMeal: typed(meal) },
      basis: null,
      subject: meal.id,
      title: meal.title,
    });
    return answer?.addPlannedMeal ?? null;
  };
  /** Sends a change with Undo; where the server is not reached, one that may be sent twice waits on this device. */
  const orKept = async (send: () => Promise<Kept>, keep: () => Promise<unknown>, said: string): Promise<Kept> => {
    if (navigator.onLine && queuedWrites().length === 0)
      try {
        return await send();
      } catch (thrown) {
        if (!isNetworkError(thrown)) throw thrown;
      }
    if (await keep()) toasts.success(said);
    return null;
  };
  const saidAdded = ({ title, mealType, mealDate }: Meal): string =>
    words.added(title, words.mealWords[mealType], dayLong(mealDate, family));

  /** Deletes without a question. */
  const removeNow = (meal: Meal): Promise<void> =>
    tap(meal, words.deleteFailed, (undoKey) => {
      const shown = { deletePlannedMeal: deletedItem(meal.id) };
      const subject = `deleted ${meal.id}`;
      const takeBack = (): void =>
        void queueOf(tools.client)
          .takeBack(subject)
          .then((done) => done || toasts.error(t.record.undoGone));
      return orKept(
        async () => {
          await change({
            mutation: DeleteMealDocument,
            variables: { id: meal.id, version: meal.version, undoKey },
            shown,
            place: (cache) => placeMeal(cache, meal.id, null),
          });
          return { said: words.deleted, before: [meal], after: [] };
        },
        () =>
          save(
            { write: deleteMealWrite, variables: { id: meal.id }, shown, basis: null, subject, title: meal.title },
            takeBack,
          ),
        words.deleted,
      );
    });
  /** Adds without a form; undoing it deletes the meal. Reports a refusal, never throws. */
  const addNow = (input: NewMeal): Promise<void> => {
    const key = newKey();
    return attempt(draftMeal(input, key), words.addFailed, async () => {
      const meal = await send(input, key);
      if (meal) toasts.undo(saidAdded(meal), () => void removeNow(meal));
    });
  };
  const update = async (meal: Meal, input: PlannedMealInput, said: (after: Meal) => string, undoKey: string) => {
    const { updatePlannedMeal: after } = await change({
      mutation: UpdateMealDocument,
      variables: { id: meal.id, input, version: meal.version, undoKey },
      shown: { updatePlannedMeal: typed(changedMeal(meal, input)) },
      place: (cache, { updatePlannedMeal }) => placeMeal(cache, meal.id, updatePlannedMeal),
    });
    return after.version === meal.version ? null : { said: said(after), before: [meal], after: [after] };
  };

  const moveTo = (meal: Meal, to: Slot): Promise<void> =>
    tap(meal, words.changeFailed, (undoKey) => {
      const after = changedMeal(meal, { mealDate: to.date, mealType: to.mealType });
      const said = words.moved(meal.title, slotLabel(to, family));
      const shown = { movePlannedMeal: [typed(after)] };
      return orKept(
        async () => {
          await change({
            mutation: MoveMealDocument,
            variables: { id: meal.id, to: { ...to }, version: meal.version, undoKey },
            shown,
            place: (cache, { movePlannedMeal }) => movePlannedMeal.flatMap((one) => placeMeal(cache, one.id, one)),
          });
          return { said, before: [meal], after: [after] };
        },
        () => {
          const variables = { id: meal.id, to: { ...to } };
          const write = { write: moveMealWrite, variables, shown, basis: null, subject: meal.id, title: meal.title };
          return save(write, () => void moveTo(after, slotOf(meal)));
        },
        said,
      );
    });

  return {
    current,
    addNow,
    /** Throws on refusal. @param key the same for every attempt of one form */
    async add(input: NewMeal, key: string): Promise<void> {
      const meal = await send(input, key);
      if (meal) toasts.undo(saidAdded(meal), () => void removeNow(meal));
    },
    /** Throws on refusal. */
    async update(meal: Meal, input: PlannedMealInput): Promise<void> {
      const undoKey = newKey();
      const done = await update(meal, input, () => words.changed, undoKey);
      if (done) offerUndo(undoKey, done);
    },
    /** Moves a meal to another slot, last of its dishes, with Undo; reports a refusal, never throws. */
    moveTo,
    /** The same dish once more, in another slot. */
    copyTo: (meal: Meal, to: Slot): Promise<void> =>
      tap(meal, words.addFailed, (undoKey) => {
        const copy = { ...changedMeal(meal, { mealDate: to.date, mealType: to.mealType }), id: draftId(undoKey) };
        const said = words.copied(meal.title, slotLabel(to, family));
        return orKept(
          async () => {
            const { copyPlannedMeal: stored } = await change({
              mutation: CopyMealDocument,
              variables: { id: meal.id, to: { ...to }, idempotencyKey: undoKey, undoKey },
              shown: { copyPlannedMeal: typed(copy) },
              place: (cache, { copyPlannedMeal }) => placeMeal(cache, copyPlannedMeal.id, copyPlannedMeal),
            });
            return { said, before: [], after: [stored] };
          },
          () => send(inputOfCopy(copy), undoKey),
          said,
        );
      }),
    /** Copies a week into the empty slots of another one, with Undo; reports a refusal, never throws. */
    copyWeek: (from: CalendarDate, to: CalendarDate): Promise<void> =>
      tap({ ...NOTHING, title: words.week.copyLast }, words.week.copyFailed, async (undoKey) => {
        const { copyMealWeek: copied } = await change({
          mutation: CopyMealWeekDocument,
          variables: { from, to, idempotencyKey: undoKey, undoKey },
          place: (cache, { copyMealWeek }) => copyMealWeek.meals.flatMap((one) => placeMeal(cache, one.id, one)),
        });
        const { meals, skipped } = copied;
        if (meals.length === 0) {
          toasts.success(skipped.length > 0 ? words.week.nothingEmpty : words.week.nothingToCopy);
          return null;
        }
        return { said: words.week.copied(meals.length, skipped.length), before: [], after: meals };
      }),
    /** Plans the meals of a proposal, with one Undo for all of them. Throws on refusal. @param key of all attempts */
    async accept(entries: DraftMealInput[], key: string): Promise<void> {
      const { acceptMealPlan: plan } = await change({
        mutation: AcceptMealPlanDocument,
        variables: { entries, idempotencyKey: key, undoKey: key },
        place: (cache, { acceptMealPlan }) => acceptMealPlan.meals.flatMap((one) => placeMeal(cache, one.id, one)),
      });
      const gone = [...new Set(plan.leftOut.map(({ title }) => title))];
      const said = t.meals.planning.accepted(plan.meals.length, plan.filled.length, gone);
      if (plan.meals.length > 0) offerUndo(key, { said, before: [], after: plan.meals });
      else toasts.success(said);
    },
    /** Asks first. @returns whether it is being deleted */
    async remove(meal: Meal): Promise<boolean> {
      const yes = await confirm({
        title: words.deleteQuestion,
        text: words.deleteText(meal.title, slotLabel(slotOf(meal), family)),
        confirm: t.common.delete,
        danger: true,
      });
      if (yes) void removeNow(meal);
      return yes;
    },
  };
}

/** What a change can be undone by; null for one that waits. */
type Kept = Done<Meal> | null;

/** What stores a copy as a new meal. */
const inputOfCopy = ({ recipeId, title, notes, mealType, mealDate, servings, isAdHoc, ...who }: Meal): NewMeal => ({
  ...{ recipeId, title, notes, mealType, mealDate, servings, isAdHoc },
  eaterIds: who.eaterIds && [...who.eaterIds],
  guests: who.guests,
  cookId: who.cookId,
});

/** Stands for the rows of a change that is of no single one. */
const NOTHING: Meal = {
  id: '',
  recipeId: null,
  title: '',
  notes: null,
  mealType: 'dinner',
  mealDate: '',
  servings: 1,
  isAdHoc: true,
  eaterIds: null,
  guests: 0,
  cookId: null,
  position: 0,
  version: 0,
};

const idOf = (id: PlannedMealInput['cookId']): string | null => (id == null ? null : String(id));

/** The optimistic meal of an input, last of its slot. */
const draftMeal = (input: NewMeal, key: string): Meal => ({
  id: draftId(key),
  recipeId: idOf(input.recipeId),
  title: cleanLine(input.title) || AD_HOC_TITLE,
  notes: input.notes ?? null,
  mealType: input.mealType,
  mealDate: input.mealDate,
  servings: input.servings ?? 1,
  isAdHoc: !input.recipeId,
  eaterIds: input.eaterIds?.map(String) ?? null,
  guests: input.guests ?? 0,
  cookId: idOf(input.cookId),
  position: Number.MAX_SAFE_INTEGER,
  version: 1,
});

/** The optimistic meal after a change: a field left out is kept. */
function changedMeal(meal: Meal, input: PlannedMealInput): Meal {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const moved =
    (input.mealDate ?? meal.mealDate) !== meal.mealDate || (input.mealType ?? meal.mealType) !== meal.mealType;
  return {
    ...meal,
    ...(given as Partial<Meal>),
    title: cleanLine(input.title ?? meal.title) || meal.title,
    position: moved ? Number.MAX_SAFE_INTEGER : meal.position,
  };
}
