import { foodWords } from '../../recipes/foods/singular-words';

/** What makes two rows the same thing: names with the same key are one row. */
export const shoppingKey = (name: string): string => foodWords(name).join(' ') || name.trim().toLowerCase();
