import { useFragment } from '@apollo/client/react';
import type { MoneyFormat } from '@homefold/domain';
import {
  AlignLeft,
  ArrowUpRight,
  CalendarDays,
  CircleCheck,
  CircleDashed,
  House,
  Pencil,
  Sparkles,
  Tag as TagIcon,
  Trash2,
  Undo2,
  User,
  Wallet,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFamily } from '../../../graphql/family';
import { useLastUndo } from '../../../graphql/records/last-undo';
import { t as shared } from '../../../messages/dialogs';
import { t } from '../../../messages/wishlist/wishes';
import { Fact, Facts, Reader, ReaderActions } from '../../../ui/dialogs/reader';
import { useRowAnchor } from '../../../ui/dialogs/use-row-anchor';
import { Face } from '../../../ui/people/face';
import GiftParts from '../gifts/gift-parts';
import { WishPartsFragmentDoc } from '../generated';
import { isGift, mayTakeBack } from '../gifts/givers';
import type { WishActions } from '../list/actions';
import { WishPicture } from '../list/wish-picture';
import { lookOf } from '../model/categories';
import { hostOf, priceLabel, wantedByLabel } from '../model/labels';
import { faceOf, nameOf } from '../model/people';
import type { Wish } from '../model/types';
import classes from './wish-reader.module.css';

const FromPost = lazy(() => import('../../../graphql/forum-post/from-post'));

const labels = t.wishlist.reader;
const common = shared.dialogs.reader;

/** A wish in the reader, with its actions. */
export default function WishReader({
  open,
  opened,
  format,
  actions,
  onClose,
}: {
  open: boolean;
  /** The wish as it was when clicked. */
  opened: Wish;
  format: MoneyFormat;
  actions: WishActions;
  onClose: () => void;
}) {
  const family = useFamily();
  const stored = useFragment({
    fragment: WishPartsFragmentDoc,
    fragmentName: 'WishParts',
    from: { __typename: 'Wish', id: opened.id },
  });
  // Concurrent changes are shown immediately; a deleted wish stays until the reader is closed.
  const wish = stored.dataState === 'complete' ? stored.data : opened;
  const undo = useLastUndo(wish.id);
  const anchor = useRowAnchor(opened.id);
  const { title, notes, category, link, member, isPurchased, isOwned, purchasedBy, takenBy } = wish;
  const price = priceLabel(wish, format);
  const wanted = wantedByLabel(wish, family);
  const buyer = takenBy ?? (purchasedBy && nameOf(purchasedBy, family.me));
  // below the facts
  const hasGiftParts = member.memberId !== family.me || isGift(wish);
  const then = (act: (wish: Wish) => unknown): void => {
    onClose();
    act(wish);
  };
  return (
    <Reader
      open={open}
      title={title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            isPurchased
              ? mayTakeBack(wish, family) && {
                  label: labels.takeBack,
                  icon: <CircleDashed aria-hidden />,
                  onClick: () => then(actions.onTick),
                }
              : { label: labels.buy, icon: <CircleCheck aria-hidden />, onClick: () => then(actions.onTick) },
            { label: common.edit, icon: <Pencil aria-hidden />, onClick: () => then(actions.onEdit) },
            !isPurchased && {
              label: isOwned ? labels.wishAgain : labels.own,
              icon: isOwned ? <Sparkles aria-hidden /> : <House aria-hidden />,
              onClick: () => then(actions.onOwn),
            },
            { label: common.delete, icon: <Trash2 aria-hidden />, danger: true, onClick: () => then(actions.onDelete) },
            undo && { label: common.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <WishPicture wish={wish} large />
      <Facts>
        <Fact icon={<User aria-hidden />} name={labels.whose}>
          <span className={classes['who']}>
            <Face person={faceOf(member, family)} size={24} />
            {nameOf(member, family.me)}
          </span>
        </Fact>
        {price && (
          <Fact icon={<Wallet aria-hidden />} name={labels.price}>
            <span className={classes['price']}>{price}</span>
          </Fact>
        )}
        <Fact icon={<TagIcon aria-hidden />} name={labels.category}>
          <span className={classes['emoji']} aria-hidden>
            {lookOf(category).emoji}
          </span>
          {category}
        </Fact>
        {wanted && (
          <Fact icon={<CalendarDays aria-hidden />} name={labels.wantedBy}>
            {wanted}
          </Fact>
        )}
        {link && (
          <Fact icon={<ArrowUpRight aria-hidden />} name={labels.link}>
            <a className={classes['link']} href={link} target="_blank" rel="noopener noreferrer">
              {hostOf(link)}
            </a>
          </Fact>
        )}
        {((isPurchased && !hasGiftParts) || isOwned) && (
          <Fact icon={<CircleCheck aria-hidden />} name={labels.bought}>
            {!isPurchased ? t.wishlist.hasIt : buyer ? t.wishlist.boughtBy(buyer) : t.wishlist.purchased}
          </Fact>
        )}
        {notes && (
          <Fact icon={<AlignLeft aria-hidden />} name={labels.notes} isText>
            {notes}
          </Fact>
        )}
        <Suspense>
          <FromPost type="wishlist_item" recordId={wish.id} onFollow={onClose} />
        </Suspense>
      </Facts>
      <GiftParts wish={wish} />
    </Reader>
  );
}
