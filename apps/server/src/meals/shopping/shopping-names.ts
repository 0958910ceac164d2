import { enumType } from '../../platform/fields';

export const ShoppingAisle = enumType('ShoppingAisle', 'A part of a shop, by the documented names of categories.', {
  Produce: 'Fruit and vegetables.',
  Bakery: 'Bread and cakes.',
  Meat: 'Meat and fish.',
  Dairy: 'Milk, cheese and eggs.',
  Frozen: 'Frozen food.',
  Pantry: 'What keeps: tins, pasta, flour, oil, spices.',
  Beverages: 'Drinks.',
  Snacks: 'Sweets and savoury snacks.',
  Household: 'Cleaning, washing, paper, care of the body, pets.',
  General: 'Everything else.',
});
export type ShoppingAisle = keyof typeof ShoppingAisle;

export const ShoppingPriority = enumType('ShoppingPriority', 'How much an item is wanted.', {
  low: 'If there is some.',
  medium: 'As usual.',
  high: 'Do not come home without it.',
});
export type ShoppingPriority = keyof typeof ShoppingPriority;
