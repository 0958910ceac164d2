import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ownChangesOf } from './own-changes';

/** A mutation and its cache updates. */
export interface Change<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** The optimistic response, with `__typename`s. */
  shown?: Data;
  /**
   * Updates the cache with the optimistic response, and then with the answer.
   * @returns the ids of the changed rows that the cache holds in their final place: the live message about them fetches
   * nothing
   */
  place?: (cache: ApolloCache, data: Data) => readonly string[];
}

/** Sends a change with an optimistic update, rolled back when it is refused. @throws the server's refusal */
export type SendChange = <Data, Variables extends OperationVariables>(change: Change<Data, Variables>) => Promise<Data>;

export function makeChange(client: ApolloClient): SendChange {
  return ({ mutation, variables, shown, place }) => {
    let placed: readonly string[] = [];
    const send = async () => {
      const { data } = await client.mutate({
        mutation,
        variables,
        ...(shown !== undefined && { optimisticResponse: shown }),
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
