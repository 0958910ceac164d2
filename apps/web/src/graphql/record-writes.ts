import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { t } from '../app/messages/record';
import { newKey } from '../ui/new-key';
import type { ToastApi } from '../ui/toasts';
import { makeChange } from './change';
import type { SendChange } from './change';
import { toPublicError } from './errors';
import type { PublicError } from './errors';
import { queueOf } from './offline/write-queue';
import type { NewWrite } from './offline/write-queue';
import { makeAttempt } from './refusals';

/** What was done, and can be taken back. */
export interface Done<Row> {
  said: string;
  before: readonly Row[];
  after: readonly Row[];
  /** What is said when it was taken back. */
  undone?: string;
}

/** What a kind of record brings to its writes. */
export interface RecordKind<Row extends { id: string; title: string }, Now> {
  /** Reads one row as the server has it. */
  now: { query: TypedDocumentNode<Now, { id: string }>; rowOf: (data: Now) => Row };
  /** Writes a row into the cache; undefined when it is not whole. */
  keep: (cache: ApolloCache, row: Row) => unknown;
  /** Takes back what was done under a key. @param before how it was @param after how it is */
  undo: (change: SendChange, key: string, before: readonly Row[], after: readonly Row[]) => Promise<unknown>;
  /** What is said of a record that is gone. */
  gone: (title: string) => string;
  /** Fetches what is on screen: it is not what the server has. */
  refetch: (client: ApolloClient) => Promise<unknown>;
}

/** What writes work with. */
export interface RecordTools {
  client: ApolloClient;
  toasts: ToastApi;
}

/** Sends what may wait on this device for the server, which is said then. */
export const makeSave =
  ({ client, toasts }: RecordTools) =>
  /** @returns the answer; null while it waits */
  async <Data, Variables extends OperationVariables, Basis>(
    write: NewWrite<Data, Variables, Basis>,
  ): Promise<Data | null> => {
    const answer = await queueOf(client).save(write);
    if (answer !== 'waiting') return answer;
    toasts.kept(t.common.waiting.kept(write.title));
    return null;
  };

/** The parts that the writes of every domain are made of. */
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
  /** Says what was done under a key, with the way back. */
  const offerUndo = (key: string, done: Done<Row>): void => toasts.undo(done.said, () => void undo(key, done));
  /** Does what one tap asks for; never throws. @param failed what is said when it may work later */
  const attempt = (row: Row, failed: string, action: () => Promise<void>): Promise<void> =>
    attemptWith({ gone: kind.gone(row.title), failed }, action);

  return {
    change,
    attempt,
    offerUndo,
    /** Does what one tap asks for under a key, and offers the way back; never throws. */
    async tap(row: Row, failed: string, run: (key: string) => Promise<Done<Row> | null>): Promise<void> {
      // one key for all tries: a retry after a lost answer does nothing twice
      const key = newKey();
      await attempt(row, failed, async () => {
        const done = await run(key);
        if (done) offerUndo(key, done);
      });
    },
    save: makeSave({ client, toasts }),
    /**
     * The row as the server has it now. A version conflict brings it along; otherwise it is fetched.
     * @throws when it is gone
     */
    async current(id: string, refusal?: PublicError): Promise<Row> {
      const row = refusal?.details?.['current'] as Row | undefined;
      if (row?.id === id && kind.keep(client.cache, row)) return row;
      const { data } = await client.query({ query: kind.now.query, variables: { id }, fetchPolicy: 'network-only' });
      if (!data) throw new Error(`No record ${id}`);
      return kind.now.rowOf(data as Now);
    },
  };
}

/** What a deletion answers, until the server has. */
export function deletedItem(id: string): { id: string; restorableUntil: string } {
  const item = { __typename: 'DeletedItem' as const, id, restorableUntil: '' };
  return item;
}
