import { AISLE_NAMES } from '@homefold/domain/aisles';
import { formatDate, isCalendarDate } from '@homefold/domain';
import { formatQuantity } from '@homefold/domain/recipes';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import type { FacePerson } from '../../../../ui/people/face';
import { personOf } from '../../week/model/people';
import type { Aisle, Item, Part } from './types';

const labels = t.shopping.row;

type View = Pick<FamilyView, 'locale' | 'byId' | 'letters'>;

/** "Fruit & vegetables" */
export const aisleName = (aisle: Aisle): string => AISLE_NAMES[aisle].label;
export const aisleEmoji = (aisle: Aisle): string => AISLE_NAMES[aisle].emoji;

/** "Friday" */
const weekday = (date: string, locale: string): string =>
  isCalendarDate(date) ? formatDate(date, locale, { weekday: 'long' }) : '';

/** The purpose of a request: "Lasagne, Friday"; null for an item that a person added. */
export function reasonOf({ mealTitle, mealDate }: Part, locale: string): string | null {
  if (mealTitle === null) return null;
  return mealDate === null ? labels.recipe(mealTitle) : labels.meal(mealTitle, weekday(mealDate, locale));
}

/** The purpose of an item, in short: "Lasagne, Friday and 1 more"; '' for an item that a person added. */
export function reasonsOf({ parts }: Item, locale: string): string {
  const reasons = [...new Set(parts.map((part) => reasonOf(part, locale)).filter((reason) => reason !== null))];
  const [first, ...more] = reasons;
  if (first === undefined) return '';
  return more.length === 0 ? first : labels.moreMeals(first, more.length);
}

/** The line below the name: purpose, note, who buys it. */
export function detailOf(item: Item, family: View): string {
  const buyer = item.assignedTo === null ? null : family.byId.get(item.assignedTo)?.displayName;
  return [
    item.priority === 'high' && labels.urgent,
    item.priority === 'low' && labels.ifAny,
    item.notes,
    reasonsOf(item, family.locale),
    buyer !== undefined && buyer !== null && labels.buys(buyer),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who added it to the list; null for generated items, and for a former member. */
export function requesterOf({ parts }: Item, family: View): FacePerson | null {
  const byHand = parts.findLast(({ isGenerated }) => !isGenerated);
  return byHand ? personOf(byHand.requestedBy, family) : null;
}

/** "300 g"; null without an amount. */
export const measureOf = (
  { amount, unit }: { amount: number | null; unit: string | null },
  locale: string,
): string | null => (amount === null ? unit : formatQuantity(amount, unit, locale));

/** The name capitalised: "whole milk" is "Whole milk", "iPhone cable" stays. */
export const nameOf = ({ ingredientName: name }: Pick<Item, 'ingredientName'>): string =>
  /^\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}])/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** An item as a line of text: "2 l milk". */
export const lineOf = ({ quantity, ingredientName }: Pick<Item, 'quantity' | 'ingredientName'>): string =>
  quantity ? `${quantity} ${ingredientName}` : ingredientName;
