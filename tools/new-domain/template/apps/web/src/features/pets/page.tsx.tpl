import { useQuery } from '@apollo/client/react';
import { formatLongDate } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Shapes, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFamily } from '../../graphql/family';
import { FamilyPage } from '../../graphql/family-page';
import { RecordReader } from '../../graphql/records/record-reader';
import { useLinkTarget } from '../../graphql/use-link-target';
import { t } from '../../messages/pets';
import { Card } from '../../ui/basics/card';
import { useOpened } from '../../ui/dialogs/use-opened';
import { ListRow, ListRows } from '../../ui/lists/list-row';
import { useAddAction } from '../../ui/sections/sections';
import { EmptyState, ErrorState } from '../../ui/states/empty-state';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { EmptyShelf } from './drawings';
import { PetsDocument } from './generated';
import { PET_FIELDS, usePetWrites } from './pet-writes';
import type { Pet } from './pet-writes';

const PetDialog = lazy(() => import('./pet-dialog'));
const texts = t.pets;
/** What the reader shows below the name. */
const { name: _name, ...FACTS } = PET_FIELDS;

/** The pets of the family, by name. */
export default function PetsPage() {
  return (
    <FamilyPage loading={<Loading />} failed={(_error, onRetry) => <Failed onRetry={onRetry} />}>
      <Pets />
    </FamilyPage>
  );
}

const Loading = () => (
  <Card>
    <RowsSkeleton rows={3} label={texts.loading} height={72} />
  </Card>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />
);

function Pets() {
  const { locale } = useFamily();
  const { data, error, refetch } = useQuery(PetsDocument);
  const writes = usePetWrites();
  const dialog = useOpened<{ pet: Pet | null; copyOf?: Pet }>();
  const reader = useOpened<Pet>();
  const add = (): void => dialog.show({ pet: null });
  useAddAction(add);
  useLinkTarget({
    section: 'pets',
    current: writes.current,
    open: reader.show,
    gone: texts.gone('This pet'),
  });

  if (!data) return error ? <Failed onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />;
  const addButton = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
      {texts.add}
    </Button>
  );
  const pets = data.pets.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  // As it is now, also while others change it.
  const read = pets.find(({ id }) => id === reader.value?.id) ?? reader.value;
  return (
    <>
      <Card>
        {pets.length === 0 ? (
          <EmptyState title={texts.none} text={texts.noneText} drawing={<EmptyShelf />} action={addButton} />
        ) : (
          <ListRows>
            {pets.map((pet) => (
              <ListRow
                key={pet.id}
                data-row={pet.id}
                icon={<Shapes size={20} strokeWidth={1.75} />}
                title={pet.name}
                lines={[pet.notes, pet.date && formatLongDate(pet.date, locale)]}
                onOpen={() => reader.show(pet)}
              />
            ))}
          </ListRows>
        )}
      </Card>
      {pets.length > 0 && addButton}
      {read && (
        <RecordReader
          open={reader.open}
          title={read.name}
          record={read}
          fields={FACTS}
          onEdit={(pet) => dialog.show({ pet })}
          onCopy={(pet) => dialog.show({ pet: null, copyOf: pet })}
          onDelete={writes.remove}
          onClose={reader.close}
        />
      )}
      {dialog.value && (
        <Suspense>
          <PetDialog
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
