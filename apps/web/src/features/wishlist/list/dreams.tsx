import Button from '@mui/material/Button';
import type { MoneyFormat } from '@homefold/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/wishlist/wishes';
import { EmptyState } from '../../../ui/states/empty-state';
import { FallingStar } from '../drawings';
import type { Sections } from '../model/sections';
import classes from '../wishlist.module.css';
import type { WishActions } from './actions';
import { WishGrid } from './wish-grid';
import { WishRows } from './wish-rows';

const labels = t.wishlist;

/** Open wishes as cards, and below them fulfilled ones as rows; or the empty state. */
export function Dreams({
  sections: { open, fulfilled },
  isEmpty,
  ofPerson,
  format,
  actions,
  addButton,
  onShowAll,
  onHold,
}: {
  sections: Sections;
  /** The family has no wishes at all, regardless of the filters. */
  isEmpty: boolean;
  /** They are of one person, in the order of their strength. */
  ofPerson: boolean;
  format: MoneyFormat;
  actions: WishActions;
  /** Adds the first wish. */
  addButton: ReactNode;
  onShowAll: () => void;
  onHold: (isHeld: boolean) => void;
}) {
  const ids = { open: useId(), fulfilled: useId() };
  if (isEmpty)
    return (
      <EmptyState
        title={labels.empty.title}
        text={labels.empty.text}
        drawing={<FallingStar />}
        action={<span data-offers-add>{addButton}</span>}
      />
    );
  if (open.length + fulfilled.length === 0)
    return (
      <EmptyState
        title={labels.noneFits}
        text={labels.noneFitsText}
        drawing={<FallingStar />}
        action={
          <Button variant="outlined" onClick={onShowAll}>
            {labels.showAll}
          </Button>
        }
      />
    );
  return (
    <>
      <section className={classes['section']} aria-labelledby={ids.open}>
        <h2 id={ids.open}>{labels.open}</h2>
        {open.length === 0 ? (
          <p className={classes['none']}>{labels.allFulfilled}</p>
        ) : (
          <WishGrid
            wishes={open}
            ofPerson={ofPerson}
            format={format}
            labelledBy={ids.open}
            actions={actions}
            onHold={onHold}
          />
        )}
      </section>
      {fulfilled.length > 0 && (
        <section className={classes['section']} aria-labelledby={ids.fulfilled}>
          <h2 id={ids.fulfilled}>{labels.fulfilled}</h2>
          <WishRows wishes={fulfilled} format={format} labelledBy={ids.fulfilled} actions={actions} />
        </section>
      )}
    </>
  );
}
