import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { activityHandOff, sectionOfResource } from '@homefold/domain';
import { useMemo } from 'react';
import { t } from '../../messages/bin';
import { toPublicError } from '../../graphql/errors';
import { BinDocument, DeleteForeverDocument, EmptyBinDocument, RestoreFromBinDocument } from './generated';
import type { RestoreFromBinMutation } from './generated';
import { makeChange } from '../../graphql/records/change';
import { applyChanges, refetchFields } from '../../graphql/live/live-registry';
import { errorText } from '../../graphql/use-domain-form';
import { useConfirm } from '../../ui/dialogs/confirm';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { useSections } from '../../ui/sections/sections';
import type { Sections } from '../../ui/sections/sections';
import { useToasts } from '../../ui/toasts/toasts';
import type { ToastAction } from '../../ui/toasts/toast-region';
import type { BinItem } from './labels';

type Restored = RestoreFromBinMutation['restoreFromBin'];

/** The bin's writes, applied optimistically and rolled back on refusal. */
export interface BinWrites {
  restore: (item: BinItem) => Promise<void>;
  /** Asks for confirmation; false when the user cancels. */
  deleteForever: (item: BinItem) => Promise<boolean>;
  /** @param newest records deleted after it are kept */
  empty: (total: number, newest: BinItem) => Promise<boolean>;
}

export function useBinWrites(): BinWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const sections = useSections();
  return useMemo(() => {
    const change = makeChange(client);
    /** A concurrent change, or the record exists already: the rows on screen are outdated. */
    const refused = (thrown: unknown, words: string, again: () => void): void => {
      const failed = toPublicError(thrown);
      if (failed.code === 'NOT_FOUND' || failed.code === 'CONFLICT' || failed.code === 'FORBIDDEN') {
        toasts.error(failed.code === 'NOT_FOUND' ? t.bin.gone : errorText(failed));
        void refetchFields(client, new Set(['binItems']));
      } else toasts.retry(words, again);
    };

    async function restore(item: BinItem): Promise<void> {
      const { id, type, title } = item;
      try {
        const { restoreFromBin: back } = await change({
          mutation: RestoreFromBinDocument,
          variables: { type, id },
          shown: { restoreFromBin: { __typename: 'RestoredItem', id, type, title, date: null } as Restored },
          place: (cache) => takeOut(cache, item),
        });
        const show = showing(sections, back);
        if (show) toasts.offer(t.bin.restored(back.title), show);
        else toasts.success(t.bin.restored(back.title));
        publishRestored(client, back);
      } catch (thrown) {
        refused(thrown, t.bin.restoreFailed, () => void restore(item));
      }
    }

    async function deleteNow(item: BinItem): Promise<void> {
      try {
        await change({
          mutation: DeleteForeverDocument,
          variables: { type: item.type, id: item.id },
          shown: { deleteForever: true },
          place: (cache) => takeOut(cache, item),
        });
        toasts.success(t.bin.deleted(item.title));
      } catch (thrown) {
        refused(thrown, t.bin.deleteFailed, () => void deleteNow(item));
      }
    }

    async function emptyNow(total: number, until: string): Promise<void> {
      try {
        const { emptyBin } = await change({
          mutation: EmptyBinDocument,
          variables: { until },
          shown: { emptyBin: total },
          place: (cache) => keepAfter(cache, until),
        });
        toasts.success(t.bin.emptied(emptyBin));
        await refetchFields(client, new Set(['binItems']));
      } catch (thrown) {
        refused(thrown, t.bin.emptyFailed, () => void emptyNow(total, until));
      }
    }

    return {
      restore,
      deleteForever: async (item) => {
        const yes = await confirm({
          title: t.bin.deleteQuestion(item.title),
          text: t.bin.deleteText,
          confirm: t.bin.deleteConfirm,
          danger: true,
        });
        if (yes) void deleteNow(item);
        return yes;
      },
      empty: async (total, newest) => {
        const yes = await confirm({
          title: t.bin.emptyQuestion(total),
          text: t.bin.emptyText(total),
          confirm: t.bin.emptyConfirm(total),
          danger: true,
        });
        if (yes) void emptyNow(total, newest.deletedAt);
        return yes;
      },
    };
  }, [client, toasts, confirm, sections]);
}

/** Navigates to the record, if a screen can open it. */
function showing(sections: Sections, { id, type, title, date }: Restored): ToastAction | undefined {
  const section = sectionOfResource(type);
  if (!section || !sections.has(section)) return undefined;
  const onClick = (): void => {
    const handOff = activityHandOff({
      id: '',
      type: 'created',
      resource: type,
      resourceId: id,
      userName: '',
      description: title,
      eventDate: date,
    });
    if (handOff) leaveHandOff(handOff);
    sections.go(section);
  };
  return { label: t.bin.show, onClick };
}

/** Makes screens with such records refetch, as for another member's restore. */
function publishRestored(client: ApolloClient, { id, type }: Restored): void {
  const at = new Date().toISOString();
  void applyChanges(client, [{ id, type, action: 'created', actorMembershipId: null, at }]);
}

function takeOut(cache: ApolloCache, { id, type }: BinItem): readonly string[] {
  cache.updateQuery({ query: BinDocument }, (data) => {
    if (!data) return undefined;
    const { items, total } = data.binItems;
    const left = items.filter((one) => one.id !== id || one.type !== type);
    return { binItems: { ...data.binItems, items: left, total: total - (items.length - left.length) } };
  });
  // No ids: other screens have to fetch the record, so the live message must not be skipped.
  return [];
}

function keepAfter(cache: ApolloCache, until: string): readonly string[] {
  cache.updateQuery({ query: BinDocument }, (data) => {
    if (!data) return undefined;
    const items = data.binItems.items.filter(({ deletedAt }) => deletedAt > until);
    return { binItems: { ...data.binItems, items, total: items.length, nextCursor: null } };
  });
  return [];
}
