import { WISH_CATEGORIES } from '@homefold/domain/wishlist';
import type { WishCategory } from '@homefold/domain/wishlist';
import type { TagHueName } from '../../../theme/tokens';

interface CategoryLook {
  emoji: string;
  hue: TagHueName | null;
}

const LOOKS: Readonly<Record<WishCategory, CategoryLook>> = {
  House: { emoji: '🏠', hue: 'slate' },
  Gifts: { emoji: '🎁', hue: 'pink' },
  Kids: { emoji: '🧸', hue: 'leaf' },
  'For Each Other': { emoji: '💕', hue: 'violet' },
};
const UNKNOWN: CategoryLook = { emoji: '📦', hue: null };

/** The documented look of a category, with a fallback for unknown ones. */
export const lookOf = (category: string): CategoryLook => LOOKS[category as WishCategory] ?? UNKNOWN;

/** The categories as choices. */
export const CATEGORY_CHOICES = WISH_CATEGORIES.map((value) => ({
  value,
  label: value,
  emoji: LOOKS[value].emoji,
}));
