/** The rules of the kitchen's inventory, as a separate entry (`@homefold/domain/kitchen`). */
export { isKitchenCategory, isKitchenPlace, KITCHEN_CATEGORIES, KITCHEN_PLACES } from './categories';
export type { KitchenCategory, KitchenPlace } from './categories';
export { readAmount } from './amount-in-words';
export { KITCHEN_ITEM_LIMITS, readKitchenItem } from './kitchen-item';
export type { KitchenItemContent, KitchenItemDraft, KitchenItemField } from './kitchen-item';
export { amountToBuy, bought, runsOut, used, usedUp } from './stock';
export type { Measured } from './stock';
export {
  BEST_BEFORE_STATES,
  bestBeforeState,
  byBestBefore,
  daysLeft,
  describeBestBefore,
  SOON_DAYS,
} from './best-before';
export type { BestBeforeState } from './best-before';
export { houseIndex, isAlwaysAtHand } from './house-index';
export type { HouseIndex } from './house-index';
export { BARCODE_FORMATS, BARCODE_MESSAGES, isShopsOwnBarcode, readBarcode } from './barcode';
export type { BarcodeFormat, BarcodeProblem } from './barcode';
export { aisleOfKitchen, kitchenCategoryOf, usualPlace } from './kitchen-aisles';
