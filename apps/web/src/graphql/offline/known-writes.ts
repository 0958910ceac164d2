import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * A kind of change that may wait for the server. Sending it twice has to do the same as sending it once: a new thing carries an
 * idempotency key in its variables, a change says what shall be (not what shall be turned round).
 */
export interface KnownWrite<Data, Variables extends OperationVariables, Basis> {
  /** Stays the same for ever: changes may wait through an update of the client. */
  kind: string;
  mutation: TypedDocumentNode<Data, Variables>;
  /**
   * Puts the change on the screens; gets what is shown until the server has answered, then its answer. May be called again for
   * the same change, and has to leave it there once.
   * @param basis what else it needs, as plain data
   * @returns the ids of the rows that were changed and stand where they belong, as `Change.place`
   */
  place: (cache: ApolloCache, data: Data, basis: Basis) => readonly string[];
  /** Id of what it made: changes that wait behind it and mean the draft then mean the real thing. */
  idOf?: (data: Data) => string;
  /** Two of the same title are sent at least so far apart, in milliseconds: the server takes them for one otherwise. */
  apartMs?: number;
}

/** Some known write; its parts fit together, whatever they are. */
export type AnyWrite = KnownWrite<Record<string, unknown>, OperationVariables, unknown>;

const known = new Map<string, AnyWrite>();

/** A feature says once, at the top of a module, which of its changes may wait; `app/device` loads all of these modules. */
export function registerWrite<Data, Variables extends OperationVariables, Basis>(
  write: KnownWrite<Data, Variables, Basis>,
): KnownWrite<Data, Variables, Basis> {
  known.set(write.kind, write as unknown as AnyWrite);
  return write;
}

/** The kind of a change that waits; undefined for one of a version of the client that is gone. */
export const knownWrite = (kind: string): AnyWrite | undefined => known.get(kind);
