import { formatDate, formatLongDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { dayName } from '@homefold/domain/meals';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { amountLabel } from '../../kitchen/model/labels';
import type { Meal, Slot } from './types';

type Context = Pick<FamilyView, 'locale' | 'today'>;

/** "Thursday 8 October", with the year when it is another one. */
export const dayLong = (date: CalendarDate, { locale, today }: Context): string =>
  formatLongDate(date, locale, { year: date.slice(0, 4) !== today.slice(0, 4) });

/** "Thursday 8 October, dinner". */
export const slotLabel = ({ date, mealType }: Slot, context: Context): string =>
  `${dayLong(date, context)}, ${t.meals.plan.mealWords[mealType]}`;

/** "Thu dinner", where there is little room. */
export const slotShort = ({ date, mealType }: Slot, { locale }: Context): string =>
  `${dayName(date, locale, 'short')} ${t.meals.plan.mealWords[mealType]}`;

/** "8 October". */
export const dayAndMonth = (date: CalendarDate, locale: string): string =>
  formatDate(date, locale, { day: 'numeric', month: 'long' });

/** "8". */
export const dayNumber = (date: CalendarDate): string => String(Number(date.slice(8)));

/** "200 g spinach, 6 eggs". */
export const ingredientsText = (ingredients: NonNullable<Meal['ingredients']>, locale: string): string =>
  ingredients.map((each) => [amountLabel(each, locale), each.name].filter(Boolean).join(' ')).join(', ');
