import Button from '@mui/material/Button';
import { Plus, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useConnection } from '../../../../graphql/connection';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { useWakeLock } from '../../../../ui/browser/use-wake-lock';
import { FullScreen } from '../../../../ui/dialogs/full-screen';
import { useOpened } from '../../../../ui/dialogs/use-opened';
import { useTickDelay } from '../../../../ui/lists/use-tick-delay';
import { EmptyBasket, PackedBag } from '../list/drawings';
import { Shoppers } from '../list/shoppers';
import { useWaiting } from '../list/use-waiting';
import { inAisles } from '../model/in-aisles';
import { aisleEmoji, aisleName } from '../model/labels';
import type { Content, Item } from '../model/types';
import { useListWrites } from '../model/use-list-writes';
import { useShoppingContent } from '../model/use-shopping';
import { useShoppingWrites } from '../model/use-shopping-writes';
import { useFrozenContent } from '../model/use-frozen-content';
import { BigRow } from './big-row';
import classes from './shopping-mode.module.css';
import { useTrip } from './use-trip';

const BulkDialog = lazy(() => import('../dialogs/bulk-dialog'));

const labels = t.shopping.inShop;

/**
 * The list in shopping mode: large rows by aisle, the screen stays on, and it works offline. Ticked rows stay for a
 * moment before they leave, and the end is a small reward.
 */
export default function ShoppingMode({
  open,
  content: opened,
  onClose,
}: {
  open: boolean;
  content: Content;
  onClose: () => void;
}) {
  const { me } = useFamily();
  const rest = useTickDelay();
  const writes = useShoppingWrites(rest.begin);
  const lists = useListWrites();
  const isOffline = useConnection() === 'offline';
  const wake = useWakeLock(open);
  const waiting = useWaiting();
  const adding = useOpened<true>();
  const { content: now } = useShoppingContent(opened.list?.id ?? null);
  const content = useFrozenContent(now ?? opened, 'shop', rest, false) ?? opened;
  const { list, basket } = content;
  const left = content.open.filter(({ isPurchased }) => !isPurchased);
  const trip = useTrip(list?.id ?? '', content);
  const all = trip.done + left.length;
  const isDone = left.length === 0 && content.open.length === 0;
  const finish = (): void => {
    trip.end();
    if (list?.shopperIds.includes(me)) void lists.setShopping(list, false);
    onClose();
  };
  return (
    <FullScreen
      open={open}
      title={labels.title(list?.name ?? t.shopping.lists.usual)}
      labels={labels}
      wake={wake}
      progress={{
        done: trip.done,
        all,
        text: labels.progress(trip.done, all),
        announcement: labels.progressLong(trip.done, all),
      }}
      className={classes['dialog']}
      onClose={onClose}
    >
      <div className={classes['body']}>
        {isOffline && (
          <p className={classes['offline']}>
            <WifiOff size={16} aria-hidden />
            {labels.offline}
          </p>
        )}
        {list && <Shoppers list={list} />}
        {isDone ? (
          <End
            count={trip.done}
            onFinish={finish}
            onClear={
              basket.length > 0
                ? () => {
                    void writes.clearBasket(content);
                    finish();
                  }
                : undefined
            }
          />
        ) : (
          inAisles(content.open, list?.aisles).map(({ aisle, items }) => (
            <section key={aisle} className={classes['aisle']} aria-label={aisleName(aisle)}>
              <h3>
                <span className={classes['emoji']} aria-hidden>
                  {aisleEmoji(aisle)}
                </span>
                {aisleName(aisle)}
              </h3>
              <ul>
                {items.map((item: Item) => (
                  <BigRow
                    key={item.id}
                    item={item}
                    waits={waiting.has(item.id) || item.parts.some((part) => waiting.has(part.id))}
                    onToggle={() => void writes.tick(item, !item.isPurchased)}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
      <footer className={classes['foot']}>
        <Button size="large" startIcon={<Plus aria-hidden />} onClick={() => adding.show(true)}>
          {labels.add}
        </Button>
        <Button size="large" variant={isDone ? 'contained' : 'outlined'} onClick={finish}>
          {labels.finish}
        </Button>
      </footer>
      {adding.value && (
        <Suspense fallback={null}>
          <BulkDialog
            key={adding.times}
            open={adding.open}
            listId={list?.id ?? null}
            pasted=""
            onClose={adding.close}
          />
        </Suspense>
      )}
    </FullScreen>
  );
}

/** Everything is in the basket. */
function End({ count, onFinish, onClear }: { count: number; onFinish: () => void; onClear: (() => void) | undefined }) {
  return (
    <div className={classes['end']} role="status">
      {count > 0 ? <PackedBag /> : <EmptyBasket />}
      <h3>{count > 0 ? labels.doneTitle : labels.nothing}</h3>
      <p>{count > 0 ? labels.doneText(count) : labels.nothingText}</p>
      {count > 0 && <p>{labels.doneAdded}</p>}
      {onClear && (
        <Button variant="outlined" size="large" onClick={onClear}>
          {labels.clearAndFinish}
        </Button>
      )}
      {!onClear && count === 0 && (
        <Button variant="outlined" size="large" onClick={onFinish}>
          {labels.close}
        </Button>
      )}
    </div>
  );
}
