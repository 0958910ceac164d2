import { enumType } from '../../platform/fields';

export const ShoppingAisle = enumType(
  'ShoppingAisle',
  'A section of a shop. The values are the documented shopping categories.',
  {
    Produce: 'Fruit and vegetables.',
    Bakery: 'Bread and cakes.',
    Meat: 'Meat and fish.',
    Dairy: 'Milk, cheese and eggs.',
    Frozen: 'Frozen food.',
    Pantry: 'Food that keeps: tins, pasta, flour, oil, spices.',
    Beverages: 'Drinks.',
    Snacks: 'Sweets and savoury snacks.',
    Household: 'Cleaning, laundry, paper goods, personal care, pets.',
    General: 'Everything else.',
  },
);
export type ShoppingAisle = keyof typeof ShoppingAisle;

export const ShoppingPriority = enumType('ShoppingPriority', 'The priority of an item.', {
  low: 'Only if available.',
  medium: 'Normal.',
  high: 'Must be bought.',
});
export type ShoppingPriority = keyof typeof ShoppingPriority;
