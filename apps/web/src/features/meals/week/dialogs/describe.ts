import { isCalendarDate } from '@homefold/domain';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import type { VersionLine } from '../../../../ui/forms/versions-panel';
import { dayLong } from '../model/labels';
import { namesOf, personOf } from '../model/people';
import type { MealForm } from './form-values';

const words = t.meals.plan;

/** A version of a meal, for the comparison with another one. */
export function describe(form: MealForm, family: FamilyView): VersionLine[] {
  const eaters = form.eaterIds.flatMap((id) => personOf(id, family) ?? []);
  return [
    [words.form.mealType, words.meals[form.mealType]],
    [words.form.date, isCalendarDate(form.mealDate) ? dayLong(form.mealDate, family) : ''],
    [words.form.title, form.title.trim()],
    [words.form.notes, form.notes.trim()],
    [words.form.eaters, eaters.length > 0 ? namesOf(eaters, family.locale) : words.everyone],
    [words.form.guests, form.guests],
    [words.form.servings, form.servings],
    [words.form.cook, personOf(form.cookId, family)?.displayName ?? ''],
  ];
}
