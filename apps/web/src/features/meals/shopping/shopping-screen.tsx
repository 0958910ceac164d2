import { useCallback, useRef } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { useLedTo } from '../../../graphql/use-led-to';
import { t } from '../../../messages/meals/shopping';
import { useIsMobile } from '../../../ui/browser/use-media';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { Unplugged } from '../../../ui/drawings/unplugged';
import { AboveList, Centered, ListPage } from '../../../ui/lists/list-page';
import { useRest } from '../../../ui/lists/use-rest';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import { useAddAction } from '../../../ui/sections/sections';
import { useToasts } from '../../../ui/toasts/toasts';
import { EmptyState, ErrorState } from '../../../ui/states/empty-state';
import { Actions } from './list/actions';
import { Aisles } from './list/aisles';
import type { RowActs } from './list/aisles';
import { Basket } from './list/basket';
import { EmptyBasket } from './list/drawings';
import { EmptyList } from './list/empty-list';
import { ListRail } from './list/list-rail';
import { SelectionBar } from './list/selection-bar';
import { Shoppers } from './list/shoppers';
import { ListSkeleton } from './list/skeleton';
import { useWaiting } from './list/use-waiting';
import { ListTabs } from './lists/list-tabs';
import { useFindItem } from './model/use-find-item';
import { useCopyList } from './model/use-copy-list';
import { useSelection } from './model/use-selection';
import { useShoppingContent, useShoppingLists } from './model/use-shopping';
import { useShoppingWrites, useWrites, WritesProvider } from './model/use-shopping-writes';
import { useStillContent } from './model/use-still-content';
import type { Content, Item } from './model/types';
import { Opens } from './opens';
import type { Opener } from './opens';
import { ShoppingSheet } from './print/shopping-sheet';
import { QuickAdd } from './quick-add/quick-add';
import { useHandedWords } from './use-handed-words';
import { useShared } from './use-shared';

/** The shopping list, as a section of its own and as a tab of the meals. */
export function ShoppingScreen({
  listId,
  onList,
}: {
  /** null: the default list. */
  listId: string | null;
  onList: (id: string | null) => void;
}) {
  const rest = useRest();
  const writes = useShoppingWrites(rest.begin);
  const { content: now, error, refetch } = useShoppingContent(listId);
  const lists = useShoppingLists();
  const selection = useSelection();
  const opener = useOpened<Opener>();
  const waiting = useWaiting();
  const isReading = opener.open && opener.value?.kind === 'read';
  const content = useStillContent(now, listId ?? '', rest, isReading);
  const words = useRef<QuickAddHandle>(null);
  const mobile = useIsMobile();
  const current = content?.list?.id ?? null;
  const show = opener.show;
  const copy = useCopyList();
  // The phone's button opens the dialog; the shortcut goes to the line of words.
  useAddAction(() => (mobile || !words.current ? show({ kind: 'add' }) : words.current.focus()));
  useHandedWords(writes, current ?? listId);
  useShared((text) => show({ kind: 'many', text }));
  const toasts = useToasts();
  useLedTo({
    section: 'shopping',
    resource: 'shopping_item',
    current: useFindItem(),
    open: (item) => {
      if (!item) return toasts.error(t.shopping.toast.goneAny);
      onList(item.listId);
      show({ kind: 'read', item });
    },
    gone: t.shopping.toast.goneAny,
  });
  // The same between renders, so that rows that are as they were are not drawn again.
  const read = useCallback((item: Item) => show({ kind: 'read', item }), [show]);
  const toggle = useCallback(
    (item: Item) => (selection.ids ? selection.toggle(item) : void writes.tick(item, !item.isPurchased)),
    [selection, writes],
  );
  if (error !== undefined && !content)
    return <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  const acts = { waiting, selected: selection.ids, onToggle: toggle, onRead: read };
  return (
    <WritesProvider value={writes}>
      <Actions content={content} onShow={show} onCopy={copy} onSelect={selection.start} />
      <ListPage rail={<ListRail list={content?.list ?? null} onShow={show} />}>
        {lists.length > 0 && (
          <ListTabs
            lists={lists}
            current={current}
            onChange={({ id, isDefault }) => {
              selection.stop();
              onList(isDefault ? null : id);
            }}
            onAdd={() => show({ kind: 'list', list: null })}
          />
        )}
        <AboveList>
          <QuickAdd ref={words} listId={current ?? listId} onLines={(text) => show({ kind: 'many', text })} />
        </AboveList>
        {content?.list && <Shoppers list={content.list} />}
        {selection.ids && content && (
          <SelectionBar selection={selection} items={[...content.open, ...content.basket]} />
        )}
        {content ? (
          <div onPointerDown={rest.isResting ? rest.begin : undefined}>
            <Listed content={content} acts={acts} onFromPlan={() => show({ kind: 'generate' })} />
          </div>
        ) : (
          <ListSkeleton />
        )}
      </ListPage>
      {content && <ShoppingSheet content={content} />}
      <Opens
        opener={opener}
        content={content}
        lists={lists}
        listId={current ?? listId}
        onEdit={(item) => show({ kind: 'edit', item })}
        onList={onList}
      />
    </WritesProvider>
  );
}

function Listed({ content, acts, onFromPlan }: { content: Content; acts: RowActs; onFromPlan: () => void }) {
  const writes = useWrites();
  const { open, basket, basketCount, list } = content;
  return (
    <>
      {open.length === 0 ? (
        <Centered within="list">
          <EmptyList isFirst={list === null} isAllTicked={basketCount > 0} onFromPlan={onFromPlan} />
        </Centered>
      ) : (
        <Aisles {...acts} items={open} order={list?.aisles} />
      )}
      <Basket
        {...acts}
        key={list?.id}
        items={basket}
        count={basketCount}
        isOpen={open.length === 0}
        onClear={() => void writes.clearBasket(content)}
      />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = toPublicError(error);
  // A locked feature is explained: a retry would not help.
  if (failed.code === 'FEATURE_LOCKED')
    return <EmptyState title={errorText(failed)} text={t.shopping.locked} drawing={<EmptyBasket />} />;
  return (
    <Centered within="page">
      <ErrorState title={t.shopping.failed} text={t.shopping.failedText} drawing={<Unplugged />} onRetry={onRetry} />
    </Centered>
  );
}
