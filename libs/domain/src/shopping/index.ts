/** The rules of the shopping list, as a separate entry (`@homefold/domain/shopping`): no first screen needs them. */
export { shoppingKey } from './names/shopping-key';
export { DEFAULT_SHOPPING_PRIORITY, SHOPPING_PRIORITIES } from './list/row';
export type {
  Instant,
  Mark,
  ShoppingAmount,
  ShoppingField,
  ShoppingFields,
  ShoppingPart,
  ShoppingPriority,
  ShoppingRow,
  ShoppingSource,
  Stamped,
} from './list/row';
export type { NewShoppingPart, ShoppingChange, ShoppingResult } from './list/change';
export { applyShoppingChange, applyShoppingChanges, rowsConcerned, stampAfter } from './list/apply-change';
export { amountOf, amountText, rowAmounts } from './amounts/row-amounts';
export type { ShoppingUnits } from './amounts/row-amounts';
export { readShoppingLines, SHOPPING_LIMITS } from './words/read-lines';
export type { ShoppingLine, ShoppingLinesRead } from './words/read-lines';
export { consolidate, consolidateNames } from './from-plan/consolidate';
export type { Consolidated, ConsolidatedItem, InHouse, LeftOutItem, NeededIngredient } from './from-plan/consolidate';
export { replaceGenerated } from './from-plan/replace-generated';
