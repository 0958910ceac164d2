import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useState } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { noteUndo } from '../../../../graphql/records/last-undo';
import { refusalText } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/meals/shopping';
import { newKey } from '../../../../ui/browser/new-key';
import { useToasts } from '../../../../ui/toasts/toasts';
import {
  GenerateShoppingListDocument,
  ShoppingGenerationProgressDocument,
  UndoShoppingChangeDocument,
} from '../../generated';
import { refetchShopping } from '../model/live';

const labels = t.shopping.generation;

/** What is to be generated. */
export interface Wanted {
  weekStart: CalendarDate;
  listId: string | null;
  /** Keys of proposed items to leave off the list. */
  without: string[];
  /** Keys of items that would be left out, to include nevertheless. */
  with: string[];
}

/** Generates the list of a week: its progress, and its result with Undo. */
export function useGeneration(onDone: () => void) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [run, setRun] = useState<{ of: string; key: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [generate] = useMutation(GenerateShoppingListDocument);
  useSubscription(ShoppingGenerationProgressDocument, {
    variables: { key: run?.key ?? '' },
    skip: !isBusy || run === null,
    ignoreResults: true,
    onData: ({ data }) => setMessage(data.data?.shoppingGenerationProgress.message ?? null),
  });
  const undo = async (key: string): Promise<void> => {
    try {
      await client.mutate({ mutation: UndoShoppingChangeDocument, variables: { key } });
      toasts.success(labels.undone);
      await refetchShopping(client);
    } catch (thrown) {
      const { code } = toPublicError(thrown);
      if (code === 'VERSION_CONFLICT' || code === 'CONFLICT') toasts.error(t.record.undoConflict);
      else if (code === 'NOT_FOUND') toasts.error(t.record.undoGone);
      else toasts.retry(t.record.undoFailed, () => void undo(key));
    }
  };
  const start = async (wanted: Wanted): Promise<void> => {
    const of = JSON.stringify(wanted);
    // Repeating it after a lost response has no further effect.
    const key = run?.of === of ? run.key : newKey();
    setRun({ of, key });
    setBusy(true);
    setMessage(labels.generating);
    setFailure(null);
    const undoKey = `${key}-undo`;
    try {
      const { data } = await generate({ variables: { ...wanted, idempotencyKey: key, undoKey } });
      const made = data?.generateShoppingList;
      await refetchShopping(client);
      if (made)
        toasts.undo(
          made.message,
          noteUndo(
            made.items.map(({ id }) => id),
            () => void undo(undoKey),
          ),
        );
      onDone();
    } catch (thrown) {
      setFailure(refusalText(toPublicError(thrown), labels.failed));
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy, message, failure };
}
