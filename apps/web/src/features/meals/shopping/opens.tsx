import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/meals/shopping';
import type { Opened } from '../../../ui/dialogs/use-opened';
import { WidgetBoundary } from '../../../ui/states/widget-boundary';
import type { Content, Item, List } from './model/types';

const BulkDialog = lazy(() => import('./dialogs/bulk-dialog'));
const GenerateDialog = lazy(() => import('./generation/generate-dialog'));
const ItemDialog = lazy(() => import('./dialogs/item-dialog'));
const ItemReader = lazy(() => import('./reader/item-reader'));
const ListDialog = lazy(() => import('./lists/list-dialog'));
const OrderDialog = lazy(() => import('./lists/order-dialog'));
const ShoppingMode = lazy(() => import('./in-shop/shopping-mode'));

/** The dialogs above the list. */
export type Opener =
  | { kind: 'add' }
  | { kind: 'edit'; item: Item }
  | { kind: 'read'; item: Item }
  | { kind: 'many'; text: string }
  | { kind: 'list'; list: List | null }
  | { kind: 'order'; list: List }
  | { kind: 'generate'; weekStart?: string }
  | { kind: 'shop' };

/** The dialogs of the list, each loaded when it is first opened. If that fails, the list stays usable. */
export function Opens({
  opener,
  content,
  lists,
  listId,
  onEdit,
  onList,
}: {
  opener: Opened<Opener>;
  content: Content | null;
  lists: readonly List[];
  listId: string | null;
  onEdit: (item: Item) => void;
  onList: (id: string | null) => void;
}) {
  const { value, times, open, close } = opener;
  if (!value) return null;
  const given = { open, onClose: close };
  const dialogs: { [K in Opener['kind']]: (what: Extract<Opener, { kind: K }>) => ReactNode } = {
    add: () => <ItemDialog {...given} item={null} listId={listId} lists={lists} />,
    edit: ({ item }) => <ItemDialog {...given} item={item} listId={listId} lists={lists} />,
    read: ({ item }) => <ItemReader {...given} opened={item} lists={lists} onEdit={onEdit} />,
    many: ({ text }) => <BulkDialog {...given} pasted={text} listId={listId} />,
    list: ({ list }) => <ListDialog {...given} list={list} onAdded={({ id }) => onList(id)} />,
    order: ({ list }) => <OrderDialog {...given} list={lists.find(({ id }) => id === list.id) ?? list} />,
    generate: ({ weekStart }) => <GenerateDialog {...given} listId={listId} {...(weekStart && { weekStart })} />,
    shop: () => content && <ShoppingMode {...given} content={content} />,
  };
  const dialog = dialogs[value.kind] as (what: Opener) => ReactNode;
  return (
    <WidgetBoundary message={t.common.errors.generic}>
      <Suspense key={times} fallback={null}>
        {dialog(value)}
      </Suspense>
    </WidgetBoundary>
  );
}
