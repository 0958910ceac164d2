import { Check, ExternalLink, Gift } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/wishlist/shared';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { useNextFocus } from '../use-next-focus';
import { BigButton } from './big-button';
import { dayOf, priceOf } from './formats';
import { isRemembered, keptKey } from './kept-keys';
import classes from './shared-wish-card.module.css';
import type { SharedProblem, SharedWish, SharedWishlist } from './shared-wishlist-api';
import { TakeForm } from './take-form';

const labels = t.shared;

interface CardProps {
  wish: SharedWish;
  of: SharedWishlist;
  take: (id: string, name: string) => Promise<SharedProblem | null>;
  giveBack: (id: string) => Promise<SharedProblem | null>;
  /** The wish was removed from the list in the meantime. */
  onGone: () => void;
  /** The wish is not wished for any more, and its taker knows. */
  onSettled: () => void;
}

/** One wish, and whether somebody gives it. Its position never changes. */
export function SharedWishCard({ wish, of, take, giveBack, onGone, onSettled }: CardProps) {
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { part, goOn } = useNextFocus<HTMLLIElement>();

  const run = async (act: () => Promise<SharedProblem | null>): Promise<SharedProblem | null> => {
    setBusy(true);
    setAnnouncement('');
    const refused = await act();
    setBusy(false);
    return refused;
  };
  const taken = async (name: string): Promise<void> => {
    const refused = await run(() => take(wish.id, name));
    if (refused === 'gone') return onGone();
    if (refused === 'failed') return setAnnouncement(labels.notSaved);
    if (refused === 'tooMany') return setAnnouncement(labels.wait);
    setNaming(false);
    if (refused === 'taken') setAnnouncement(labels.tooLate);
    else goOn();
  };
  const givenBack = async (): Promise<void> => {
    const refused = await run(() => giveBack(wish.id));
    if (!wish.isNeeded && (refused === null || refused === 'gone')) return onSettled();
    setAnnouncement(
      refused === null
        ? labels.freeAgain
        : refused === 'gone'
          ? labels.notYours
          : refused === 'tooMany'
            ? labels.wait
            : labels.notSaved,
    );
    if (refused === null) goOn();
  };

  const isYours = wish.isYours && wish.isNeeded;
  const giveBackButton = (look: 'outlined' | 'text', label: string, name: string) => (
    <BigButton look={look} disabled={busy} aria-label={name} onClick={() => void givenBack()}>
      {label}
    </BigButton>
  );
  return (
    <li
      ref={part}
      className={`${classes['card']} ${isYours ? classes['yours'] : wish.isTaken ? classes['taken'] : ''}`}
    >
      {wish.image && <Picture {...wish.image} />}
      <div className={classes['head']}>
        <h3 dir="auto">{wish.title}</h3>
        {wish.price !== null && <span className={classes['price']}>{priceOf(wish.price, of)}</span>}
      </div>
      <Occasion wish={wish} locale={of.locale} />
      {wish.notes && (
        <p className={classes['notes']} dir="auto">
          {wish.notes}
        </p>
      )}
      {wish.link && wish.isNeeded && <ShopLink href={wish.link} />}
      {!wish.isNeeded ? (
        <div className={classes['needless']}>
          <p>{labels.notNeeded(of.name)}</p>
          {giveBackButton('outlined', labels.understood, labels.understoodOf(wish.title))}
        </div>
      ) : isYours ? (
        <div className={classes['thanks']}>
          <p data-next tabIndex={-1} className={classes['thank']}>
            <Check aria-hidden />
            {labels.thanks(keptKey(wish.id)?.name ?? '')}
          </p>
          <p>{labels.thanksText(of.name)}</p>
          {!isRemembered(wish.id) && <p>{labels.notKept}</p>}
          {giveBackButton('text', labels.giveBack, labels.giveBackOf(wish.title))}
        </div>
      ) : wish.isTaken ? (
        <p className={classes['somebody']}>
          <Gift aria-hidden />
          {labels.isTaken}
        </p>
      ) : naming ? (
        <TakeForm
          of={of.name}
          title={wish.title}
          busy={busy}
          onTake={(name) => void taken(name)}
          onCancel={() => {
            setNaming(false);
            setAnnouncement('');
            goOn();
          }}
        />
      ) : (
        <div>
          <BigButton
            data-next
            look="filled"
            aria-label={labels.takeOf(wish.title)}
            onClick={() => {
              setAnnouncement('');
              setNaming(true);
            }}
          >
            <Gift aria-hidden />
            {labels.take}
          </BigButton>
        </div>
      )}
      <p role="status" className={classes['status']}>
        {announcement}
      </p>
    </li>
  );
}

/** Decorative: the title describes it. */
const Picture = ({ url, width, height }: NonNullable<SharedWish['image']>) => (
  <img
    className={classes['picture']}
    src={`${url}?w=800`}
    srcSet={`${url}?w=400 400w, ${url}?w=800 800w`}
    sizes="(min-width: 768px) 632px, 100vw"
    width={width}
    height={height}
    alt=""
    loading="lazy"
  />
);

function Occasion({ wish: { occasion, wantedBy }, locale }: { wish: SharedWish; locale: string }) {
  if (!occasion && !wantedBy) return null;
  const date = wantedBy && dayOf(wantedBy, locale);
  return <p className={classes['when']}>{occasion ? labels.for(occasion, date) : date && labels.by(date)}</p>;
}

function ShopLink({ href }: { href: string }) {
  return (
    <a className={classes['shop']} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {labels.shop(new URL(href).hostname.replace(/^www\./, ''))}
      <ExternalLink aria-hidden />
      <VisuallyHidden> ({labels.newTab})</VisuallyHidden>
    </a>
  );
}
