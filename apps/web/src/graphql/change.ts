import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ownChangesOf } from './own-changes';

/** A mutation and what it does to the screens. */
export interface Change<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** What the screens show until the server has answered, with the names of types. */
  shown?: Data;
  /**
   * Puts what is shown, and then the answer, where it belongs.
   * @returns the ids of the rows that were changed and stand where they belong: the live message about them fetches nothing
   */
  place?: (cache: ApolloCache, data: Data) => readonly string[];
}

/** Sends a change: on screen at once, back again when it is refused. @throws what the server refused with */
export type SendChange = <Data, Variables extends OperationVariables>(change: Change<Data, Variables>) => Promise<Data>;

export function makeChange(client: ApolloClient): SendChange {
  return ({ mutation, variables, shown, place }) => {
    let placed: readonly string[] = [];
    const send = async () => {
      const { data } = await client.mutate({
        mutation,
        variables,
        ...(shown !== undefined && { optimisticResponse: shown as never }),
        update: (cache, answer) => {
          if (answer.data && place) placed = place(cache, answer.data as typeof shown & object);
        },
      });
      if (!data) throw new Error('The server answered without data');
      return data as NonNullable<typeof shown>;
    };
    return ownChangesOf(client.cache).send(send, () => placed);
  };
}
