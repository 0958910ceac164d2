import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { placeRow, rowsOf } from '../../graphql/records/lists';
import { refetchFields, registerLive } from '../../graphql/live/live-registry';
import { deletedItem, makeRecordWrites } from '../../graphql/records/record-writes';
import type { RecordTools } from '../../graphql/records/record-writes';
import { t } from '../../messages/pets';
import { newKey } from '../../ui/browser/new-key';
import { dateField, lineField, optimisticValues, textField } from '../../ui/forms/optional-fields';
import { useToasts } from '../../ui/toasts/toasts';
import {
  AddPetDocument,
  DeletePetDocument,
  PetFieldsFragmentDoc,
  PetNowDocument,
  UndoPetChangeDocument,
} from './generated';
import { UpdatePetDocument } from './generated';
import type { PetFieldsFragment, PetInput, PetNowQuery } from './generated';
import type { ApolloCache } from '@apollo/client';

/** What a form edits of a pet; optimistic rows and the comparison of versions derive from this. */
export const PET_FIELDS = {
  name: lineField(t.pets.name),
  notes: textField(t.pets.notes),
  date: dateField(t.pets.date),
};

/** With a title, as messages name it. */
export type Pet = PetFieldsFragment;

const LISTS = ['pets'] as const;
registerLive({ type: 'pet', typename: 'Pet', fields: LISTS, answered: LISTS });

const typed = (pet: Pet): Pet => ({ __typename: 'Pet', ...pet }) as Pet;
const rows = rowsOf<Pet>('Pet', PetFieldsFragmentDoc, 'PetFields', typed);

/** Puts a pet into the list, or takes it out. @returns what the answer has covered */
const place = (cache: ApolloCache, id: string, pet: Pet | null): readonly string[] => {
  placeRow(cache, id, pet ? rows.write(cache, pet) : undefined, { pets: () => true });
  return [id];
};

function makePetWrites(tools: RecordTools) {
  const writes = makeRecordWrites<Pet & { title: string }, PetNowQuery>(tools, {
    now: { query: PetNowDocument, rowOf: ({ pet }) => ({ ...pet, title: pet.name }) },
    keep: rows.write,
    undo: (change, key) =>
      change({
        mutation: UndoPetChangeDocument,
        variables: { key },
        place: (cache, { undo }) => undo.flatMap((pet) => (pet.__typename === 'Pet' ? place(cache, pet.id, pet) : [])),
      }),
    gone: t.pets.gone,
    refetch: (client) => refetchFields(client, new Set(LISTS)),
  });
  const titled = (pet: Pet) => ({ ...pet, title: pet.name });
  const { change, tap, offerUndo, current } = writes;
  return {
    current,
    /** Throws on refusal. */
    async add(input: PetInput, idempotencyKey: string): Promise<void> {
      const { addPet: pet } = await change({
        mutation: AddPetDocument,
        variables: { input, idempotencyKey },
        place: (cache, { addPet }) => place(cache, addPet.id, addPet),
      });
      tools.toasts.success(t.pets.added(pet.name));
    },
    /** Throws on refusal. */
    async update(pet: Pet, input: PetInput): Promise<void> {
      const undoKey = newKey();
      const { updatePet: after } = await change({
        mutation: UpdatePetDocument,
        variables: { id: pet.id, input, version: pet.version, undoKey },
        shown: {
          updatePet: typed({ ...pet, ...optimisticValues(PET_FIELDS, input, pet), name: input.name ?? pet.name }),
        },
        place: (cache, { updatePet }) => place(cache, pet.id, updatePet),
      });
      if (after.version === pet.version) return;
      offerUndo(undoKey, { message: t.pets.changed(after.name), before: [titled(pet)], after: [titled(after)] });
    },
    remove: (pet: Pet): Promise<void> =>
      tap(titled(pet), t.pets.deleteFailed, async (undoKey) => {
        await change({
          mutation: DeletePetDocument,
          variables: { id: pet.id, version: pet.version, undoKey },
          shown: { deletePet: deletedItem(pet.id) },
          place: (cache) => place(cache, pet.id, null),
        });
        return { message: t.pets.deleted(pet.name), before: [titled(pet)], after: [] };
      }),
  };
}

/** The writes of the pets, applied optimistically; a refusal rolls back. */
export type PetWrites = ReturnType<typeof makePetWrites>;

export function usePetWrites(): PetWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makePetWrites({ client, toasts }), [client, toasts]);
}
