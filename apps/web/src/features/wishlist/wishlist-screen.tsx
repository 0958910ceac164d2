import Button from '@mui/material/Button';
import { summaryOfWishes, wishlistStatus } from '@homefold/domain/wishlist';
import { Gift, Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFamily } from '../../graphql/family';
import { showQueue } from '../../graphql/offline/queued';
import { useLinkTarget } from '../../graphql/use-link-target';
import { t } from '../../messages/wishlist/wishes';
import { isDraft } from '../../ui/browser/draft-id';
import { useIsMobile } from '../../ui/browser/use-media';
import { useConfirm } from '../../ui/dialogs/confirm';
import { useOpened } from '../../ui/dialogs/use-opened';
import { usePressed } from '../../ui/lists/use-pressed';
import { useTickDelay } from '../../ui/lists/use-tick-delay';
import type { QuickAddHandle } from '../../ui/quick-add/quick-add-field';
import { HeaderActions } from '../../ui/sections/header-actions';
import { usePrefill } from '../../ui/sections/prefill';
import { useAddAction } from '../../ui/sections/sections';
import { useConventions } from '../../ui/time/conventions';
import { dayLabel } from '../../ui/time/day-labels';
import { Archive } from './archive/archive';
import { Years } from './archive/years';
import type { WishTarget } from './dialogs/use-wish-form';
import { RevealedNote } from './gifts/revealed-note';
import type { WishActions } from './list/actions';
import { Dreams } from './list/dreams';
import { Failed } from './list/failed';
import { Figures } from './list/figures';
import { FilterRow, NO_FILTERS } from './list/filters';
import { PageMenu } from './list/page-menu';
import { WishlistSkeleton } from './list/skeleton';
import { filtered, sectionsOf } from './model/sections';
import type { Wish } from './model/types';
import { useFrozenSections } from './model/use-frozen-sections';
import { useWishWrites, WritesProvider } from './model/use-wish-writes';
import { useWishes } from './model/use-wishes';
import { Opened } from './opened';
import { QuickAdd } from './quick-add/quick-add';
import { useAddressedWish } from './use-addressed-wish';
import classes from './wishlist.module.css';

const labels = t.wishlist;

/** The family's wishes: figures, open wishes as cards, fulfilled ones as rows. */
export function WishlistScreen() {
  const family = useFamily();
  const mobile = useIsMobile();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [year, setYear] = useState<number | null>(null);
  const [isHeld, setHeld] = useState(false);
  const { list, error, refetch } = useWishes(null);
  const { currency, locale } = useConventions();
  const rest = useTickDelay();
  const press = usePressed();
  const writes = useWishWrites(family, rest.begin);
  const confirm = useConfirm();
  const reader = useOpened<Wish>();
  const dialog = useOpened<WishTarget>();
  const purchase = useOpened<Wish>();
  const link = useOpened<{ memberId: string | null }>();
  const hiding = useOpened<true>();
  const line = useRef<QuickAddHandle>(null);

  const memberId = filters.memberId || null;
  const showDialog = dialog.show;
  const add = (): void => showDialog({ kind: 'add', ...(memberId && { memberId }) });
  const onLink = useCallback(
    (link: string) => showDialog({ kind: 'add', link, ...(memberId && { memberId }) }),
    [showDialog, memberId],
  );
  // The phone's button opens the dialog; the keyboard shortcut focuses quick add.
  useAddAction(() => (mobile || !line.current ? add() : line.current.focus()));
  usePrefill('wishlist', (prefill) => showDialog({ kind: 'add', prefill }));
  /** A wish queued on this device can be neither opened nor changed before it is stored. */
  const stored =
    (act: (wish: Wish) => void) =>
    (wish: Wish): void =>
      isDraft(wish) ? showQueue(true) : act(wish);
  const actions: WishActions = {
    onRead: stored(reader.show),
    onEdit: stored((wish) => dialog.show({ kind: 'edit', wish })),
    onTick: stored((wish) => {
      if (wish.isPurchased) void writes.takeBack(wish);
      else if (wish.isOwned) void writes.own(wish, false);
      else purchase.show(wish);
    }),
    onOwn: stored((wish) => void writes.own(wish, !wish.isOwned)),
    onArchive: stored(
      (wish) => void writes.archive(wish, wish.archivedYear === null ? Number(family.today.slice(0, 4)) : null),
    ),
    onDelete: stored((wish) => {
      const { title, text, confirm: label } = labels.deleting;
      void confirm({ title, text: text(wish.title), confirm: label, danger: true }).then((yes) =>
        yes ? writes.remove(wish) : undefined,
      );
    }),
  };
  useLinkTarget({ section: 'wishlist', current: writes.current, open: reader.show, gone: labels.goneAny });
  useAddressedWish(writes.current, reader.show);

  const shown = useMemo(() => list && filtered(list.wishes, filters), [list, filters]);
  const now = useMemo(() => shown && sectionsOf(shown, filters), [shown, filters]);
  const isStill = rest.isHolding || press.isPressed || reader.open || purchase.open || isHeld;
  const sections = useFrozenSections(now, list?.wishes ?? [], isStill, JSON.stringify(filters));

  const addButton = (label: string) => (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
      {label}
    </Button>
  );
  const menu = <PageMenu onShare={() => link.show({ memberId })} onHide={() => hiding.show(true)} />;
  const format = { currency: list?.currency ?? currency, locale };
  const isEmpty = list?.wishes.length === 0;
  const summary = summaryOfWishes(shown ?? []);
  return (
    <WritesProvider value={writes}>
      <HeaderActions>
        {menu}
        {addButton(labels.add)}
      </HeaderActions>
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : !list || !sections ? (
        <WishlistSkeleton />
      ) : (
        <div className={classes['page']} onPointerDown={press.onPointerDown}>
          <div className={classes['lead']}>
            <p>{wishlistStatus(summary.wished)}</p>
            {mobile && menu}
          </div>
          {list.hidePurchasesUntil && (
            <p className={classes['hidden']}>
              <Gift size={18} aria-hidden />
              {labels.hiddenUntil(dayLabel(list.hidePurchasesUntil, family))}
            </p>
          )}
          <RevealedNote wishes={list.wishes} />
          <Figures summary={summary} format={format} />
          <div className={classes['quickAdd']}>
            <QuickAdd ref={line} memberId={memberId} category={filters.category || null} onLink={onLink} />
          </div>
          {!(mobile && isEmpty) && (
            <FilterRow filters={filters} onChange={(changed) => setFilters((before) => ({ ...before, ...changed }))} />
          )}
          {year === null ? (
            <>
              <Dreams
                sections={sections}
                isEmpty={isEmpty}
                ofPerson={memberId !== null && !filters.category}
                format={format}
                actions={actions}
                addButton={addButton(labels.empty.action)}
                onShowAll={() => setFilters(NO_FILTERS)}
                onHold={setHeld}
              />
              <Years years={list.archivedYears} onOpen={setYear} />
            </>
          ) : (
            <Archive year={year} filters={filters} format={format} actions={actions} onBack={() => setYear(null)} />
          )}
        </div>
      )}
      <Opened
        reader={reader}
        dialog={dialog}
        purchase={purchase}
        link={link}
        hiding={hiding}
        format={format}
        actions={actions}
      />
    </WritesProvider>
  );
}
