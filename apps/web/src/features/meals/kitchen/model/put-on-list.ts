import { useApolloClient } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useMemo } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { refetchFields } from '../../../../graphql/live/live-registry';
import { makeChange } from '../../../../graphql/records/change';
import type { RecordTools } from '../../../../graphql/records/record-writes';
import { isFinal } from '../../../../graphql/records/refusals';
import { errorText } from '../../../../graphql/use-domain-form';
import { t } from '../../../../messages/kitchen/kitchen';
import { newUuid } from '../../../../ui/browser/new-key';
import { useToasts } from '../../../../ui/toasts/toasts';
import { PutOnShoppingListDocument } from '../generated';
import type { ShoppingChangeInput } from '../generated';

const labels = t.kitchen.list;

/** Something to buy. */
export interface Wanted {
  name: string;
  amount: number | null;
  unit: string | null;
  /** What it is for. */
  notes?: string;
  recipeId?: string;
  /** A day of the week in which it is needed, for an ingredient of a suggestion: the list shows it as generated. */
  generatedFor?: CalendarDate;
}

/** The messages for one way to the list. */
export interface ListMessages {
  added: (count: number, first: string) => string;
  failed: string;
}

/**
 * Puts things on the family's shopping list, with Undo; each is merged into the open item of the same thing. Never
 * throws.
 * @returns whether they are on it
 */
export type PutOnList = (wanted: readonly Wanted[], messages?: ListMessages) => Promise<boolean>;

export function makePutOnList({ client, toasts }: RecordTools): PutOnList {
  const change = makeChange(client);
  const send = async (changes: ShoppingChangeInput[]): Promise<void> => {
    await change({ mutation: PutOnShoppingListDocument, variables: { changes } });
    await refetchFields(client, new Set(['shoppingList', 'shoppingLists']));
  };
  return async function putOnList(wanted, messages = labels) {
    const parts = wanted.map((one) => ({ id: newUuid(), ...one }));
    const attempt = async (): Promise<boolean> => {
      try {
        await send(parts.map((add) => ({ add })));
      } catch (thrown) {
        const error = toPublicError(thrown);
        if (isFinal(error)) toasts.error(errorText(error));
        else toasts.retry(messages.failed, () => void attempt());
        return false;
      }
      toasts.undo(messages.added(parts.length, parts[0]?.name ?? ''), () => void takeOff());
      return true;
    };
    const takeOff = async (): Promise<void> => {
      try {
        await send(parts.map(({ id }) => ({ remove: { id } })));
        toasts.success(t.record.undone);
      } catch {
        toasts.retry(t.record.undoFailed, () => void takeOff());
      }
    };
    return attempt();
  };
}

export function usePutOnList(): PutOnList {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makePutOnList({ client, toasts }), [client, toasts]);
}
