import type { ApolloClient } from '@apollo/client';
import type { CalendarDate } from '@homefold/domain';
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
import { changedMeal, draftMeal, inputOfCopy, NOTHING } from './optimistic-meals';
import type { NewMeal } from './optimistic-meals';
import { addMealWrite, copyMealWrite, deleteMealWrite, moveMealWrite } from './queued-writes';
import { slotOf } from './types';
import type { Meal, Slot } from './types';
import { keepMeal, placeMeal, typed } from './week-cache';

const labels = t.meals.plan;

export interface MealTools {
  client: ApolloClient;
  toasts: ToastApi;
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  family: Pick<FamilyView, 'locale' | 'today'>;
}

/** The writes of the meal plan, applied optimistically; a rejection rolls back and is reported. */
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
          // removes what the change has added
          const added = after.filter(({ id }) => !before.some((one) => one.id === id));
          return [
            ...back.flatMap((meal) => placeMeal(cache, meal.id, meal)),
            ...added.flatMap(({ id }) => placeMeal(cache, id, null)),
          ];
        },
      }),
    gone: labels.gone,
    refetch: refetchMeals,
  });
  const { change, tap, attempt, offerUndo, current, save } = records;

  /** @returns null for a meal queued on this device */
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
  /**
   * Sends a change with Undo; without a connection, an idempotent change is queued on this device.
   * @param keep `isSent`: the server may have made the change, and only its response was lost
   */
  const orKept = async (
    send: () => Promise<Kept>,
    keep: (isSent: boolean) => Promise<unknown>,
    message: string,
  ): Promise<Kept> => {
    const isSent = navigator.onLine && queuedWrites().length === 0;
    if (isSent)
      try {
        return await send();
      } catch (thrown) {
        if (!isNetworkError(thrown)) throw thrown;
      }
    if (await keep(isSent)) toasts.success(message);
    return null;
  };
  const addedMessage = ({ title, mealType, mealDate }: Meal): string =>
    labels.added(title, labels.mealWords[mealType], dayLong(mealDate, family));

  /** Deletes without a question. */
  const removeNow = (meal: Meal): Promise<void> =>
    tap(meal, labels.deleteFailed, (undoKey) => {
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
          return { message: labels.deleted, before: [meal], after: [] };
        },
        () =>
          save(
            { write: deleteMealWrite, variables: { id: meal.id }, shown, basis: null, subject, title: meal.title },
            takeBack,
          ),
        labels.deleted,
      );
    });
  /** Adds without a form; undoing it deletes the meal. Reports a rejection, never throws. */
  const addNow = (input: NewMeal): Promise<void> => {
    const key = newKey();
    return attempt(draftMeal(input, key), labels.addFailed, async () => {
      const meal = await send(input, key);
      if (meal) toasts.undo(addedMessage(meal), () => void removeNow(meal));
    });
  };
  const update = async (meal: Meal, input: PlannedMealInput, message: (after: Meal) => string, undoKey: string) => {
    const { updatePlannedMeal: after } = await change({
      mutation: UpdateMealDocument,
      variables: { id: meal.id, input, version: meal.version, undoKey },
      shown: { updatePlannedMeal: typed(changedMeal(meal, input)) },
      place: (cache, { updatePlannedMeal }) => placeMeal(cache, meal.id, updatePlannedMeal),
    });
    return after.version === meal.version ? null : { message: message(after), before: [meal], after: [after] };
  };

  const moveTo = (meal: Meal, to: Slot): Promise<void> =>
    tap(meal, labels.changeFailed, (undoKey) => {
      const after = changedMeal(meal, { mealDate: to.date, mealType: to.mealType });
      const message = labels.moved(meal.title, slotLabel(to, family));
      const shown = { movePlannedMeal: [typed(after)] };
      return orKept(
        async () => {
          await change({
            mutation: MoveMealDocument,
            variables: { id: meal.id, to: { ...to }, version: meal.version, undoKey },
            shown,
            place: (cache, { movePlannedMeal }) => movePlannedMeal.flatMap((one) => placeMeal(cache, one.id, one)),
          });
          return { message, before: [meal], after: [after] };
        },
        () => {
          const variables = { id: meal.id, to: { ...to } };
          const write = { write: moveMealWrite, variables, shown, basis: null, subject: meal.id, title: meal.title };
          return save(write, () => void moveTo(after, slotOf(meal)));
        },
        message,
      );
    });

  return {
    current,
    addNow,
    /** Throws on rejection. @param key the same for every attempt of one form */
    async add(input: NewMeal, key: string): Promise<void> {
      const meal = await send(input, key);
      if (meal) toasts.undo(addedMessage(meal), () => void removeNow(meal));
    },
    /** Throws on rejection. */
    async update(meal: Meal, input: PlannedMealInput): Promise<void> {
      const undoKey = newKey();
      const done = await update(meal, input, () => labels.changed, undoKey);
      if (done) offerUndo(undoKey, done);
    },
    /** Moves a meal to another slot, after its dishes, with Undo; reports a rejection, never throws. */
    moveTo,
    /** Copies the dish to another slot. */
    copyTo: (meal: Meal, to: Slot): Promise<void> =>
      tap(meal, labels.addFailed, (undoKey) => {
        const copy = { ...changedMeal(meal, { mealDate: to.date, mealType: to.mealType }), id: draftId(undoKey) };
        const message = labels.copied(meal.title, slotLabel(to, family));
        const variables = { id: meal.id, to: { ...to }, idempotencyKey: undoKey };
        const shown = { copyPlannedMeal: typed(copy) };
        return orKept(
          async () => {
            const { copyPlannedMeal: stored } = await change({
              mutation: CopyMealDocument,
              variables: { ...variables, undoKey },
              shown,
              place: (cache, { copyPlannedMeal }) => placeMeal(cache, copyPlannedMeal.id, copyPlannedMeal),
            });
            return { message, before: [], after: [stored] };
          },
          (isSent) =>
            // The key belongs to the copy that may have been stored. A copy that was never sent is stored even if its
            // original is gone.
            isSent
              ? save({ write: copyMealWrite, variables, shown, basis: null, subject: copy.id, title: copy.title })
              : send(inputOfCopy(copy), undoKey),
          message,
        );
      }),
    /** Copies a week into the empty slots of another one, with Undo; reports a rejection, never throws. */
    copyWeek: (from: CalendarDate, to: CalendarDate): Promise<void> =>
      tap({ ...NOTHING, title: labels.week.copyLast }, labels.week.copyFailed, async (undoKey) => {
        const { copyMealWeek: copied } = await change({
          mutation: CopyMealWeekDocument,
          variables: { from, to, idempotencyKey: undoKey, undoKey },
          place: (cache, { copyMealWeek }) => copyMealWeek.meals.flatMap((one) => placeMeal(cache, one.id, one)),
        });
        const { meals, skipped } = copied;
        if (meals.length === 0) {
          toasts.success(skipped.length > 0 ? labels.week.nothingEmpty : labels.week.nothingToCopy);
          return null;
        }
        return { message: labels.week.copied(meals.length, skipped.length), before: [], after: meals };
      }),
    /** Plans the meals of a proposal, with one Undo for all of them. Throws on rejection. @param key of all attempts */
    async accept(entries: DraftMealInput[], key: string): Promise<void> {
      const { acceptMealPlan: plan } = await change({
        mutation: AcceptMealPlanDocument,
        variables: { entries, idempotencyKey: key, undoKey: key },
        place: (cache, { acceptMealPlan }) => acceptMealPlan.meals.flatMap((one) => placeMeal(cache, one.id, one)),
      });
      const gone = [...new Set(plan.leftOut.map(({ title }) => title))];
      const message = t.meals.planning.accepted(plan.meals.length, plan.filled.length, gone);
      if (plan.meals.length > 0) offerUndo(key, { message, before: [], after: plan.meals });
      else toasts.success(message);
    },
    /** Asks first. @returns whether it is being deleted */
    async remove(meal: Meal): Promise<boolean> {
      const yes = await confirm({
        title: labels.deleteQuestion,
        text: labels.deleteText(meal.title, slotLabel(slotOf(meal), family)),
        confirm: t.common.delete,
        danger: true,
      });
      if (yes) void removeNow(meal);
      return yes;
    },
  };
}

/** The undo key of a change; null for a queued one. */
type Kept = Done<Meal> | null;
