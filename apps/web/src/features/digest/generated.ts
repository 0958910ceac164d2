/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendDailyDigestMutationVariables = Exact<{ [key: string]: never; }>;


export type SendDailyDigestMutation = { sendDailyDigest: { recipients: Array<string>, data: { todayEvents: number, weekEvents: number, todos: number, wishlistItems: number } } };


export const SendDailyDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDailyDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendDailyDigest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayEvents"}},{"kind":"Field","name":{"kind":"Name","value":"weekEvents"}},{"kind":"Field","name":{"kind":"Name","value":"todos"}},{"kind":"Field","name":{"kind":"Name","value":"wishlistItems"}}]}}]}}]}}]} as unknown as DocumentNode<SendDailyDigestMutation, SendDailyDigestMutationVariables>;