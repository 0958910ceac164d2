import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '../../../messages/wishlist/shared';
import { LogoMark } from '../../../ui/basics/logo';
import { CrashedHouse } from '../../../ui/drawings/crashed-house';
import { LostPath } from '../../../ui/drawings/lost-path';
import { Unplugged } from '../../../ui/drawings/unplugged';
import { usePageTitle } from '../../../ui/sections/use-page-title';
import fullPage from '../../../ui/states/full-page.module.css';
import { Spinner } from '../../../ui/states/spinner';
import { Parcel } from '../gifts/parcel';
import { BigButton } from './big-button';
import classes from './shared-wishlist-page.module.css';
import { SharedWishCard } from './shared-wish-card';
import { useSharedWishlist } from './use-shared-wishlist';
import type { Place } from './use-shared-wishlist';

const labels = t.shared;
const PARTS: readonly (readonly [Place, string])[] = [
  ['yours', labels.yours],
  ['open', labels.open],
  ['taken', labels.taken],
];

/**
 * `/shared-wishlist#token`: one member's wishes for anybody with the private link, who can take them. It needs no account
 * and shows no other data of the family.
 */
export default function SharedWishlistPage() {
  const token = useLocation().hash.replace(/^#/, '');
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <main className={classes['page']}>
        <Wishes key={token} token={token} />
      </main>
    </>
  );
}

function Wishes({ token }: { token: string }) {
  const { shown, problem, retry, take, giveBack } = useSharedWishlist(token);
  const [note, setNote] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const name = shown?.list.name ?? '';
  usePageTitle(shown ? labels.title(name) : labels.loading);
  if (!shown)
    switch (problem) {
      case null:
        return <Spinner full label={labels.loading} />;
      case 'gone':
      case 'taken':
        return <Notice title={labels.goneTitle} text={labels.gone} drawing={<LostPath />} />;
      case 'tooMany':
        return <Notice title={labels.tooManyTitle} text={labels.tooMany} drawing={<LostPath />} />;
      case 'failed':
        return navigator.onLine ? (
          <Notice title={labels.failedTitle} text={labels.failed} drawing={<CrashedHouse />} onRetry={retry} />
        ) : (
          <Notice title={labels.offlineTitle} text={labels.offline} drawing={<Unplugged />} onRetry={retry} />
        );
    }
  const { list, places } = shown;
  const wanted = list.wishes.filter(({ isNeeded }) => isNeeded);
  const isAllTaken = wanted.length > 0 && wanted.every(({ isTaken }) => isTaken);
  const announce = (text: string): void => {
    setNote(text);
    // the pressed button has gone with its card
    status.current?.focus();
  };
  return (
    <>
      <header className={classes['head']}>
        <Parcel className={classes['parcel']} />
        <h1>{labels.title(name)}</h1>
        {wanted.length > 0 && <p className={classes['lead']}>{labels.lead(name)}</p>}
        <p className={classes['keep']}>{labels.keep(name)}</p>
      </header>
      <p ref={status} role="status" tabIndex={-1} className={classes['note']}>
        {note || (isAllTaken ? labels.nothingLeft : '')}
      </p>
      {wanted.length === 0 && (
        <div className={classes['empty']}>
          <h2>{labels.nothing(name)}</h2>
          <p>{labels.nothingText}</p>
        </div>
      )}
      {PARTS.map(([place, title]) => {
        const wishes = list.wishes.filter(({ id }) => places.get(id) === place);
        return (
          wishes.length > 0 && (
            <section key={place}>
              <h2>{title}</h2>
              <ul className={classes['list']}>
                {wishes.map((wish) => (
                  <SharedWishCard
                    key={wish.id}
                    wish={wish}
                    of={list}
                    take={take}
                    giveBack={giveBack}
                    onGone={() => setNote(labels.wishGone)}
                    onSettled={() => announce(labels.settled)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <footer className={classes['foot']}>
        <Link to="/">
          <LogoMark size={24} />
          {labels.footer}
        </Link>
      </footer>
    </>
  );
}

/** Why the list could not be loaded. */
function Notice({
  title,
  text,
  drawing,
  onRetry,
}: {
  title: string;
  text: string;
  drawing: ReactNode;
  onRetry?: () => void;
}) {
  return (
    <div className={`${fullPage['box']} ${classes['notice']}`} role="alert">
      {drawing}
      <h1>{title}</h1>
      <p>{text}</p>
      {onRetry && (
        <div className={fullPage['actions']}>
          <BigButton look="filled" onClick={onRetry}>
            {t.common.tryAgain}
          </BigButton>
        </div>
      )}
    </div>
  );
}
