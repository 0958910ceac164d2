import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** The data of one write, or of several joined ones, to send and show. */
export interface WriteContent<Variables extends OperationVariables, Basis> {
  variables: Variables;
  basis: Basis;
  /** A label for the user: 'Dentist', or '12 changes'. */
  title: string;
}

/** A mutation's answer, by its fields. */
export type Answer = Record<string, unknown>;

/**
 * A kind of write that may be queued offline. It has to be idempotent: a creation carries an idempotency key in its
 * variables, an update sets the target state instead of toggling. Functions of its data are declared as methods, whose
 * parameters are bivariant, so that every kind is an `AnyWrite`; data stored under a kind's name is of that kind.
 */
export interface KnownWrite<Data extends Answer, Variables extends OperationVariables, Basis> {
  /** Must never change: queued writes may outlive an update of the client. */
  kind: string;
  mutation: TypedDocumentNode<Data, Variables>;
  /**
   * Updates the cache with the optimistic data, and later with the answer. May run more than once for one write, and must
   * then have the same effect as once.
   * @param basis further plain data it needs
   * @returns the ids of the changed rows that are in their final place, as `Change.place`
   */
  place(cache: ApolloCache, data: Data, basis: Basis): readonly string[];
  /**
   * Applies the write to the current cache, instead of placing an optimistic response computed beforehand: for rows
   * that other people change in the meantime. Runs again whenever the data below has changed.
   */
  show?(cache: ApolloCache, basis: Basis): void;
  /**
   * Sends the next write of the same subject only after the answer to this one. For kinds with `show` that set a state: two
   * concurrent requests may arrive in either order, and the last to arrive would win.
   */
  inOrder?: true;
  /**
   * Joins a write with the previous unsent one of the same subject into one request.
   * @returns null when the result would be too large
   */
  join?(
    earlier: WriteContent<Variables, Basis>,
    later: WriteContent<Variables, Basis>,
  ): WriteContent<Variables, Basis> | null;
  /**
   * Splits joined writes that were refused together: each is sent separately, so that one does not block the others.
   */
  split?(joined: WriteContent<Variables, Basis>): WriteContent<Variables, Basis>[];
  /** How many changes a joined write holds, as a person counts them. Default: one. */
  count?(basis: Basis): number;
  /**
   * Whether it reverses an earlier write of the same record. If both are still on this device neither is sent, unless
   * the earlier one may have reached the server.
   */
  reverses?(later: Variables, earlier: Variables): boolean;
  /** Id of the created record: replaces the draft id in later queued writes. */
  idOf?(data: Data): string;
  /** Whether a refusal means that there is nothing left to do. */
  isDone?: (refusal: { code: string }) => boolean;
  /** Minimum interval between two with the same title, in milliseconds: the server would treat them as duplicates. */
  apartMs?: number;
}

/** A known write with its type parameters erased. */
export type AnyWrite = Omit<KnownWrite<Answer, OperationVariables, unknown>, 'mutation'> & { mutation: DocumentNode };

const known = new Map<string, AnyWrite>();

/**
 * Called once at the top of a feature's module for each write that may be queued; `app/device` loads all of these modules.
 */
export function registerWrite<Data extends Answer, Variables extends OperationVariables, Basis>(
  write: KnownWrite<Data, Variables, Basis>,
): KnownWrite<Data, Variables, Basis> {
  known.set(write.kind, write);
  return write;
}

const later: { kinds: RegExp; load: () => Promise<unknown> }[] = [];

/** Writes of a feature whose documents are not part of the first screen: loaded when one of its writes is queued. */
export const registerLater = (kinds: RegExp, load: () => Promise<unknown>): void => void later.push({ kinds, load });

/** Loads the code of a queued write. @throws when it cannot be loaded, e.g. offline */
export async function loadWrite(kind: string): Promise<void> {
  if (!known.has(kind)) await later.find(({ kinds }) => kinds.test(kind))?.load();
}

/** The registered kind of a queued write; undefined for one of a removed client version. */
export const knownWrite = (kind: string): AnyWrite | undefined => known.get(kind);

/** How many changes writes hold, as a person counts them: three ticks that were joined are three. */
export const changesIn = (writes: readonly { kind: string; basis: unknown }[]): number =>
  writes.reduce((sum, { kind, basis }) => sum + (known.get(kind)?.count?.(basis) ?? 1), 0);
