import { registerWrite } from '../../../../graphql/offline/known-writes';
import { AddKitchenItemsDocument, HaveKitchenItemDocument, UseUpKitchenItemDocument } from '../generated';
import { placeItem } from './kitchen-cache';

/** New items; may be queued. Existing items are not added twice. */
export const addItemsWrite = registerWrite({
  kind: 'addKitchenItems',
  mutation: AddKitchenItemsDocument,
  place: (cache, { addKitchenItems: items }, _basis: null) => items.flatMap((item) => placeItem(cache, item.id, item)),
  idOf: ({ addKitchenItems: [first] }) => first?.id ?? '',
});

/** Back in stock; may be queued: it sets the target state. */
export const haveItemWrite = registerWrite({
  kind: 'haveKitchenItem',
  mutation: HaveKitchenItemDocument,
  place: (cache, { updateKitchenItem: item }, _basis: null) => placeItem(cache, item.id, item),
});

/** Used up; may be queued: it is idempotent. */
export const useUpItemWrite = registerWrite({
  kind: 'useUpKitchenItem',
  mutation: UseUpKitchenItemDocument,
  place: (cache, { useUpKitchenItem: item }, _basis: null) => placeItem(cache, item.id, item),
});
