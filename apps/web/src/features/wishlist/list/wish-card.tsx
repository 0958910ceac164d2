import IconButton from '@mui/material/IconButton';
import type { MoneyFormat } from '@homefold/domain';
import { ArrowUpRight, CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../../graphql/family';
import { useIsQueued } from '../../../graphql/offline/queued';
import { t } from '../../../messages/wishlist/wishes';
import { Tag } from '../../../ui/basics/tag';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { isDraft } from '../../../ui/browser/draft-id';
import { Tick } from '../../../ui/fields/tick';
import type { Offset } from '../../../ui/lists/order';
import { Face } from '../../../ui/people/face';
import { QueuedMark } from '../../../ui/states/queued-mark';
import GiftLine from '../gifts/card-line';
import { lookOf } from '../model/categories';
import { priceLabel, wantedByLabel } from '../model/labels';
import { faceOf, nameOf } from '../model/people';
import { isFulfilled } from '../model/sections';
import type { Wish } from '../model/types';
import type { WishActions } from './actions';
import classes from './wish-card.module.css';
import { WishMenu } from './wish-menu';
import { WishPicture } from './wish-picture';

const labels = t.wishlist;

/** A wish as a card. A click opens the reader, except on the link, the menu and the tick. */
export function WishCard({
  wish,
  format,
  place,
  helpId,
  held,
  offset,
  actions,
}: {
  wish: Wish;
  format: MoneyFormat;
  /** Its position among the wishes of one member; null in any other order. */
  place: number | null;
  /** Explains how to change its position. */
  helpId: string | undefined;
  held: boolean;
  /** While a card is dragged. */
  offset: Offset | null;
  actions: WishActions;
}) {
  const family = useFamily();
  const id = useId();
  const { title, notes, category, link, member } = wish;
  const { emoji, hue } = lookOf(category);
  const price = priceLabel(wish, format);
  const wanted = wantedByLabel(wish, family);
  const isQueued = useIsQueued(wish.id);
  return (
    <article
      className={classes['card']}
      aria-labelledby={id}
      data-row={wish.id}
      data-held={held || undefined}
      data-moving={offset ? true : undefined}
      data-draft={isDraft(wish) || undefined}
      {...(offset && { style: { transform: `translate(${offset.x}px, ${offset.y}px)` } })}
    >
      <div className={classes['head']}>
        {place !== null && (
          <span className={classes['place']}>
            <span aria-hidden>{place}</span>
            <VisuallyHidden>{labels.place(place)}</VisuallyHidden>
          </span>
        )}
        <Tag hue={hue} emoji={emoji}>
          {category}
        </Tag>
        <span className={classes['price']}>{price}</span>
      </div>
      <div className={classes['body']}>
        <div className={classes['words']}>
          <h3 id={id} className={classes['title']}>
            <button type="button" dir="auto" aria-describedby={helpId} onClick={() => actions.onRead(wish)}>
              {title}
            </button>
          </h3>
          {notes && (
            <p className={classes['notes']} dir="auto">
              {notes}
            </p>
          )}
        </div>
        <WishPicture wish={wish} />
      </div>
      {wanted && (
        <p className={classes['wanted']}>
          <CalendarDays size={14} aria-hidden />
          <span>{wanted}</span>
        </p>
      )}
      <div className={classes['gift']}>
        <GiftLine wish={wish} />
      </div>
      <div className={classes['foot']}>
        <span className={classes['who']}>
          <Face person={faceOf(member, family)} size={24} />
          <span>{nameOf(member, family.me)}</span>
        </span>
        {isQueued && <QueuedMark />}
        {link && (
          <IconButton
            component="a"
            size="small"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={labels.link(title)}
          >
            <ArrowUpRight size={20} aria-hidden />
          </IconButton>
        )}
        <WishMenu wish={wish} actions={actions} />
        <Tick large checked={isFulfilled(wish)} label={labels.tick(title)} onChange={() => actions.onTick(wish)} />
      </div>
    </article>
  );
}
