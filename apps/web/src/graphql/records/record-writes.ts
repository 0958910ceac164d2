import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { t } from '../../messages/record';
import { newKey } from '../../ui/browser/new-key';
import type { ToastAction } from '../../ui/toasts/toast-region';
import type { ToastApi } from '../../ui/toasts/toasts';
import { makeChange } from './change';
import type { SendChange } from './change';
import { toPublicError } from '../errors';
import type { PublicError } from '../errors';
import type { Answer } from '../offline/known-writes';
import { queueOf } from '../offline/write-queue';
import type { NewWrite } from '../offline/write-queue';
import { noteUndo } from './last-undo';
import { makeAttempt } from './refusals';
import type { Failed } from './refusals';

/** A completed write that can be undone. */
export interface Done<Row> {
  message: string;
  before: readonly Row[];
  after: readonly Row[];
  /** Shown after the undo. */
  undone?: string;
}

/** What a record type contributes to its writes. */
export interface RecordKind<Row extends { id: string; title: string }, Now> {
  /** Fetches one row from the server, alone or as part of a list. */
  now: { query: TypedDocumentNode<Now, never>; rowOf: (data: Now, id: string) => Row | undefined };
  /** Writes a row into the cache; undefined when it is incomplete. */
  keep: (cache: ApolloCache, row: Row) => unknown;
  /** Undoes the write with this key. @param before the rows before it @param after the rows after it */
  undo: (change: SendChange, key: string, before: readonly Row[], after: readonly Row[]) => Promise<unknown>;
  /** Message for a record that no longer exists. */
  gone: (title: string) => string;
  /** Refetches what is on screen when it has diverged from the server. */
  refetch: (client: ApolloClient) => Promise<unknown>;
}

/** What writes depend on. */
export interface RecordTools {
  client: ApolloClient;
  toasts: ToastApi;
}

/** Sends a write that may be queued offline; a toast says so when it was. */
export const makeSave =
  ({ client, toasts }: RecordTools) =>
  /**
   * @param undo reverses the write, also while it is queued
   * @returns the answer; null if the write was queued, or reversed a queued one
   */
  async <Data extends Answer, Variables extends OperationVariables, Basis>(
    write: NewWrite<Data, Variables, Basis>,
    undo?: () => void,
  ): Promise<Data | null> => {
    const answer = await queueOf(client).save(write);
    if (answer === 'takenBack') return null;
    if (answer !== 'queued') return answer;
    // A record that exists only on this device is removed without a trace.
    const drop = (): void =>
      void queueOf(client)
        .takeBack(write.subject)
        .catch(() => false)
        .then((done) => done || toasts.error(t.record.undoGone));
    toasts.kept(t.common.waiting.kept(write.title), undo ?? (write.write.idOf && drop));
    return null;
  };

/** The building blocks of every domain's writes. */
export function makeRecordWrites<Row extends { id: string; title: string }, Now>(
  { client, toasts }: RecordTools,
  kind: RecordKind<Row, Now>,
) {
  const change = makeChange(client);
  const attemptWith = makeAttempt(toasts, () => kind.refetch(client));

  async function undo(key: string, done: Done<Row>): Promise<void> {
    try {
      await kind.undo(change, key, done.before, done.after);
      toasts.success(done.undone ?? t.record.undone);
    } catch (thrown) {
      const { code } = toPublicError(thrown);
      if (code === 'VERSION_CONFLICT' || code === 'CONFLICT') toasts.error(t.record.undoConflict);
      else if (code === 'NOT_FOUND') toasts.error(t.record.undoGone);
      else toasts.retry(t.record.undoFailed, () => void undo(key, done));
    }
  }
  /** Reports a completed write, with Undo. @param also one more action */
  const offerUndo = (key: string, done: Done<Row>, also?: ToastAction): void => {
    const ids = [...done.before, ...done.after].map(({ id }) => id);
    toasts.undo(
      done.message,
      noteUndo(ids, () => void undo(key, done)),
      also,
    );
  };
  /** Runs an action on a row; never throws. @param failed shown when a retry may succeed */
  const attempt = (row: Row, failed: Failed, action: () => Promise<void>): Promise<void> =>
    attemptWith({ gone: kind.gone(row.title), failed }, action);

  return {
    change,
    attempt,
    offerUndo,
    /** Runs an action under an idempotency key and offers Undo; never throws. */
    async tap(row: Row, failed: Failed, run: (key: string) => Promise<Done<Row> | null>): Promise<void> {
      // one key for all attempts, so that a retry after a lost answer has no further effect
      const key = newKey();
      await attempt(row, failed, async () => {
        const done = await run(key);
        if (done) offerUndo(key, done);
      });
    },
    save: makeSave({ client, toasts }),
    /**
     * The server's current row: carried by the version conflict, fetched otherwise.
     * @throws when it no longer exists
     */
    async current(id: string, refusal?: PublicError): Promise<Row> {
      const row = refusal?.details?.['current'] as Row | undefined;
      if (row?.id === id && kind.keep(client.cache, row)) return row;
      // a list query ignores the id
      const query = kind.now.query as TypedDocumentNode<Now, { id: string }>;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
      const now = data ? kind.now.rowOf(data as Now, id) : undefined;
      if (!now) throw new Error(`No record ${id}`);
      return now;
    },
  };
}

/** The optimistic response of a deletion. */
export function deletedItem(id: string): { id: string; restorableUntil: string } {
  const item = { __typename: 'DeletedItem' as const, id, restorableUntil: '' };
  return item;
}
