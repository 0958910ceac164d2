import { DIET_WORDS } from '../foods/trait-words';
import { tidyScope, type MealRuleContent, type MealRuleDemand } from './meal-rule';
import { readMealRule } from './read-meal-rule';
import { DAY_WORDS, describeSlots, usualMeals } from './scope-words';

/** A rule in plain words, which `readMealRule` reads as the same rule: "Friday: fish", "Not twice within 10 days". */
export function describeMealRule(rule: MealRuleContent): string {
  const { days, mealTypes } = tidyScope(rule);
  const isUsual = days === null && JSON.stringify(mealTypes) === JSON.stringify(usualMeals(rule.kind));
  if (rule.kind === 'notWithinDays' && isUsual) return capitalised(plainDemand(rule));
  const describe = (what: string): string => `${describeSlots(rule)}: ${what}`;
  const plain = describe(plainDemand(rule));
  // "Friday: no meat" as a tag would be parsed as a diet
  return readsAs(plain, rule) ? plain : describe(explicitDemand(rule));
}

function plainDemand(rule: MealRuleDemand): string {
  switch (rule.kind) {
    case 'tag':
      return rule.tag;
    case 'title':
      return rule.title;
    case 'maxMinutes':
      return rule.minutes === 1 ? '1 minute at most' : `${rule.minutes} minutes at most`;
    case 'notWithinDays':
      return rule.within === 1 ? 'not twice within 1 day' : `not twice within ${rule.within} days`;
    case 'leftoversOf': {
      const day = rule.of.day === null ? 'yesterday' : (DAY_WORDS[rule.of.day - 1] ?? '');
      return `leftovers of ${day}${rule.of.mealType === 'dinner' ? '' : `’s ${rule.of.mealType}`}`;
    }
    case 'diet':
      return DIET_WORDS[rule.diet];
    case 'without':
      return `no ${rule.allergen}`;
  }
}

const explicitDemand = (rule: MealRuleDemand): string =>
  rule.kind === 'tag' ? `tagged “${rule.tag}”` : rule.kind === 'title' ? `“${rule.title}”` : plainDemand(rule);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function readsAs(words: string, rule: MealRuleDemand): boolean {
  const read = readMealRule(words).rule;
  if (read?.kind !== rule.kind) return false;
  if (read.kind === 'tag' && rule.kind === 'tag') return read.tag === rule.tag;
  return read.kind !== 'title' || rule.kind !== 'title' || read.title === rule.title;
}
