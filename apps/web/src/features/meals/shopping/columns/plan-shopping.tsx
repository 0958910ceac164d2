import Button from '@mui/material/Button';
import { ChevronDown, Copy, ListChecks, Plus, Sparkles, UsersRound } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../../messages/meals/shopping';
import { Card } from '../../../../ui/basics/card';
import { useOpened } from '../../../../ui/dialogs/use-opened';
import { useTickDelay } from '../../../../ui/lists/use-tick-delay';
import { useSections } from '../../../../ui/sections/sections';
import { WidgetError } from '../../../../ui/states/widget-boundary';
import { RowsSkeleton } from '../../../../ui/states/skeleton';
import { Rows } from '../list/aisles';
import type { RowActs } from '../list/aisles';
import { SelectionBar } from '../list/selection-bar';
import { useWaiting } from '../list/use-waiting';
import { inAisles } from '../model/in-aisles';
import type { Item } from '../model/types';
import { useCopyList } from '../model/use-copy-list';
import { useSelection } from '../model/use-selection';
import { useShoppingContent, useShoppingLists } from '../model/use-shopping';
import { useShoppingWrites, WritesProvider } from '../model/use-shopping-writes';
import { useFrozenContent } from '../model/use-frozen-content';
import { Opens } from '../opens';
import type { Opener } from '../opens';
import classes from './plan-shopping.module.css';

const labels = t.shopping;

/**
 * The number of rows shown at first, so that a long list does not push the other one and the link to the full list out
 * of view.
 */
const AT_FIRST = 12;

/** The default list below the week: generated items, and items that people have added. */
export default function PlanShopping({ weekStart }: { weekStart: string }) {
  const id = useId();
  const { go } = useSections();
  const rest = useTickDelay();
  const writes = useShoppingWrites(rest.begin);
  const { content: now, error, refetch } = useShoppingContent(null);
  const lists = useShoppingLists();
  const waiting = useWaiting();
  const selection = useSelection();
  const opener = useOpened<Opener>();
  const { show } = opener;
  const content = useFrozenContent(now, '', rest, opener.open && opener.value?.kind === 'read');
  const copy = useCopyList();
  const read = useCallback((item: Item) => show({ kind: 'read', item }), [show]);
  const toggle = useCallback(
    (item: Item) => (selection.ids ? selection.toggle(item) : void writes.tick(item, !item.isPurchased)),
    [selection, writes],
  );
  const items = content ? [...content.open, ...content.basket] : [];
  const bought = items.filter(({ isPurchased }) => isPurchased).length;
  const acts = { waiting, selected: selection.ids, onToggle: toggle, onRead: read };
  const order = content?.list?.aisles;
  /** In shop order; ticked items stay in place. */
  const sorted = (some: readonly Item[]) => inAisles(some, order).flatMap((aisle) => aisle.items);
  const generated = sorted(items.filter(({ isAiGenerated }) => isAiGenerated));
  const byHand = sorted(items.filter(({ isAiGenerated }) => !isAiGenerated));
  return (
    <WritesProvider value={writes}>
      <section aria-labelledby={id} className={classes['section']}>
        <div className={classes['head']}>
          <div className={classes['titles']}>
            <h2 id={id}>{labels.title}</h2>
            {items.length > 0 && <p>{labels.columns.boughtSentence(bought, items.length)}</p>}
          </div>
          {items.length > 0 && !selection.ids && (
            <>
              <Button startIcon={<ListChecks size={18} aria-hidden />} onClick={selection.start}>
                {labels.select}
              </Button>
              <Button
                variant="outlined"
                startIcon={<Copy size={18} aria-hidden />}
                disabled={!content || content.open.length === 0}
                onClick={() => content && void copy(content)}
              >
                {labels.copy}
              </Button>
            </>
          )}
          <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={() => show({ kind: 'add' })}>
            {labels.addItem}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Sparkles size={18} aria-hidden />}
            onClick={() => show({ kind: 'generate', weekStart })}
          >
            {labels.generate}
          </Button>
        </div>
        {selection.ids && <SelectionBar selection={selection} items={items} />}
        {!content && error !== undefined ? (
          <Card>
            <WidgetError message={labels.failed} onRetry={() => void refetch().catch(() => undefined)} />
          </Card>
        ) : (
          <div className={classes['columns']}>
            <Column
              title={labels.columns.generated}
              icon={<Sparkles size={18} aria-hidden />}
              items={content && generated}
              empty={labels.columns.noGenerated}
              acts={acts}
            />
            <Column
              title={labels.columns.byHand}
              icon={<UsersRound size={18} aria-hidden />}
              items={content && byHand}
              empty={labels.columns.noByHand}
              acts={acts}
              foot={
                <button type="button" className={classes['more']} onClick={() => show({ kind: 'many', text: '' })}>
                  <Plus size={18} aria-hidden />
                  {labels.quickAdd.placeholder}
                </button>
              }
            />
          </div>
        )}
        <Button className={classes['whole'] ?? ''} onClick={() => go('shopping')}>
          {labels.columns.whole}
        </Button>
      </section>
      <Opens
        opener={opener}
        content={content}
        lists={lists}
        listId={content?.list?.id ?? null}
        onEdit={(item) => show({ kind: 'edit', item })}
        onList={() => go('shopping')}
      />
    </WritesProvider>
  );
}

function Column({
  title,
  icon,
  items,
  empty,
  acts,
  foot,
}: {
  title: string;
  icon: ReactNode;
  /** null while they load. */
  items: readonly Item[] | null;
  empty: string;
  acts: RowActs;
  foot?: ReactNode;
}) {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  // The button disappears: the focus moves to the first row that it has revealed.
  useEffect(() => {
    if (isWhole) column.current?.querySelectorAll('[data-row]')[AT_FIRST]?.querySelector<HTMLElement>('input')?.focus();
  }, [isWhole]);
  const isFolded = !isWhole && acts.selected === null && items !== null && items.length > AT_FIRST + 2;
  const bought = items?.filter(({ isPurchased }) => isPurchased).length ?? 0;
  return (
    <section ref={column} aria-labelledby={id}>
      <Card className={classes['card'] ?? ''}>
        <div className={classes['columnHead']}>
          {icon}
          <h3 id={id}>{title}</h3>
          {items && items.length > 0 && <span>{labels.columns.bought(bought, items.length)}</span>}
        </div>
        {items === null && <RowsSkeleton rows={3} height={48} label={labels.loading} />}
        {items?.length === 0 && <p className={classes['empty']}>{empty}</p>}
        {items && items.length > 0 && (
          <Rows items={isFolded ? items.slice(0, AT_FIRST) : items} label={title} {...acts} />
        )}
        {isFolded && (
          <button type="button" className={classes['more']} onClick={() => setWhole(true)}>
            <ChevronDown size={18} aria-hidden />
            {labels.columns.showAll(items.length)}
          </button>
        )}
        {foot}
      </Card>
    </section>
  );
}
