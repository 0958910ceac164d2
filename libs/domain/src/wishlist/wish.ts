import { MAX_MINOR_UNITS } from '../money';
import { isLongerThan } from '../text';
import { isCalendarDate } from '../time/dates';

/** The documented categories, in the order of their filters. */
export const WISH_CATEGORIES = ['House', 'Gifts', 'Kids', 'For Each Other'] as const;
export type WishCategory = (typeof WISH_CATEGORIES)[number];

export const isWishCategory = (value: unknown): value is WishCategory =>
  WISH_CATEGORIES.some((category) => category === value);

export const WISH_LIMITS = {
  title: 200,
  notes: 5_000,
  link: 2_048,
  occasion: 80,
  comment: 1_000,
  /** Of somebody outside the family. */
  name: 80,
  /** In the currency's smallest unit. */
  price: MAX_MINOR_UNITS,
  perFamily: 2_000,
} as const;

/** The input of a wish, cleaned; blank is null. */
export interface WishContent {
  title: string | null;
  notes: string | null;
  category: string | null;
  /** In the currency's smallest unit. */
  price: number | null;
  /** A web address, or the invalid text typed for one. */
  link: string | null;
  wantedBy: string | null;
  /** The occasion of the day: "Birthday", "Christmas". */
  occasion: string | null;
}

export type WishField = keyof WishContent;
export interface WishProblem {
  field: WishField;
  message: string;
}

/** The first error of a wish, in the order of the form; null if it is valid. */
export function wishProblem(wish: WishContent): WishProblem | null {
  const found = PROBLEMS.find(([field, isWrong]) => isWrong(wish[field]));
  return found ? { field: found[0], message: found[2] } : null;
}

const longer =
  (limit: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && isLongerThan(value, limit);

const isNegative = (value: unknown): boolean => value !== null && !(Number(value) >= 0);

/** Names no amount, because the limit depends on the currency. */
const TOO_HIGH = 'This price is too high.';

const PROBLEMS: readonly (readonly [WishField, (value: unknown) => boolean, string])[] = [
  ['title', (value) => value === null || longer(WISH_LIMITS.title)(value), 'A title must have 1 to 200 characters.'],
  ['notes', longer(WISH_LIMITS.notes), 'Use up to 5,000 characters.'],
  ['category', (value) => !isWishCategory(value), `The category must be one of ${WISH_CATEGORIES.join(', ')}.`],
  ['price', isNegative, 'A price must be zero or more.'],
  ['price', (value) => Number(value) > WISH_LIMITS.price, TOO_HIGH],
  ['price', (value) => !Number.isInteger(Number(value)), 'The price has more decimal places than the currency.'],
  ['link', (value) => value !== null && !isWebLink(value), 'This is not a web address.'],
  ['wantedBy', (value) => value !== null && !isCalendarDate(value), 'This date does not exist.'],
  ['occasion', longer(WISH_LIMITS.occasion), 'Use up to 80 characters.'],
];

/** Only http and https, because everybody who sees the wish may open its link. */
function isWebLink(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > WISH_LIMITS.link || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}
