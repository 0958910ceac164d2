import { isCalendarDate } from '@homefold/domain';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import type { VersionLine } from '../../../../ui/forms/versions-panel';
import { dayLong } from '../model/labels';
import { namesOf, personOf } from '../model/people';
import type { MealForm } from './form-values';

const labels = t.meals.plan;

/** A version of a meal, for comparison with another one. */
export function describe(form: MealForm, family: FamilyView): VersionLine[] {
  const eaters = form.eaterIds.flatMap((id) => personOf(id, family) ?? []);
  return [
    [labels.form.mealType, labels.meals[form.mealType]],
    [labels.form.date, isCalendarDate(form.mealDate) ? dayLong(form.mealDate, family) : ''],
    [labels.form.title, form.title.trim()],
    [labels.form.notes, form.notes.trim()],
    [labels.form.eaters, eaters.length > 0 ? namesOf(eaters, family.locale) : labels.everyone],
    [labels.form.guests, form.guests],
    [labels.form.servings, form.servings],
    [labels.form.cook, personOf(form.cookId, family)?.displayName ?? ''],
  ];
}
