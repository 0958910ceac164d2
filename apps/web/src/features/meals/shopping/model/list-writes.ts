import type { ApolloClient } from '@apollo/client';
import { t } from '../../../../messages/meals/shopping';
import { makeChange } from '../../../../graphql/records/change';
import { deletedItem } from '../../../../graphql/records/record-writes';
import { noteUndo } from '../../../../graphql/records/last-undo';
import { makeAttempt, refusalText } from '../../../../graphql/records/refusals';
import { toPublicError } from '../../../../graphql/errors';
import { newKey } from '../../../../ui/browser/new-key';
import type { ToastApi } from '../../../../ui/toasts/toasts';
import {
  AddShoppingListDocument,
  DeleteShoppingListDocument,
  OrderShoppingAislesDocument,
  SetShoppingDocument,
  UndoShoppingChangeDocument,
  UpdateShoppingListDocument,
} from '../../generated';
import { refetchShopping } from './live';
import type { Aisle, List } from './types';

/** The values of a list's form. */
export interface ListValues {
  name: string;
  isDefault: boolean;
}

/** The changes of the lists themselves. Unlike those of items, they need a connection. */
export interface ListWrites {
  /** @param key the same for every attempt of one form. @returns the new list, or the error message */
  add: (values: ListValues, key: string) => Promise<List | string>;
  /** @returns the error message; null on success */
  update: (list: List, values: ListValues) => Promise<string | null>;
  remove: (list: List) => Promise<void>;
  /** @param aisles null: reset to the learned order */
  order: (list: List, aisles: readonly Aisle[] | null) => Promise<void>;
  /** Records that the viewer is shopping, or is done. */
  setShopping: (list: List, isShopping: boolean) => Promise<void>;
}

const typed = (list: List): List => {
  const row = { ...list, __typename: 'ShoppingList' as const };
  return row;
};

export function makeListWrites(client: ApolloClient, toasts: ToastApi, me: string): ListWrites {
  const labels = t.shopping.lists;
  const change = makeChange(client);
  const attempt = makeAttempt(toasts, () => refetchShopping(client));
  const failure = (thrown: unknown): string => refusalText(toPublicError(thrown), labels.failed);
  const undo = async (key: string): Promise<void> => {
    try {
      await change({ mutation: UndoShoppingChangeDocument, variables: { key } });
      toasts.success(t.record.undone);
      await refetchShopping(client);
    } catch (thrown) {
      const { code } = toPublicError(thrown);
      if (code === 'VERSION_CONFLICT' || code === 'CONFLICT') toasts.error(t.record.undoConflict);
      else if (code === 'NOT_FOUND') toasts.error(t.record.undoGone);
      else toasts.retry(t.record.undoFailed, () => void undo(key));
    }
  };
  return {
    async add(input, idempotencyKey) {
      try {
        const { addShoppingList: list } = await change({
          mutation: AddShoppingListDocument,
          variables: { input, idempotencyKey },
        });
        toasts.success(labels.added(list.name));
        await refetchShopping(client);
        return list;
      } catch (thrown) {
        return failure(thrown);
      }
    },
    async update(list, { name, isDefault }) {
      const undoKey = newKey();
      try {
        const { updateShoppingList: after } = await change({
          mutation: UpdateShoppingListDocument,
          variables: {
            id: list.id,
            input: { ...(name !== list.name && { name }), ...(isDefault && !list.isDefault && { isDefault }) },
            version: list.version,
            undoKey,
          },
        });
        toasts.undo(
          labels.changed(after.name),
          noteUndo([list.id], () => void undo(undoKey)),
        );
        // Another list is no longer the default one.
        if (after.isDefault !== list.isDefault) await refetchShopping(client);
        return null;
      } catch (thrown) {
        if (toPublicError(thrown).code === 'VERSION_CONFLICT') void refetchShopping(client);
        return failure(thrown);
      }
    },
    remove: (list) =>
      attempt({ gone: labels.gone, failed: labels.deleteFailed }, async () => {
        const undoKey = newKey();
        await change({
          mutation: DeleteShoppingListDocument,
          variables: { id: list.id, undoKey },
          shown: { deleteShoppingList: deletedItem(list.id) },
        });
        toasts.undo(
          labels.deleted(list.name),
          noteUndo([list.id], () => void undo(undoKey)),
        );
        await refetchShopping(client);
      }),
    order: (list, aisles) => {
      const { aisles: before, draggedAisles } = list;
      const send = (to: readonly Aisle[] | null, shown: readonly Aisle[]) =>
        change({
          mutation: OrderShoppingAislesDocument,
          variables: { id: list.id, aisles: to && [...to] },
          shown: {
            orderShoppingAisles: typed({ ...list, aisles: [...shown], draggedAisles: to && [...to] }),
          },
        });
      const { changed, learning, failed } = t.shopping.aisles;
      return attempt({ gone: labels.gone, failed }, async () => {
        await send(aisles, aisles ?? before);
        toasts.undo(
          aisles ? changed : learning,
          () => void attempt({ gone: labels.gone, failed }, async () => void (await send(draggedAisles, before))),
        );
      });
    },
    setShopping: (list, isShopping) =>
      attempt({ gone: labels.gone, failed: t.shopping.inShop.startFailed }, async () => {
        const others = list.shopperIds.filter((id) => id !== me);
        await change({
          mutation: SetShoppingDocument,
          variables: { listId: list.id, isShopping },
          shown: { setShopping: typed({ ...list, shopperIds: isShopping ? [...others, me] : others }) },
        });
      }),
  };
}
