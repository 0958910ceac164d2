/** The shopping list rules, as a separate entry (`@homefold/domain/shopping`): the first screens do not need them. */
export { shoppingKey } from './names/shopping-key';
export { DEFAULT_SHOPPING_PRIORITY, SHOPPING_PRIORITIES } from './list/row';
export type {
  AskedFields,
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
export type { NamedParts, NewShoppingPart, ShoppingChange, ShoppingResult } from './list/change';
export { applyInSteps, applyShoppingChange, applyShoppingChanges } from './list/apply-change';
export { idsConcerned, idsOf, neighboursOf, rowOf, stampAfter } from './list/concerned';
export type { Neighbours } from './list/concerned';
export { SHOPPING_LIMITS } from './limits';
export { addAmounts } from './amounts/add-amounts';
export type { ShoppingUnits } from './amounts/add-amounts';
export { amountOf, amountText, formatAmounts, rowAmounts } from './amounts/row-amounts';
export { readShoppingAmount } from './amounts/read-amount';
export { readShoppingLines, withoutRepeats } from './words/read-lines';
export type { ShoppingLine } from './words/read-line';
export type { ShoppingLinesRead } from './words/read-lines';
export { basicIngredients, consolidate, consolidateNames } from './from-plan/consolidate';
export type { Consolidated, ConsolidatedItem, LeftOutItem, NeededIngredient } from './from-plan/consolidate';
export type { InHouse } from './from-plan/in-house';
export { notBought } from './from-plan/staples';
export type { NotBought } from './from-plan/staples';
export { replaceableRows, replaceGenerated } from './from-plan/replace-generated';
