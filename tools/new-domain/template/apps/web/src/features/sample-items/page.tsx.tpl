import { useQuery } from '@apollo/client/react';
import { formatLongDate } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Plus, Shapes } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFamily } from '../../graphql/family';
import { FamilyPage } from '../../graphql/family-page';
import { RecordReader } from '../../graphql/records/record-reader';
import { useLinkTarget } from '../../graphql/use-link-target';
import { t } from '../../messages/sample-items';
import { Card } from '../../ui/basics/card';
import { useOpened } from '../../ui/dialogs/use-opened';
import { ListRow, ListRows } from '../../ui/lists/list-row';
import { HeaderActions } from '../../ui/sections/header-actions';
import { useAddAction } from '../../ui/sections/sections';
import { EmptyState, ErrorState } from '../../ui/states/empty-state';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { EmptyShelf } from './drawings';
import { SampleItemsDocument } from './generated';
import { SAMPLE_ITEM_FIELDS, useSampleItemWrites } from './sample-item-writes';
import type { SampleItem } from './sample-item-writes';

const SampleItemDialog = lazy(() => import('./sample-item-dialog'));
const texts = t.sampleItems;
/** What the reader shows below the name. */
const { name: _name, ...FACTS } = SAMPLE_ITEM_FIELDS;

/** The sample items of the family, by name. */
export default function SampleItemsPage() {
  return (
    <FamilyPage loading={<Loading />} failed={(_error, onRetry) => <Failed onRetry={onRetry} />}>
      <SampleItems />
    </FamilyPage>
  );
}

const Loading = () => (
  <Card>
    <RowsSkeleton rows={3} label={texts.loading} height={60} />
  </Card>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />
);

function SampleItems() {
  const { locale } = useFamily();
  const { data, error, refetch } = useQuery(SampleItemsDocument);
  const writes = useSampleItemWrites();
  const dialog = useOpened<{ sampleItem: SampleItem | null; copyOf?: SampleItem }>();
  const reader = useOpened<SampleItem>();
  const add = (): void => dialog.show({ sampleItem: null });
  useAddAction(add);
  useLinkTarget({
    section: 'sample-items',
    current: writes.current,
    open: reader.show,
    gone: texts.gone('This sample item'),
  });

  if (!data) return error ? <Failed onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />;
  const addButton = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
      {texts.add}
    </Button>
  );
  const sampleItems = data.sampleItems.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  // As it is now, also while others change it.
  const read = sampleItems.find(({ id }) => id === reader.value?.id) ?? reader.value;
  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <Card>
        {sampleItems.length === 0 ? (
          <EmptyState title={texts.none} text={texts.noneText} drawing={<EmptyShelf />} action={addButton} />
        ) : (
          <ListRows>
            {sampleItems.map((sampleItem) => (
              <ListRow
                variant="card"
                key={sampleItem.id}
                data-row={sampleItem.id}
                icon={<Shapes size={20} strokeWidth={1.75} />}
                title={sampleItem.name}
                lines={[sampleItem.notes, sampleItem.date && formatLongDate(sampleItem.date, locale)]}
                onOpen={() => reader.show(sampleItem)}
              />
            ))}
          </ListRows>
        )}
      </Card>
      {read && (
        <RecordReader
          open={reader.open}
          title={read.name}
          record={read}
          fields={FACTS}
          onEdit={(sampleItem) => dialog.show({ sampleItem })}
          onCopy={(sampleItem) => dialog.show({ sampleItem: null, copyOf: sampleItem })}
          onDelete={writes.remove}
          onClose={reader.close}
        />
      )}
      {dialog.value && (
        <Suspense>
          <SampleItemDialog
            key={dialog.times}
            open={dialog.open}
            {...dialog.value}
            writes={writes}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
