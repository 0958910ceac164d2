import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Moon, Plus, Sun, WifiOff, X } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useConnection } from '../../../../graphql/connection';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { ProgressBar } from '../../../../ui/basics/progress-bar';
import { Dialog } from '../../../../ui/dialogs/dialog';
import { useOpened } from '../../../../ui/dialogs/use-opened';
import { useRest } from '../../../../ui/lists/use-rest';
import { useWakeLock } from '../../cooking/use-wake-lock';
import { EmptyBasket, PackedBag } from '../list/drawings';
import { Shoppers } from '../list/shoppers';
import { useWaiting } from '../list/use-waiting';
import { inAisles } from '../model/in-aisles';
import { aisleEmoji, aisleName } from '../model/labels';
import type { Content, Item } from '../model/types';
import { useListWrites } from '../model/use-list-writes';
import { useShoppingContent } from '../model/use-shopping';
import { useShoppingWrites } from '../model/use-shopping-writes';
import { useStillContent } from '../model/use-still-content';
import { BigRow } from './big-row';
import classes from './shopping-mode.module.css';
import { useTrip } from './use-trip';

const BulkDialog = lazy(() => import('../dialogs/bulk-dialog'));

const words = t.shopping.inShop;

/**
 * The list in the shop: big rows aisle by aisle, the screen stays on, nothing needs a network. Ticked rows rest before they
 * leave, and the end is a small reward.
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
  const id = useId();
  const { me } = useFamily();
  const rest = useRest();
  const writes = useShoppingWrites(rest.begin);
  const lists = useListWrites();
  const isOffline = useConnection() === 'offline';
  const wake = useWakeLock(open);
  const waiting = useWaiting();
  const adding = useOpened<true>();
  const { content: now } = useShoppingContent(opened.list?.id ?? null);
  const content = useStillContent(now ?? opened, 'shop', rest, false) ?? opened;
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
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-labelledby={id}
      className={classes['dialog'] ?? ''}
      slotProps={{ paper: { className: classes['paper'] ?? '' } }}
    >
      <header className={classes['head']}>
        <IconButton aria-label={words.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        <h2 id={id}>{words.title(list?.name ?? t.shopping.lists.usual)}</h2>
        {wake !== 'asking' && (
          <p className={classes['wake']} data-off={wake !== 'on' || undefined} role="status">
            {wake === 'on' ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
            <span>{wake === 'on' ? words.wake.on : words.wake.short}</span>
          </p>
        )}
      </header>
      <div className={classes['progress']}>
        <ProgressBar done={trip.done} all={all} />
        <span aria-hidden>{words.progress(trip.done, all)}</span>
        <span className={classes['hidden']} role="status">
          {words.progressLong(trip.done, all)}
        </span>
      </div>
      <div className={classes['body']}>
        {isOffline && (
          <p className={classes['offline']}>
            <WifiOff size={16} aria-hidden />
            {words.offline}
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
          {words.add}
        </Button>
        <Button size="large" variant={isDone ? 'contained' : 'outlined'} onClick={finish}>
          {words.finish}
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
    </Dialog>
  );
}

/** Everything is in the basket. */
function End({ count, onFinish, onClear }: { count: number; onFinish: () => void; onClear: (() => void) | undefined }) {
  return (
    <div className={classes['end']} role="status">
      {count > 0 ? <PackedBag /> : <EmptyBasket />}
      <h3>{count > 0 ? words.doneTitle : words.nothing}</h3>
      <p>{count > 0 ? words.doneText(count) : words.nothingText}</p>
      {count > 0 && <p>{words.doneAdded}</p>}
      {onClear && (
        <Button variant="outlined" size="large" onClick={onClear}>
          {words.clearAndFinish}
        </Button>
      )}
      {!onClear && count === 0 && (
        <Button variant="outlined" size="large" onClick={onFinish}>
          {words.close}
        </Button>
      )}
    </div>
  );
}
