/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettleInQueryVariables = Exact<{ [key: string]: never; }>;


export type SettleInQuery = { settleIn: { birthdays: number, calendars: number, jobs: number, invitations: number } };

export type CloseSettleInMutationVariables = Exact<{
  isClosed: boolean;
}>;


export type CloseSettleInMutation = { closeSettleIn: { id: string, isSettlingIn: boolean } };


export const SettleInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettleIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"birthdays"}},{"kind":"Field","name":{"kind":"Name","value":"calendars"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}}]}}]}}]} as unknown as DocumentNode<SettleInQuery, SettleInQueryVariables>;
export const CloseSettleInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSettleIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isClosed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSettleIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isClosed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isClosed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}}]}}]}}]} as unknown as DocumentNode<CloseSettleInMutation, CloseSettleInMutationVariables>;