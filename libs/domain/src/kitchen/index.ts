/** The rules of the kitchen's inventory, as a separate entry (`@homefold/domain/kitchen`). */
export {
  isKitchenCategory,
  isKitchenPlace,
  KITCHEN_CATEGORIES,
  KITCHEN_ITEM_LIMITS,
  KITCHEN_PLACES,
  readKitchenItem,
} from './kitchen-item';
export type {
  KitchenCategory,
  KitchenItemContent,
  KitchenItemDraft,
  KitchenItemField,
  KitchenPlace,
} from './kitchen-item';
export { amountToBuy, bought, runsOut, used, usedUp } from './stock';
export type { Measured } from './stock';
export { BEST_BEFORE_STATES, bestBeforeState, describeBestBefore, SOON_DAYS } from './best-before';
export type { BestBeforeState } from './best-before';
export { houseIndex, isStaple } from './house-index';
export type { HouseIndex } from './house-index';
export { BARCODE_FORMATS, isShopsOwnBarcode, readBarcode } from './barcode';
export type { BarcodeFormat, BarcodeProblem } from './barcode';
export { aisleOfKitchen, kitchenCategoryOf, usualPlace } from './kitchen-aisles';
