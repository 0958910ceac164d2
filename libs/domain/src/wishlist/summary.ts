/** The data of a wish that the figures above a list need. */
export interface CountedWish {
  price: number | null;
  isPurchased: boolean;
  isOwned: boolean;
}

/** The three figures above the list. */
export interface WishSummary {
  wished: number;
  bought: number;
  /** The total of the wishes that nobody has bought, in the currency's smallest unit. */
  totalValue: number;
}

/** A wish that is already owned counts neither as open nor as bought. */
export function summaryOfWishes(wishes: readonly CountedWish[]): WishSummary {
  const counted = wishes.filter(({ isOwned, isPurchased }) => isPurchased || !isOwned);
  const open = counted.filter(({ isPurchased }) => !isPurchased);
  return {
    wished: open.length,
    bought: counted.length - open.length,
    totalValue: open.reduce((sum, { price }) => sum + (price ?? 0), 0),
  };
}

/** The documented line of the header, by the number of open wishes. */
export function wishlistStatus(wished: number): string {
  if (wished === 0) return 'All dreams fulfilled ✨';
  return wished <= 3 ? 'Almost there! Keep dreaming 🌟' : 'So many wonderful things to look forward to 💫';
}

/** What a shared gift still needs, never below zero; null without a price. */
export const stillNeeded = (price: number | null, shares: readonly { amount: number }[]): number | null =>
  price === null ? null : Math.max(price - shares.reduce((sum, { amount }) => sum + amount, 0), 0);
