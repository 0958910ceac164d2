import type { ApolloCache } from '@apollo/client';
import { registerWrite } from '../../../../graphql/offline/known-writes';
import type { WriteContent } from '../../../../graphql/offline/known-writes';
import { t } from '../../../../messages/meals/shopping';
import { ChangeShoppingListDocument } from '../../generated';
import type { ChangeShoppingListMutationVariables } from '../../generated';
import { appliedChanges } from './changes';
import { noteAnswer } from './answers';
import { concernedItems, placeItems } from './list-cache';
import type { ShoppingView } from './rows';
import type { Change } from './types';

/** The maximum number of changes in one request. */
const MOST = 100;

/** The data that the screens need besides the changes. */
export interface Basis extends ShoppingView {
  listId: string | null;
  changes: readonly Change[];
  /** The item of each change: "Milk". */
  names: readonly string[];
}

type Content = WriteContent<ChangeShoppingListMutationVariables, Basis>;

/** Ids of rows that only this device has, while the family has no list. */
export const NO_LIST = 'no-list';

/** The changes of a call. */
export const asList = (changes: ChangeShoppingListMutationVariables['changes']): readonly Change[] =>
  Array.isArray(changes) ? (changes as readonly Change[]) : [changes as Change];

/**
 * Changes of a list; may be queued: each has the time at which it was made and new parts bring their ids, so that
 * sending them again, later or in another order leads to the same list.
 */
export const changeListWrite = registerWrite({
  kind: 'changeShoppingList',
  mutation: ChangeShoppingListDocument,
  show: (cache: ApolloCache, { changes, listId, ...view }: Basis) =>
    void placeItems(cache, appliedChanges(concernedItems(cache, changes), changes, listId ?? NO_LIST, view), listId),
  place: (cache, { changeShoppingList: answer }, { listId }: Basis) => {
    noteAnswer(cache, answer, listId);
    return placeItems(cache, answer, listId);
  },
  count: ({ changes }: Basis) => changes.length,
  join: (earlier: Content, later: Content): Content | null => {
    const before = asList(earlier.variables.changes);
    const after = asList(later.variables.changes);
    if (before.length + after.length > MOST) return null;
    const changes = [...before, ...after];
    const names = [...earlier.basis.names, ...later.basis.names];
    return {
      // An undo would revert all of them, so none is offered by key.
      variables: { changes, listId: later.variables.listId ?? null },
      basis: { ...later.basis, changes, names },
      title: t.shopping.waiting(names),
    };
  },
  split: ({ variables, basis }: Content): Content[] =>
    asList(variables.changes).map((change, index) => ({
      variables: { ...variables, changes: [change] },
      basis: { ...basis, changes: [change], names: basis.names.slice(index, index + 1) },
      title: basis.names[index] ?? '',
    })),
});
