import { cleanLine } from '@homefold/domain';
import type { MoneyProblem } from '@homefold/domain';
import { wishProblem } from '@homefold/domain/wishlist';
import { t } from '../../../messages/wishlist/wishes';
import { typedAddress } from '../../../ui/browser/typed-address';
import { parsedValues, typedProblems, typedValues } from '../../../ui/forms/optional-fields';
import type { TypedValues } from '../../../ui/forms/optional-fields';
import { WISH_FIELDS } from '../model/fields';
import type { Wish, WishChanges } from '../model/types';
import type { PageDraft } from './use-page-draft';

/** The values of the form. Names match the server's input, so that its errors map to fields. */
export interface WishFormValues extends TypedValues<typeof WISH_FIELDS> {
  title: string;
  /** '' until one is chosen. */
  category: string;
  /** In the smallest unit of the family's currency. */
  price: number | null;
  /** Error message if the typed text is not a price. */
  priceProblem: MoneyProblem | null;
  /** The wisher; only for a new wish. */
  memberId: string;
  /** The URL of its picture; '' for none. */
  imageUrl: string;
  isOwned: boolean;
  isPurchased: boolean;
}

/** A new wish of the viewer, or of the member the list is filtered by. */
export const newWishForm = (over: Pick<WishFormValues, 'memberId'> & Partial<WishFormValues>): WishFormValues => ({
  ...typedValues(WISH_FIELDS, null),
  title: '',
  category: '',
  price: null,
  priceProblem: null,
  imageUrl: '',
  isOwned: false,
  isPurchased: false,
  ...over,
});

/** The form values of a stored wish. */
export const formOfWish = (wish: Wish): WishFormValues => ({
  ...typedValues(WISH_FIELDS, wish),
  title: wish.title,
  category: wish.category,
  price: wish.price,
  priceProblem: null,
  memberId: wish.member.memberId,
  imageUrl: wish.imageUrl ?? '',
  isOwned: wish.isOwned,
  isPurchased: wish.isPurchased,
});

/** "Save disabled when blank". */
export const canSubmit = ({ title }: Pick<WishFormValues, 'title'>): boolean => cleanLine(title) !== '';

/** What is sent, with all fields. */
export function wholeInput(values: WishFormValues) {
  const { link, ...optional } = parsedValues(WISH_FIELDS, values);
  return {
    ...optional,
    link: link && typedAddress(link),
    title: cleanLine(values.title),
    category: values.category,
    price: values.price,
    imageUrl: values.imageUrl || null,
    isOwned: values.isOwned,
  };
}

/** The input of a change: only the differences, so that untouched fields do not overwrite concurrent changes. */
export function changesOf(values: WishFormValues, stored: Wish): WishChanges {
  const [now, before] = [wholeInput(values), wholeInput(formOfWish(stored))];
  const keys = (Object.keys(now) as (keyof typeof now)[]).filter((key) => now[key] !== before[key]);
  return Object.fromEntries(keys.map((key) => [key, now[key]]));
}

/** Validation errors by field (the server applies the same rule). */
export function formProblems(values: WishFormValues): { field: keyof WishFormValues; message: string }[] {
  const labels = t.wishlist.form;
  const unread = typedProblems(WISH_FIELDS, values);
  if (unread.length > 0) return unread;
  if (values.priceProblem !== null) return [{ field: 'price', message: labels.badPrice }];
  if (values.category === '') return [{ field: 'category', message: labels.noCategory }];
  const problem = wishProblem(wholeInput(values));
  return problem ? [problem] : [];
}

/** The fields filled in from a page; fields that are not empty keep their text. */
export const fieldsOfPage = (
  { title, price, link, imageUrl }: PageDraft,
  typed: WishFormValues,
): Partial<WishFormValues> => ({
  link,
  ...(typed.title.trim() === '' && title !== '' && { title }),
  ...(typed.price === null && price !== null && { price, priceProblem: null }),
  ...(typed.imageUrl === '' && imageUrl !== null && { imageUrl }),
});

/** Whether the fields that a page fills in are all empty. */
export const isBlank = ({ title, price }: WishFormValues): boolean => title.trim() === '' && price === null;
