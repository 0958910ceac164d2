/** The documented categories of the kitchen. */
export const KITCHEN_CATEGORIES = ['Produce', 'Dairy', 'Meat', 'Pantry', 'Frozen', 'Spices', 'Other'] as const;
export type KitchenCategory = (typeof KITCHEN_CATEGORIES)[number];

export const KITCHEN_PLACES = ['fridge', 'freezer', 'larder'] as const;
export type KitchenPlace = (typeof KITCHEN_PLACES)[number];

export const isKitchenCategory = (value: unknown): value is KitchenCategory =>
  KITCHEN_CATEGORIES.includes(value as KitchenCategory);
export const isKitchenPlace = (value: unknown): value is KitchenPlace => KITCHEN_PLACES.includes(value as KitchenPlace);
