import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { cleanLine } from '@homefold/domain';
import { usualPlace } from '@homefold/domain/kitchen';
import { useMemo } from 'react';
import { refetchFields } from '../../../../graphql/live/live-registry';
import { queueOf } from '../../../../graphql/offline/write-queue';
import { deletedItem, makeRecordWrites } from '../../../../graphql/records/record-writes';
import type { Done, RecordTools } from '../../../../graphql/records/record-writes';
import { isFinal } from '../../../../graphql/records/refusals';
import type { Failed } from '../../../../graphql/records/refusals';
import type { PublicError } from '../../../../graphql/errors';
import { t } from '../../../../messages/kitchen/kitchen';
import { draftId } from '../../../../ui/browser/draft-id';
import { newKey } from '../../../../ui/browser/new-key';
import { useToasts } from '../../../../ui/toasts/toasts';
import {
  DeleteKitchenItemDocument,
  KitchenItemsDocument,
  UndoKitchenChangeDocument,
  UpdateKitchenItemDocument,
} from '../generated';
import type { KitchenItemInput, KitchenItemsQuery } from '../generated';
import { knownItems, placeItem } from './kitchen-cache';
import { refetchKitchen } from './live';
import { makePutOnList } from './put-on-list';
import { addItemsWrite, haveItemWrite, useUpItemWrite } from './queued-writes';
import { typed } from './types';
import type { KitchenItem, NewKitchenItem } from './types';

const labels = t.kitchen;

/** A refusal with its reason; anything else, which may be retried, with the item. */
const failedOf =
  (words: (what: string) => string, { title }: KitchenItem): Failed =>
  (reason, error) =>
    words(isFinal(error) ? reason : title);

/** The writes of the kitchen, applied optimistically; a rejection rolls back and is reported. */
export type KitchenWrites = ReturnType<typeof makeKitchenWrites>;

export function makeKitchenWrites(tools: RecordTools) {
  const { client, toasts } = tools;
  const putOnList = makePutOnList(tools);
  const records = makeRecordWrites<KitchenItem, KitchenItemsQuery>(tools, {
    // there is no query for a single item: the list is short
    now: { query: KitchenItemsDocument, rowOf: ({ kitchenItems }, id) => byId(kitchenItems, id) },
    // a conflict's row lacks the name that the screens use: it is fetched
    keep: () => undefined,
    undo: async (change, key, before, after) => {
      await change({
        mutation: UndoKitchenChangeDocument,
        variables: { key },
        place: (cache, { undo }) => {
          const back = undo.flatMap((item) => (item.__typename === 'KitchenItem' ? [item] : []));
          const gone = after.filter(({ id }) => !byId(before, id) && !byId(back, id));
          return [
            ...back.flatMap((item) => placeItem(cache, item.id, item)),
            ...gone.flatMap(({ id }) => placeItem(cache, id, null)),
          ];
        },
      });
      // items that ran out may have been put on the shopping list, and removed again
      await refetchFields(client, new Set(['shoppingList', 'shoppingLists']));
    },
    gone: labels.gone,
    refetch: refetchKitchen,
  });
  const { change, attempt, tap, offerUndo, save, current } = records;

  /** Reverts a change that is queued on this device; if it was already sent, with a second change. */
  const takeBack = async (item: KitchenItem): Promise<void> => {
    if (
      await queueOf(client)
        .takeBack(item.id)
        .catch(() => false)
    )
      return;
    await have(item, { haveIt: item.haveIt, amount: item.amount, bestBefore: item.bestBefore }, false);
  };
  const have = (item: KitchenItem, input: KitchenItemInput, announce = true): Promise<void> =>
    attempt(item, failedOf(labels.updateFailed, item), async () => {
      const answer = await save(
        {
          write: haveItemWrite,
          variables: { id: item.id, input },
          shown: { updateKitchenItem: typed(changedItem(item, input)) },
          basis: null,
          subject: item.id,
          title: item.title,
        },
        () => void takeBack(item),
      );
      if (answer && announce)
        toasts.undo(labels.bought(item.title), () => void have(item, { haveIt: item.haveIt }, false));
    });
  const emptied = (item: KitchenItem): Promise<void> => {
    const undoKey = newKey();
    return attempt(item, failedOf(labels.updateFailed, item), async () => {
      const after = { ...item, haveIt: false, bestBefore: null };
      const answer = await save(
        {
          write: useUpItemWrite,
          variables: { id: item.id, undoKey },
          shown: { useUpKitchenItem: typed(after) },
          basis: null,
          subject: item.id,
          title: item.title,
        },
        () => void takeBack(item),
      );
      if (!answer) return;
      // with a minimum, the server has put it on the list
      const isListed = item.minimumAmount !== null;
      offerUndo(
        undoKey,
        {
          message: (isListed ? labels.usedUpAndListed : labels.usedUp)(item.title),
          before: [item],
          after: [answer.useUpKitchenItem],
        },
        isListed
          ? undefined
          : {
              label: labels.putOnList,
              onClick: () => void putOnList([{ name: item.title, amount: null, unit: null }]),
            },
      );
    });
  };
  const update = async (
    item: KitchenItem,
    input: KitchenItemInput,
    undoKey: string,
  ): Promise<Done<KitchenItem> | null> => {
    const { updateKitchenItem: after } = await change({
      mutation: UpdateKitchenItemDocument,
      variables: { id: item.id, input, version: item.version, undoKey },
      shown: { updateKitchenItem: typed(changedItem(item, input)) },
      place: (cache, { updateKitchenItem }) => placeItem(cache, item.id, updateKitchenItem),
    });
    return after.version === item.version
      ? null
      : { message: labels.changed(after.title), before: [item], after: [after] };
  };

  return {
    current: (id: string, refusal?: PublicError): Promise<KitchenItem> => current(id, refusal),
    putOnList,
    /** "Bought" and "Used up" in one tap, with Undo; queued on this device when offline. Never throws. */
    toggle: (item: KitchenItem): Promise<void> => (item.haveIt ? emptied(item) : have(item, { haveIt: true })),
    /** Throws on rejection. @param key the same for every attempt of one form */
    async add(items: readonly NewKitchenItem[], key: string): Promise<void> {
      const [first] = items;
      if (!first) return;
      const known = knownItems(client.cache) ?? [];
      const shown = items.map((item, index) => typed(addedItem(item, known, draftId(`${key}-${index}`))));
      const answer = await save({
        write: addItemsWrite,
        variables: { items: [...items], idempotencyKey: key, undoKey: key },
        shown: { addKitchenItems: shown },
        basis: null,
        subject: draftId(`${key}-0`),
        title: items.length === 1 ? cleanLine(first.ingredientName) : labels.things(items.length),
      });
      if (!answer) return;
      const after = answer.addKitchenItems;
      const message = after.length === 1 ? labels.addedOne : labels.added(after.length);
      offerUndo(key, { message, before: known.filter(({ id }) => byId(after, id)), after });
    },
    /** Throws on rejection. */
    async update(item: KitchenItem, input: KitchenItemInput): Promise<void> {
      const undoKey = newKey();
      const done = await update(item, input, undoKey);
      if (done) offerUndo(undoKey, done);
    },
    /** Sets the amount, with Undo; never throws. */
    setAmount: (item: KitchenItem, amount: number): Promise<void> =>
      tap(item, failedOf(labels.updateFailed, item), (key) => update(item, { amount, haveIt: amount > 0 }, key)),
    /** Moves it to the bin, with Undo; never throws. */
    remove: (item: KitchenItem): Promise<void> =>
      tap(item, failedOf(labels.removeFailed, item), async (undoKey) => {
        await change({
          mutation: DeleteKitchenItemDocument,
          variables: { id: item.id, undoKey },
          shown: { deleteKitchenItems: [deletedItem(item.id)] },
          place: (cache) => placeItem(cache, item.id, null),
        });
        return { message: labels.removed, before: [item], after: [] };
      }),
  };
}

const byId = (items: readonly KitchenItem[], id: string): KitchenItem | undefined =>
  items.find((item) => item.id === id);

/** The optimistic item after a change: omitted fields are kept. */
function changedItem(
  item: KitchenItem,
  { ingredientName, category, haveIt, place, ...input }: KitchenItemInput,
): KitchenItem {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return {
    ...item,
    ...(given as Partial<KitchenItem>),
    title: cleanLine(ingredientName ?? '') || item.title,
    category: category ?? item.category,
    haveIt: haveIt ?? item.haveIt,
    place: place ?? item.place,
  };
}

/** The optimistic item after an addition: an existing one with more, or a new one. */
function addedItem(input: NewKitchenItem, known: readonly KitchenItem[], id: string): KitchenItem {
  const name = cleanLine(input.ingredientName);
  const there = known.find(({ title }) => title.toLocaleLowerCase() === name.toLocaleLowerCase());
  if (there) return { ...there, haveIt: input.haveIt ?? true };
  const category = input.category ?? 'Other';
  return {
    id,
    title: name,
    category,
    haveIt: input.haveIt ?? true,
    place: input.place ?? usualPlace(name, category),
    amount: input.amount ?? null,
    unit: input.unit ?? null,
    bestBefore: input.bestBefore ?? null,
    minimumAmount: input.minimumAmount ?? null,
    barcode: input.barcode ?? null,
    version: 1,
  };
}

export function useKitchenWrites(): KitchenWrites {
  const client: ApolloClient = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makeKitchenWrites({ client, toasts }), [client, toasts]);
}
