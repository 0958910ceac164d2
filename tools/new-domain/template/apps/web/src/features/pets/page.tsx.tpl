import { useQuery } from '@apollo/client/react';
import { formatLongDate } from '@homefold/domain';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Shapes, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFamily } from '../../graphql/family';
import { FamilyPage } from '../../graphql/family-page';
import { useLedTo } from '../../graphql/use-led-to';
import { t } from '../../messages/pets';
import { Card } from '../../ui/basics/card';
import { useOpened } from '../../ui/dialogs/use-opened';
import { ListRow, ListRows } from '../../ui/lists/list-row';
import { useAddAction } from '../../ui/sections/sections';
import { EmptyState, ErrorState } from '../../ui/states/empty-state';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { EmptyShelf } from './drawings';
import { PetsDocument } from './generated';
import { usePetWrites } from './pet-writes';
import type { Pet } from './pet-writes';

const PetDialog = lazy(() => import('./pet-dialog'));
const texts = t.pets;

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
  const dialog = useOpened<{ pet: Pet | null }>();
  const add = (): void => dialog.show({ pet: null });
  useAddAction(add);
  useLedTo({
    section: 'pets',
    current: writes.current,
    open: (pet) => dialog.show({ pet }),
    gone: texts.gone('This pet'),
  });

  if (!data) return error ? <Failed onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />;
  const addButton = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
      {texts.add}
    </Button>
  );
  const pets = data.pets.toSorted((a, b) => a.name.localeCompare(b.name, locale));
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
                icon={<Shapes size={20} strokeWidth={1.75} />}
                title={pet.name}
                lines={[pet.notes, pet.date && formatLongDate(pet.date, locale)]}
                end={
                  <IconButton aria-label={texts.editOf(pet.name)} onClick={() => dialog.show({ pet })}>
                    <Pencil size={18} aria-hidden />
                  </IconButton>
                }
              />
            ))}
          </ListRows>
        )}
      </Card>
      {pets.length > 0 && addButton}
      {dialog.value && (
        <Suspense>
          <PetDialog
            key={dialog.times}
            open={dialog.open}
            pet={dialog.value.pet}
            writes={writes}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
