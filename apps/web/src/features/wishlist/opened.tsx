import type { MoneyFormat } from '@homefold/domain';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { Opened as State } from '../../ui/dialogs/use-opened';
import { Opening } from '../../ui/states/opening';
import type { WishTarget } from './dialogs/use-wish-form';
import type { WishActions } from './list/actions';
import type { Wish } from './model/types';

const WishDialog = lazy(() => import('./dialogs/wish-dialog'));
const WishReader = lazy(() => import('./reader/wish-reader'));
const PurchaseDialog = lazy(() => import('./gifts/purchase-dialog'));
const LinkDialog = lazy(() => import('./sharing/link-dialog'));
const HideUntilDialog = lazy(() => import('./settings/hide-until'));

/** The dialog that is open above the wishlist. */
export interface OpenedStates {
  reader: State<Wish>;
  dialog: State<WishTarget>;
  /** Confirms a purchase. */
  purchase: State<Wish>;
  /** The private link to a list, preset to this member if given. */
  link: State<{ memberId: string | null }>;
  hiding: State<true>;
}

/** The dialogs of the wishlist, each loaded on first use. */
export function Opened({
  reader,
  dialog,
  purchase,
  link,
  hiding,
  format,
  actions,
}: OpenedStates & { format: MoneyFormat; actions: WishActions }) {
  return (
    <>
      <Over state={reader}>
        {(wish, open) => (
          <WishReader open={open} opened={wish} format={format} actions={actions} onClose={reader.close} />
        )}
      </Over>
      <Over state={dialog}>
        {(target, open) => (
          <WishDialog
            open={open}
            target={target}
            onPurchase={purchase.show}
            onDelete={actions.onDelete}
            onClose={dialog.close}
          />
        )}
      </Over>
      <Over state={purchase}>
        {(wish, open) => <PurchaseDialog open={open} wish={wish} onClose={purchase.close} />}
      </Over>
      <Over state={link}>
        {({ memberId }, open) => <LinkDialog open={open} memberId={memberId ?? undefined} onClose={link.close} />}
      </Over>
      <Over state={hiding}>{(_, open) => <HideUntilDialog open={open} onClose={hiding.close} />}</Over>
    </>
  );
}

/** One of them, mounted anew each time it is opened. */
const Over = <T,>({
  state: { value, open, times },
  children,
}: {
  state: State<T>;
  children: (value: T, open: boolean) => ReactNode;
}) => <Opening key={times}>{value !== null && children(value, open)}</Opening>;
