import type { ApolloClient } from '@apollo/client';
import { stampAfter } from '@homefold/domain/shopping';
import { t } from '../../../../messages/meals/shopping';
import { isNetworkCode, toPublicError } from '../../../../graphql/errors';
import type { PublicError } from '../../../../graphql/errors';
import { queueOf } from '../../../../graphql/offline/write-queue';
import { makeChange } from '../../../../graphql/records/change';
import { noteUndo } from '../../../../graphql/records/last-undo';
import { isFinal, makeAttempt, refusalText } from '../../../../graphql/records/refusals';
import { newKey, newUuid } from '../../../../ui/browser/new-key';
import type { ToastApi } from '../../../../ui/toasts/toasts';
import { ClearShoppingBasketDocument, UndoShoppingChangeDocument } from '../../generated';
import type { ChangeShoppingListMutation, ChangeShoppingListMutationVariables } from '../../generated';
import { nameOf } from './labels';
import { concernedItems, placeItems } from './list-cache';
import { refetchShopping } from './live';
import { asList, changeListWrite } from './queued-writes';
import type { Basis } from './queued-writes';
import { rowOf } from './rows';
import type { ShoppingView } from './rows';
import type { Change, Content, Item, NewItem } from './types';

type Edit = Omit<NonNullable<Change['edit']>, 'id'>;

/** All changes of items. Each is shown immediately, queued when offline, and can be undone. */
export interface ShoppingWrites {
  tick: (item: Item, isPurchased: boolean) => Promise<void>;
  /**
   * @param listId null: the default one
   * @param message the message of the toast; default "Added Milk"
   * @returns the error message; null on success, and for a queued change
   */
  add: (items: readonly NewItem[], listId: string | null, message?: string) => Promise<string | null>;
  /** Changes fields of an item. @returns the error message; null on success */
  edit: (item: Item, fields: Edit, message?: string) => Promise<string | null>;
  remove: (items: readonly Item[]) => Promise<void>;
  /** Removes the ticked items. */
  clearBasket: (content: Content) => Promise<void>;
}

interface Tools {
  client: ApolloClient;
  toasts: ToastApi;
  view: ShoppingView;
  /** In milliseconds, by the server's clock. */
  now: () => number;
  /** Called before every manual tick. */
  onTick: () => void;
}

type Changes = ChangeShoppingListMutation['changeShoppingList'];
/** The latest one of each client. */
const stamps = new WeakMap<ApolloClient, number>();
const UNSHOWN = { changeShoppingList: { listId: null, items: [], goneIds: [], missed: 0 } };

export function makeShoppingWrites({ client, toasts, view, now, onTick }: Tools): ShoppingWrites {
  const { cache } = client;
  const labels = t.shopping.toast;
  const refetch = (): Promise<void> => refetchShopping(client);
  const attempt = makeAttempt(toasts, refetch);
  const change = makeChange(client);

  /**
   * The time of a change: later than everything that the person sees of these items, and than this device's previous
   * change, even if its clock was corrected in between.
   */
  const stamp = (items: readonly Item[]): string => {
    const rows = items.map((item) => rowOf(item, view));
    const at = stampAfter(rows, Math.max(now(), (stamps.get(client) ?? 0) + 1));
    stamps.set(client, at);
    return new Date(at).toISOString();
  };

  /** @returns the server's result; null while it is queued on this device */
  const send = async (
    listId: string | null,
    changes: readonly Change[],
    names: readonly string[],
    undoKey?: string,
  ): Promise<Changes | null> => {
    const answer = await queueOf(client).save<ChangeShoppingListMutation, ChangeShoppingListMutationVariables, Basis>({
      write: changeListWrite,
      variables: { changes: [...changes], listId, ...(undoKey !== undefined && { undoKey }) },
      shown: UNSHOWN,
      basis: { ...view, listId, changes, names },
      subject: `shopping-${listId ?? ''}`,
      title: t.shopping.waiting(names),
    });
    if (typeof answer === 'string') return null;
    // The first item has created the family's first list.
    if (listId === null) await refetch();
    return answer.changeShoppingList;
  };

  /** Reverts changes that no tab has sent yet. */
  const withdraw = (changes: readonly Change[]): Promise<boolean> => {
    const keys = new Set(changes.map((one) => JSON.stringify(one)));
    return queueOf(client).amend<ChangeShoppingListMutationVariables, Basis>(changeListWrite.kind, (write) => {
      const all = asList(write.variables.changes);
      const isLeft = all.map((one) => !keys.has(JSON.stringify(one)));
      if (isLeft.every(Boolean)) return undefined;
      const left = all.filter((_one, index) => isLeft[index]);
      if (left.length === 0) return null;
      const names = write.basis.names.filter((_one, index) => isLeft[index]);
      return {
        variables: { ...write.variables, changes: left },
        basis: { ...write.basis, changes: left, names },
        title: t.shopping.waiting(names),
      };
    });
  };

  const undoByKey = async (key: string): Promise<void> => {
    await change({
      mutation: UndoShoppingChangeDocument,
      variables: { key },
      place: (store, { undo }) =>
        undo.flatMap((row) =>
          row.__typename === 'ShoppingItem' ? placeItems(store, { items: [row], goneIds: [] }, row.listId) : [],
        ),
    });
    // An addition is removed again, and merged items are separated: only the server knows the result.
    await refetch();
  };

  /**
   * Reverts changes: on this device while they are queued, otherwise by their undo key, or by an inverse change without
   * one.
   */
  const takeBack = async (
    changes: readonly Change[],
    undoKey: string,
    otherwise?: () => Promise<void>,
  ): Promise<void> => {
    try {
      if (await withdraw(changes).catch(() => false)) return;
      await undoByKey(undoKey);
      toasts.success(t.record.undone);
    } catch (thrown) {
      const { code } = toPublicError(thrown);
      if (code === 'NOT_FOUND' && otherwise) return otherwise();
      if (code === 'VERSION_CONFLICT' || code === 'CONFLICT') toasts.error(t.record.undoConflict);
      else if (code === 'NOT_FOUND') toasts.error(t.record.undoGone);
      else toasts.retry(t.record.undoFailed, () => void takeBack(changes, undoKey, otherwise));
    }
  };

  const offer = (message: string, answer: Changes | null, ids: readonly string[], undo: () => void): void => {
    const noted = noteUndo(ids, undo);
    if (answer) toasts.undo(message, noted);
    else toasts.kept(message, noted);
  };

  const tick = (item: Item, isPurchased: boolean, announce: boolean): Promise<void> =>
    attempt({ gone: labels.gone(nameOf(item)), failed: labels.tickFailed(nameOf(item)) }, async () => {
      if (announce) onTick();
      const answer = await send(
        item.listId,
        [{ tick: { id: item.id, isPurchased }, at: stamp([item]) }],
        [item.ingredientName],
      );
      if (answer && answer.missed > 0) {
        toasts.error(labels.gone(nameOf(item)));
        return void refetch();
      }
      if (!announce) return;
      const after = answer?.items.find(({ id }) => id === item.id) ?? {
        ...item,
        isPurchased,
        purchasedAt: isPurchased ? stamp([item]) : null,
      };
      offer(
        (isPurchased ? labels.ticked : labels.unticked)(nameOf(item)),
        answer,
        [item.id],
        () => void tick(after, !isPurchased, false),
      );
    });

  /** Restores removed items, if the server does not know the removal's undo key. */
  const addAgain = async (items: readonly Item[]): Promise<void> => {
    const again = items.map(({ ingredientName: name, amount, unit, category, aisle, notes, priority, assignedTo }) => ({
      name,
      amount,
      unit,
      category,
      aisle,
      notes,
      priority,
      assignedTo,
    }));
    await add(again, items[0]?.listId ?? null);
  };

  const removeAll = async (items: readonly Item[]): Promise<{ answer: Changes | null; undo: () => void }> => {
    const at = stamp(items);
    const undoKey = newKey();
    const changes = items.map(({ id }) => ({ remove: { id }, at }));
    const answer = await send(
      items[0]?.listId ?? null,
      changes,
      items.map(({ ingredientName }) => ingredientName),
      undoKey,
    );
    return { answer, undo: () => void takeBack(changes, undoKey, () => addAgain(items)) };
  };

  async function add(items: readonly NewItem[], listId: string | null, message?: string): Promise<string | null> {
    const adds = items.map((item) => ({ add: { ...item, id: newUuid() } }));
    const at = stamp(concernedItems(cache, adds));
    const changes = adds.map((one) => ({ ...one, at }));
    const names = items.map(({ name }) => name);
    const undoKey = newKey();
    try {
      const answer = await send(listId, changes, names, undoKey);
      offer(
        message ?? labels.added(names),
        answer,
        answer?.items.map(({ id }) => id) ?? [],
        () => void takeBack(changes, undoKey),
      );
      return null;
    } catch (thrown) {
      return refusalText(toPublicError(thrown), labels.addFailed);
    }
  }

  return {
    tick: (item, isPurchased) => tick(item, isPurchased, true),
    add,
    edit: async (item, fields, message = labels.changed(fields.name ?? item.ingredientName)) => {
      const before = Object.fromEntries(Object.keys(fields).map((name) => [name, storedOf(item, name as keyof Edit)]));
      const edit = (of: Edit) =>
        send(item.listId, [{ edit: { ...of, id: item.id }, at: stamp([item]) }], [item.ingredientName]);
      try {
        const answer = await edit(fields);
        if (answer && answer.missed > 0) return labels.gone(item.ingredientName);
        offer(
          message,
          answer,
          [item.id],
          () =>
            void edit(before as Edit).then(
              () => toasts.success(t.record.undone),
              () => toasts.error(t.record.undoFailed),
            ),
        );
        return null;
      } catch (thrown) {
        return refusalText(toPublicError(thrown), labels.changeFailed);
      }
    },
    remove: (items) =>
      attempt(
        { gone: labels.goneAny, failed: items.length === 1 ? deleteFailed : labels.deleteManyFailed },
        async () => {
          if (items.length === 0) return;
          const { answer, undo } = await removeAll(items);
          const done = items.length - (answer?.missed ?? 0);
          const many = done === items.length ? labels.deletedMany(done) : labels.deletedSome(done, items.length);
          offer(
            items.length === 1 ? labels.deleted : many,
            answer,
            items.map(({ id }) => id),
            undo,
          );
        },
      ),
    clearBasket: (content) =>
      attempt({ gone: labels.goneAny, failed: t.shopping.basket.clearFailed }, async () => {
        const { basket, basketCount, list } = content;
        const message = t.shopping.basket.cleared(basketCount);
        // Clears the visible items, also offline. The server clears a basket of hundreds.
        if (basketCount <= basket.length) {
          const { answer, undo } = await removeAll(basket);
          return offer(
            message,
            answer,
            basket.map(({ id }) => id),
            undo,
          );
        }
        const undoKey = newKey();
        const { clearShoppingBasket: answer } = await change({
          mutation: ClearShoppingBasketDocument,
          variables: { listId: list?.id ?? null, undoKey },
          place: (store, data) => placeItems(store, data.clearShoppingBasket, list?.id ?? null),
        });
        offer(message, answer, answer.goneIds, () => void takeBack([], undoKey));
      }),
  };
}

/** The server's rejection with its reason if there is one; otherwise whether the server responded at all. */
function deleteFailed(reason: string, error: PublicError): string {
  const labels = t.shopping.toast;
  if (isFinal(error)) return labels.deleteRefused(reason);
  return isNetworkCode(error) || error.instead !== undefined ? labels.deleteError : labels.deleteFailed;
}

/** The previous value of an edited field. */
function storedOf(item: Item, name: keyof Edit): unknown {
  return name === 'name' ? item.ingredientName : item[name];
}
