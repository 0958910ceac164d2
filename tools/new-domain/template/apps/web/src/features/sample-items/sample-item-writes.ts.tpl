import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { placeRow, rowsOf } from '../../graphql/records/lists';
import { refetchFields, registerLive } from '../../graphql/live/live-registry';
import { deletedItem, makeRecordWrites } from '../../graphql/records/record-writes';
import type { RecordTools } from '../../graphql/records/record-writes';
import { t } from '../../messages/sample-items';
import { newKey } from '../../ui/browser/new-key';
import { dateField, lineField, optimisticValues, textField } from '../../ui/forms/optional-fields';
import { useToasts } from '../../ui/toasts/toasts';
import {
  AddSampleItemDocument,
  DeleteSampleItemDocument,
  SampleItemFieldsFragmentDoc,
  SampleItemNowDocument,
  UndoSampleItemChangeDocument,
} from './generated';
import { UpdateSampleItemDocument } from './generated';
import type { SampleItemFieldsFragment, SampleItemInput, SampleItemNowQuery } from './generated';
import type { ApolloCache } from '@apollo/client';

/** What a form edits of a sample item; optimistic rows and the comparison of versions derive from this. */
export const SAMPLE_ITEM_FIELDS = {
  name: lineField(t.sampleItems.name),
  notes: textField(t.sampleItems.notes),
  date: dateField(t.sampleItems.date),
};

/** With a title, as messages name it. */
export type SampleItem = SampleItemFieldsFragment;

const LISTS = ['sampleItems'] as const;
registerLive({ type: 'sample_item', typename: 'SampleItem', fields: LISTS, answered: LISTS });

const typed = (sampleItem: SampleItem): SampleItem => ({ __typename: 'SampleItem', ...sampleItem }) as SampleItem;
const rows = rowsOf<SampleItem>('SampleItem', SampleItemFieldsFragmentDoc, 'SampleItemFields', typed);

/** Puts a sample item into the list, or takes it out. @returns what the answer has covered */
const place = (cache: ApolloCache, id: string, sampleItem: SampleItem | null): readonly string[] => {
  placeRow(cache, id, sampleItem ? rows.write(cache, sampleItem) : undefined, { sampleItems: () => true });
  return [id];
};

function makeSampleItemWrites(tools: RecordTools) {
  const writes = makeRecordWrites<SampleItem & { title: string }, SampleItemNowQuery>(tools, {
    now: { query: SampleItemNowDocument, rowOf: ({ sampleItem }) => ({ ...sampleItem, title: sampleItem.name }) },
    keep: rows.write,
    undo: (change, key) =>
      change({
        mutation: UndoSampleItemChangeDocument,
        variables: { key },
        place: (cache, { undo }) => undo.flatMap((sampleItem) => (sampleItem.__typename === 'SampleItem' ? place(cache, sampleItem.id, sampleItem) : [])),
      }),
    gone: t.sampleItems.gone,
    refetch: (client) => refetchFields(client, new Set(LISTS)),
  });
  const titled = (sampleItem: SampleItem) => ({ ...sampleItem, title: sampleItem.name });
  const { change, tap, offerUndo, current } = writes;
  return {
    current,
    /** Throws on refusal. */
    async add(input: SampleItemInput, idempotencyKey: string): Promise<void> {
      const { addSampleItem: sampleItem } = await change({
        mutation: AddSampleItemDocument,
        variables: { input, idempotencyKey },
        place: (cache, { addSampleItem }) => place(cache, addSampleItem.id, addSampleItem),
      });
      tools.toasts.success(t.sampleItems.added(sampleItem.name));
    },
    /** Throws on refusal. */
    async update(sampleItem: SampleItem, input: SampleItemInput): Promise<void> {
      const undoKey = newKey();
      const { updateSampleItem: after } = await change({
        mutation: UpdateSampleItemDocument,
        variables: { id: sampleItem.id, input, version: sampleItem.version, undoKey },
        shown: {
          updateSampleItem: typed({ ...sampleItem, ...optimisticValues(SAMPLE_ITEM_FIELDS, input, sampleItem), name: input.name ?? sampleItem.name }),
        },
        place: (cache, { updateSampleItem }) => place(cache, sampleItem.id, updateSampleItem),
      });
      if (after.version === sampleItem.version) return;
      offerUndo(undoKey, { message: t.sampleItems.changed(after.name), before: [titled(sampleItem)], after: [titled(after)] });
    },
    remove: (sampleItem: SampleItem): Promise<void> =>
      tap(titled(sampleItem), t.sampleItems.deleteFailed, async (undoKey) => {
        await change({
          mutation: DeleteSampleItemDocument,
          variables: { id: sampleItem.id, version: sampleItem.version, undoKey },
          shown: { deleteSampleItem: deletedItem(sampleItem.id) },
          place: (cache) => place(cache, sampleItem.id, null),
        });
        return { message: t.sampleItems.deleted(sampleItem.name), before: [titled(sampleItem)], after: [] };
      }),
  };
}

/** The writes of the sample items, applied optimistically; a refusal rolls back. */
export type SampleItemWrites = ReturnType<typeof makeSampleItemWrites>;

export function useSampleItemWrites(): SampleItemWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makeSampleItemWrites({ client, toasts }), [client, toasts]);
}
