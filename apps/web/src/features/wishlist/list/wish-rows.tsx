import type { MoneyFormat } from '@homefold/domain';
import { Check, House } from 'lucide-react';
import { useRef } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { Card } from '../../../ui/basics/card';
import { Chip } from '../../../ui/basics/chip';
import { Tick } from '../../../ui/fields/tick';
import { useFocusInList } from '../../../ui/lists/use-focus-in-list';
import { Face } from '../../../ui/people/face';
import GiftLine from '../gifts/card-line';
import { priceLabel } from '../model/labels';
import { faceOf, nameOf } from '../model/people';
import { isFulfilled } from '../model/sections';
import type { Wish } from '../model/types';
import type { WishActions } from './actions';
import classes from './wish-rows.module.css';
import { WishMenu } from './wish-menu';

const labels = t.wishlist;

/** Wishes as rows: bought, owned or archived ones. */
export function WishRows({
  wishes,
  format,
  labelledBy,
  actions,
}: {
  wishes: readonly Wish[];
  format: MoneyFormat;
  labelledBy: string;
  actions: WishActions;
}) {
  const list = useRef<HTMLUListElement>(null);
  const leave = useFocusInList(list, wishes);
  const tick = (wish: Wish): void => {
    leave(wish.id);
    actions.onTick(wish);
  };
  return (
    <Card>
      <ul ref={list} className={classes['rows']} aria-labelledby={labelledBy}>
        {wishes.map((wish) => (
          <Row key={wish.id} wish={wish} format={format} actions={{ ...actions, onTick: tick }} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ wish, format, actions }: { wish: Wish; format: MoneyFormat; actions: WishActions }) {
  const family = useFamily();
  const { id, title, isPurchased, isOwned, member } = wish;
  const isDone = isFulfilled(wish);
  return (
    <li className={classes['row']} data-row={id}>
      <Tick checked={isDone} label={labels.tick(title)} onChange={() => actions.onTick(wish)} />
      <div className={classes['words']}>
        <button type="button" dir="auto" className={classes['title']} onClick={() => actions.onRead(wish)}>
          {isDone ? <s>{title}</s> : title}
        </button>
        <GiftLine wish={wish} />
      </div>
      <span className={classes['tag']}>
        {isPurchased ? (
          <Chip small tone="success" icon={<Check aria-hidden />}>
            {labels.purchased}
          </Chip>
        ) : (
          isOwned && (
            <Chip small icon={<House aria-hidden />}>
              {labels.hasIt}
            </Chip>
          )
        )}
      </span>
      <span className={classes['who']}>
        <Face person={faceOf(member, family)} size={24} />
        <span>{nameOf(member, family.me)}</span>
      </span>
      <span className={classes['price']}>{priceLabel(wish, format)}</span>
      <span className={classes['menu']}>
        <WishMenu wish={wish} actions={actions} />
      </span>
    </li>
  );
}
