import { useEffect, useRef, useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import { Button } from '../../../ui/basics/button';
import { useNow } from '../../../ui/time/use-now';
import type { Wish } from '../model/types';
import { giversOf } from './givers';
import { Parcel } from './parcel';
import classes from './revealed-note.module.css';
import { giftsToUnwrap, noteUnwrapped } from './unwrapped';

const labels = t.gifts.revealed;

/** Revealed gifts that the wisher unwraps one after the other. Usually renders nothing. */
export function RevealedNote({ wishes }: { wishes: readonly Wish[] }) {
  const { me } = useFamily();
  const [opened, setOpened] = useState<Wish | null>(null);
  const waiting = giftsToUnwrap(wishes, me, useNow()).filter(({ id }) => id !== opened?.id);
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) text.current?.focus();
  }, [opened]);
  const [next] = waiting;
  const open = (): void => {
    if (!next) return;
    noteUnwrapped(next);
    setOpened(next);
  };
  if (!opened && !next) return null;
  return (
    <section className={classes['note']} aria-label={labels.title(1)}>
      <Parcel
        key={opened?.id ?? ''}
        open={opened !== null}
        className={`${classes['parcel']} ${opened ? classes['opened'] : ''}`}
      />
      <div className={classes['words']}>
        <h2 ref={text} tabIndex={-1} key={opened?.id ?? ''} className={opened ? classes['opened'] : ''}>
          {opened ? opened.title : labels.title(waiting.length)}
        </h2>
        {opened && <p>{labels.from(giversOf(opened, me))}</p>}
      </div>
      <div className={classes['actions']}>
        {next && (
          <Button variant="contained" onClick={open}>
            {opened ? labels.next : labels.open}
          </Button>
        )}
        {opened && !next && (
          <Button variant="outlined" onClick={() => setOpened(null)}>
            {labels.thanks}
          </Button>
        )}
      </div>
    </section>
  );
}
