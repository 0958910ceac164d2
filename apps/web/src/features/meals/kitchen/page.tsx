import Button from '@mui/material/Button';
import { Plus, ScanBarcode } from 'lucide-react';
import { lazy, useMemo, useRef, useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { FamilyPage } from '../../../graphql/family-page';
import { showQueue } from '../../../graphql/offline/queued';
import { SectionFailed } from '../../../graphql/states/section-failed';
import { useLinkTarget } from '../../../graphql/use-link-target';
import { t } from '../../../messages/kitchen/kitchen';
import { isDraft } from '../../../ui/browser/draft-id';
import { useIsMobile } from '../../../ui/browser/use-media';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { AboveList, Centered, ListPage, Rail } from '../../../ui/lists/list-page';
import { useTickDelay, useFrozen } from '../../../ui/lists/use-tick-delay';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import { HeaderActions } from '../../../ui/sections/header-actions';
import { useAddAction } from '../../../ui/sections/sections';
import { EmptyState } from '../../../ui/states/empty-state';
import { Opening } from '../../../ui/states/opening';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import type { ItemTarget } from './dialogs/item-dialog';
import { OpenFridge } from './drawings';
import { FilterRow, NO_FILTERS } from './list/filters';
import { KitchenList } from './list/kitchen-list';
import { SoonCard } from './list/soon-card';
import { filtered } from './model/groups';
import { useKitchenWrites } from './model/kitchen-writes';
import type { KitchenItem } from './model/types';
import { useKitchen } from './model/use-kitchen';
import classes from './page.module.css';
import { QuickAdd } from './quick-add/quick-add';

const ItemDialog = lazy(() => import('./dialogs/item-dialog'));
const RowsDialog = lazy(() => import('./dialogs/rows-dialog'));
const KitchenReader = lazy(() => import('./list/kitchen-reader'));
const ScanDialog = lazy(() => import('./scan/scan-dialog'));

const labels = t.kitchen;

/** The family's kitchen inventory. */
export default function KitchenPage() {
  return (
    <FamilyPage loading={<Loading />} failed={(error, onRetry) => <Failed error={error} onRetry={onRetry} />}>
      <Kitchen />
    </FamilyPage>
  );
}

const Loading = () => <RowsSkeleton rows={8} label={labels.loading} height={52} />;

const Failed = (props: { error: unknown; onRetry: () => void }) => (
  <SectionFailed {...props} labels={labels} drawing={<OpenFridge />} />
);

function Kitchen() {
  const family = useFamily();
  const mobile = useIsMobile();
  const { items, error, refetch } = useKitchen();
  const [filters, setFilters] = useState(NO_FILTERS);
  const writes = useKitchenWrites();
  const rest = useTickDelay();
  const reader = useOpened<KitchenItem>();
  const dialog = useOpened<ItemTarget>();
  const rows = useOpened<true>();
  const scanner = useOpened<true>();
  const line = useRef<QuickAddHandle>(null);
  const found = useMemo(() => items && filtered(items, filters, family), [items, filters, family]);
  // A ticked row that the filter excludes stays in place for a moment.
  const still = useFrozen(found, rest.isHolding || reader.open, JSON.stringify(filters));
  const shown = useMemo(() => items && items.filter(({ id }) => still?.some((one) => one.id === id)), [items, still]);

  const edit = (item: KitchenItem): void => (isDraft(item) ? showQueue(true) : dialog.show({ kind: 'edit', item }));
  const read = (item: KitchenItem): void => (isDraft(item) ? showQueue(true) : reader.show(item));
  const toggle = (item: KitchenItem): void => {
    if (isDraft(item)) return showQueue(true);
    rest.begin();
    void writes.toggle(item);
  };
  // The phone's button opens the dialog; the shortcut focuses the quick-add line.
  useAddAction(() => (mobile || !line.current ? rows.show(true) : line.current.focus()));
  useLinkTarget({ section: 'kitchen', current: writes.current, open: read, gone: labels.goneAny });

  const buttons = (
    <>
      <Button variant="outlined" startIcon={<ScanBarcode size={18} aria-hidden />} onClick={() => scanner.show(true)}>
        {labels.scan}
      </Button>
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => rows.show(true)}>
        {labels.add}
      </Button>
    </>
  );
  return (
    <>
      <HeaderActions>{buttons}</HeaderActions>
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <ListPage
          rail={
            items &&
            items.length > 0 &&
            !mobile && (
              <Rail>
                <SoonCard items={items} onRead={read} />
              </Rail>
            )
          }
        >
          {mobile && <div className={classes['buttons']}>{buttons}</div>}
          <AboveList>
            <QuickAdd ref={line} />
          </AboveList>
          {!items || !shown ? (
            <Loading />
          ) : items.length === 0 ? (
            <Centered within="list">
              <EmptyState
                title={labels.empty.title}
                text={labels.empty.text}
                drawing={<OpenFridge />}
                action={
                  <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={() => rows.show(true)}>
                    {labels.empty.first}
                  </Button>
                }
              />
            </Centered>
          ) : (
            <>
              <FilterRow
                filters={filters}
                onChange={(changed) => setFilters((before) => ({ ...before, ...changed }))}
              />
              {shown.length === 0 ? (
                <EmptyState
                  title={labels.noneFits}
                  text={labels.noneFitsText}
                  drawing={<OpenFridge />}
                  action={
                    <Button variant="outlined" onClick={() => setFilters(({ by }) => ({ ...NO_FILTERS, by }))}>
                      {labels.showAll}
                    </Button>
                  }
                />
              ) : (
                <KitchenList
                  items={shown}
                  by={filters.by}
                  onToggle={toggle}
                  onRead={read}
                  onEdit={edit}
                  onAmount={(item, amount) => void writes.setAmount(item, amount)}
                />
              )}
            </>
          )}
        </ListPage>
      )}
      <Opening>
        {reader.value && (
          <KitchenReader
            key={`reader-${reader.times}`}
            open={reader.open}
            opened={reader.value}
            writes={writes}
            onEdit={edit}
            onClose={reader.close}
          />
        )}
      </Opening>
      <Opening>
        {rows.value && <RowsDialog key={`rows-${rows.times}`} open={rows.open} writes={writes} onClose={rows.close} />}
      </Opening>
      <Opening>
        {scanner.value && (
          <ScanDialog
            key={`scan-${scanner.times}`}
            open={scanner.open}
            onFound={(target) => {
              scanner.close();
              dialog.show(target);
            }}
            onClose={scanner.close}
          />
        )}
      </Opening>
      <Opening>
        {dialog.value && (
          <ItemDialog
            key={`item-${dialog.times}`}
            open={dialog.open}
            target={dialog.value}
            writes={writes}
            onSaved={() => {
              dialog.close();
              // a bag is unpacked by scanning one code after the other
              if (dialog.value?.kind === 'add' && dialog.value.from.barcode) scanner.show(true);
            }}
            onClose={dialog.close}
          />
        )}
      </Opening>
    </>
  );
}
