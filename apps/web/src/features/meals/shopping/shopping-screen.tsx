import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { useCommitted } from '../../../graphql/use-committed';
import { errorText } from '../../../graphql/use-domain-form';
import { t } from '../../../messages/meals/shopping';
import { useIsMobile } from '../../../ui/browser/use-media';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { Unplugged } from '../../../ui/drawings/unplugged';
import { AboveList, Centered, ListPage } from '../../../ui/lists/list-page';
import { useTickDelay } from '../../../ui/lists/use-tick-delay';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import { useAddAction } from '../../../ui/sections/sections';
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
import { ListTabs, ListTabsSkeleton } from './lists/list-tabs';
import { useCopyList } from './model/use-copy-list';
import { useSelection } from './model/use-selection';
import { useLoadedLists, useShoppingContent } from './model/use-shopping';
import { useShoppingWrites, useWrites, WritesProvider } from './model/use-shopping-writes';
import { useFrozenContent } from './model/use-frozen-content';
import type { Content, Item, List } from './model/types';
import { Opens } from './opens';
import type { Opener } from './opens';
import { ShoppingSheet } from './print/shopping-sheet';
import { QuickAdd } from './quick-add/quick-add';
import { useHandedWords } from './use-handed-words';
import { useLedHere } from './use-led-here';
import { useShared } from './use-shared';

const NO_LISTS: readonly List[] = [];

/** The shopping list, as its own section and as a tab of the meals. */
export function ShoppingScreen({
  listId: addressed,
  onList,
}: {
  /** null: the default list. */
  listId: string | null;
  onList: (id: string | null) => void;
}) {
  const listId = useCommitted(addressed);
  const rest = useTickDelay();
  const writes = useShoppingWrites(rest.begin);
  const { content: now, error, isGone, refetch } = useShoppingContent(listId);
  // The list was deleted, here or by somebody else: the default one is shown instead.
  const leave = useEffectEvent(() => onList(null));
  useEffect(() => {
    if (isGone && listId !== null) leave();
  }, [isGone, listId]);
  const loaded = useLoadedLists();
  const lists = loaded ?? NO_LISTS;
  const selection = useSelection();
  const opener = useOpened<Opener>();
  const waiting = useWaiting();
  const isReading = opener.open && opener.value?.kind === 'read';
  const content = useFrozenContent(now, listId ?? '', rest, isReading);
  const quickAdd = useRef<QuickAddHandle>(null);
  const mobile = useIsMobile();
  const current = content?.list?.id ?? null;
  const show = opener.show;
  const copy = useCopyList();
  // The phone's button opens the dialog; the shortcut focuses the quick-add line.
  useAddAction(() => (mobile || !quickAdd.current ? show({ kind: 'add' }) : quickAdd.current.focus()));
  useHandedWords(writes, current ?? listId);
  useShared((text) => show({ kind: 'many', text }));
  useLedHere(onList, (item) => show({ kind: 'read', item }));
  // Stable between renders, so that unchanged rows are not rendered again.
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
        {/* A family without any list has no tabs. */}
        {!loaded && content?.list !== null && <ListTabsSkeleton />}
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
          <QuickAdd ref={quickAdd} listId={current ?? listId} onLines={(text) => show({ kind: 'many', text })} />
        </AboveList>
        {content?.list && <Shoppers list={content.list} />}
        {selection.ids && content && (
          <SelectionBar selection={selection} items={[...content.open, ...content.basket]} />
        )}
        {content ? (
          <div onPointerDown={rest.isHolding ? rest.begin : undefined}>
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
