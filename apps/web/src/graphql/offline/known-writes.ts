import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** What one write, or several joined ones, send and show. */
export interface WriteContent<Variables extends OperationVariables, Basis> {
  variables: Variables;
  basis: Basis;
  /** A label for the user: 'Dentist', or '12 changes'. */
  title: string;
}

/**
 * A kind of write that may be queued offline. It has to be idempotent: a creation carries an idempotency key in its
 * variables, an update sets the target state instead of toggling.
 */
export interface KnownWrite<Data, Variables extends OperationVariables, Basis> {
  /** Must never change: queued writes may outlive an update of the client. */
  kind: string;
  mutation: TypedDocumentNode<Data, Variables>;
  /**
   * Updates the cache with the optimistic data, and later with the answer. May run more than once for one write, and must
   * then have the same effect as once.
   * @param basis further plain data it needs
   * @returns the ids of the changed rows that are in their final place, as `Change.place`
   */
  place: (cache: ApolloCache, data: Data, basis: Basis) => readonly string[];
  /**
   * Shows the write on top of what the cache has now, instead of placing an optimistic response that was made beforehand: for
   * rows that other people change meanwhile. It runs again whenever the data below has changed.
   */
  show?: (cache: ApolloCache, basis: Basis) => void;
  /**
   * Joins a write to the one before it that waits for the same subject and was never sent: they become one request.
   * @returns null when they would be too many
   */
  join?: (
    earlier: WriteContent<Variables, Basis>,
    later: WriteContent<Variables, Basis>,
  ) => WriteContent<Variables, Basis> | null;
  /** The parts of joined writes that are not valid together: each is sent by itself, so that one holds up no other. */
  split?: (joined: WriteContent<Variables, Basis>) => WriteContent<Variables, Basis>[];
  /**
   * Whether it takes back an earlier one of the same record. Of two such writes on this device neither is sent, unless the
   * earlier one may have reached the server.
   */
  reverses?: (later: Variables, earlier: Variables) => boolean;
  /** Id of the created record: replaces the draft id in later queued writes. */
  idOf?: (data: Data) => string;
  /** Whether a refusal says that there is nothing left to do. */
  isDone?: (refusal: { code: string }) => boolean;
  /** Minimum interval between two with the same title, in milliseconds: the server would treat them as duplicates. */
  apartMs?: number;
}

/** A known write with its type parameters erased. */
export type AnyWrite = KnownWrite<Record<string, unknown>, OperationVariables, unknown>;

const known = new Map<string, AnyWrite>();

/**
 * Called once at the top of a feature's module for each write that may be queued; `app/device` loads all of these modules.
 */
export function registerWrite<Data, Variables extends OperationVariables, Basis>(
  write: KnownWrite<Data, Variables, Basis>,
): KnownWrite<Data, Variables, Basis> {
  known.set(write.kind, write as unknown as AnyWrite);
  return write;
}

const later: { kinds: RegExp; load: () => Promise<unknown> }[] = [];

/** Writes of a feature whose documents are too many to be there from the start: loaded once one of its writes waits. */
export const registerLater = (kinds: RegExp, load: () => Promise<unknown>): void => void later.push({ kinds, load });

/** Loads what a queued write needs. @throws when its code is not there, as without a network */
export async function loadWrite(kind: string): Promise<void> {
  if (!known.has(kind)) await later.find(({ kinds }) => kinds.test(kind))?.load();
}

/** The registered kind of a queued write; undefined for one of a removed client version. */
export const knownWrite = (kind: string): AnyWrite | undefined => known.get(kind);
