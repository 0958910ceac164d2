import type { Aisle } from '../shopping/aisles';
import type { KitchenCategory, KitchenPlace } from './kitchen-item';

/** The category of the kitchen for a thing from an aisle; null for what is no food. */
export function kitchenCategoryOf(_name: string, _aisle?: Aisle): KitchenCategory | null {
  return 'Other';
}

/** The aisle in which a thing of the kitchen is bought. */
export function aisleOfKitchen(_name: string, _category: KitchenCategory): Aisle {
  return 'General';
}

/** Where it is usually kept. */
export function usualPlace(_name: string, _category: KitchenCategory): KitchenPlace {
  return 'larder';
}
