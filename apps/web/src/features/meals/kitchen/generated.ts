import type { ShoppingChangeInput } from '../generated';
export type { ShoppingAddInput, ShoppingAisle, ShoppingChangeInput, ShoppingEditInput, ShoppingPriority, ShoppingRemoveInput, ShoppingTickInput } from '../generated';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of food. */
export type KitchenCategory =
  /** Milk, cheese and eggs. */
  | 'Dairy'
  /** Frozen food. */
  | 'Frozen'
  /** Meat and fish. */
  | 'Meat'
  /** Everything else. */
  | 'Other'
  /** Food that keeps, such as tins, pasta and flour. */
  | 'Pantry'
  /** Fruit and vegetables. */
  | 'Produce'
  /** Spices and herbs. */
  | 'Spices';

/** An item in the kitchen. In an update, an omitted field keeps its value and null clears it. */
export type KitchenItemInput = {
  /** The amount in stock; null if unknown. */
  amount?: number | null | undefined;
  /** The barcode with which it was added. */
  barcode?: string | null | undefined;
  /** Best-before date. */
  bestBefore?: string | null | undefined;
  /** Its category. */
  category?: KitchenCategory | null | undefined;
  /** Whether it is in stock. */
  haveIt?: boolean | null | undefined;
  /** Its name: 1 to 200 characters. */
  ingredientName?: string | null | undefined;
  /** Minimum stock: below this amount it goes on the shopping list; 0 means when it is used up, null never. */
  minimumAmount?: number | null | undefined;
  /** Where it is kept; null chooses the usual place of such an item. */
  place?: KitchenPlace | null | undefined;
  /** The unit of the amounts. */
  unit?: string | null | undefined;
};

/** Where an item is kept. */
export type KitchenPlace =
  /** In the freezer. */
  | 'freezer'
  /** In the fridge. */
  | 'fridge'
  /** In the larder or a cupboard. */
  | 'larder';

export type KitchenItemFieldsFragment = { id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string };

export type KitchenItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenItemsQuery = { kitchenItems: Array<{ id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string }> };

export type KitchenProductQueryVariables = Exact<{
  barcode: string;
}>;


export type KitchenProductQuery = { kitchenProduct: { barcode: string, name: string, category: KitchenCategory, place: KitchenPlace, amount: number | null, unit: string | null, isOwn: boolean } | null };

export type AddKitchenItemsMutationVariables = Exact<{
  items: Array<KitchenItemInput> | KitchenItemInput;
  idempotencyKey: string;
  undoKey: string;
}>;


export type AddKitchenItemsMutation = { addKitchenItems: Array<{ id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string }> };

export type UpdateKitchenItemMutationVariables = Exact<{
  id: string | number;
  input: KitchenItemInput;
  version: number;
  undoKey: string;
}>;


export type UpdateKitchenItemMutation = { updateKitchenItem: { id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string } };

export type HaveKitchenItemMutationVariables = Exact<{
  id: string | number;
  input: KitchenItemInput;
}>;


export type HaveKitchenItemMutation = { updateKitchenItem: { id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string } };

export type UseUpKitchenItemMutationVariables = Exact<{
  id: string | number;
  undoKey: string;
}>;


export type UseUpKitchenItemMutation = { useUpKitchenItem: { id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string } };

export type DeleteKitchenItemMutationVariables = Exact<{
  id: string | number;
  undoKey: string;
}>;


export type DeleteKitchenItemMutation = { deleteKitchenItems: Array<{ id: string, restorableUntil: string }> };

export type UndoKitchenChangeMutationVariables = Exact<{
  key: string;
}>;


export type UndoKitchenChangeMutation = { undo: Array<
    | { __typename: 'CalendarEvent' }
    | { __typename: 'ForumPost' }
    | { __typename: 'Job' }
    | { __typename: 'KitchenItem', id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string }
    | { __typename: 'MealRule' }
    | { __typename: 'PlannedMeal' }
    | { __typename: 'Recipe' }
    | { __typename: 'ShoppingItem' }
    | { __typename: 'ShoppingList' }
    | { __typename: 'Wish' }
  > };

export type PutOnShoppingListMutationVariables = Exact<{
  changes: Array<ShoppingChangeInput> | ShoppingChangeInput;
}>;


export type PutOnShoppingListMutation = { changeShoppingList: { listId: string | null, missed: number } };

export type KitchenToUseQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenToUseQuery = { kitchenItemsToUse: Array<{ id: string, category: KitchenCategory, haveIt: boolean, place: KitchenPlace, amount: number | null, unit: string | null, bestBefore: string | null, minimumAmount: number | null, barcode: string | null, version: number, title: string }> };

export const KitchenItemFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KitchenItemFieldsFragment, unknown>;
export const KitchenItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kitchenItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KitchenItemsQuery, KitchenItemsQueryVariables>;
export const KitchenProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"barcode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kitchenProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"barcode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"barcode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<KitchenProductQuery, KitchenProductQueryVariables>;
export const AddKitchenItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddKitchenItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addKitchenItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddKitchenItemsMutation, AddKitchenItemsMutationVariables>;
export const UpdateKitchenItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKitchenItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItemInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKitchenItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateKitchenItemMutation, UpdateKitchenItemMutationVariables>;
export const HaveKitchenItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HaveKitchenItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKitchenItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<HaveKitchenItemMutation, HaveKitchenItemMutationVariables>;
export const UseUpKitchenItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseUpKitchenItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useUpKitchenItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UseUpKitchenItemMutation, UseUpKitchenItemMutationVariables>;
export const DeleteKitchenItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteKitchenItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteKitchenItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"undoKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]} as unknown as DocumentNode<DeleteKitchenItemMutation, DeleteKitchenItemMutationVariables>;
export const UndoKitchenChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoKitchenChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UndoKitchenChangeMutation, UndoKitchenChangeMutationVariables>;
export const PutOnShoppingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutOnShoppingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeShoppingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]}}]} as unknown as DocumentNode<PutOnShoppingListMutation, PutOnShoppingListMutationVariables>;
export const KitchenToUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenToUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kitchenItemsToUse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"ingredientName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"haveIt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bestBefore"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAmount"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KitchenToUseQuery, KitchenToUseQueryVariables>;