import { dayNumber } from '../../time/dates';
import { appliesTo, type MealRule, type MealRuleDemand } from '../rules/meal-rule';
import { servingsFor } from '../planned-meal';
import { seasonOf, slotKey, type MealSlot, type Season } from '../week';
import { asPhrase, dishKey, traitBits } from './dishes';
import type { PlanMember, PlanRequest } from './plan-types';
import { DEFAULT_MINUTES, type ShortEvening } from './short-evenings';

type RuleOf<K extends MealRuleDemand['kind']> = Extract<MealRule, { kind: K }>;

/** Everything about a slot that decides what fits. */
export interface SlotContext {
  slot: MealSlot;
  day: number;
  /** Members who eat, by id. */
  eaters: PlanMember[];
  servings: number;
  season: Season;
  /** Requested dishes and tags, as phrases to search for. */
  wants: { rule: RuleOf<'tag'> | RuleOf<'title'>; phrase: string }[];
  /** The tightest time limit, and its source. */
  limit: { minutes: number; by: RuleOf<'maxMinutes'> | ShortEvening } | null;
  notWithin: RuleOf<'notWithinDays'> | null;
  leftovers: RuleOf<'leftoversOf'> | null;
  /** Diet rules, and what a dish must not contain. */
  diets: RuleOf<'diet'>[];
  without: RuleOf<'without'>[];
  /** Allergens and diets that the eaters or the rules care about, as bits. */
  avoided: number;
  /** Keys of dishes rejected for this slot. */
  rejected: ReadonlySet<string>;
}

const byId = <T extends { id: string }>(list: readonly T[]): T[] =>
  [...new Map(list.map((one) => [one.id, one])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Builds the context of each slot; what does not depend on the slot is prepared once, in a canonical order. */
export function contextOf(request: PlanRequest): (slot: MealSlot) => SlotContext {
  const members = byId(request.members);
  const rules = byId(request.rules);
  const eatersBySlot = new Map(request.eaters?.map((one) => [slotKey(one), one]));
  const evenings = new Map(request.shortEvenings?.map((evening) => [evening.date, evening]));
  const rejected = new Map<string, Set<string>>();
  for (const one of request.rejected ?? []) {
    const keys = rejected.get(slotKey(one)) ?? new Set();
    rejected.set(slotKey(one), keys.add(dishKey(one.recipeId, one.title)));
  }
  return (slot) => {
    const key = slotKey(slot);
    const planned = eatersBySlot.get(key);
    const eaters = planned?.eaterIds ? members.filter(({ id }) => planned.eaterIds?.includes(id)) : members;
    const own = rules.filter((rule) => appliesTo(rule, slot));
    const of = <K extends MealRule['kind']>(kind: K): RuleOf<K>[] =>
      own.filter((rule): rule is RuleOf<K> => rule.kind === kind);
    const away = rejected.get(key) ?? new Set<string>();
    const diets = of('diet');
    const without = of('without');
    const evening = slot.mealType === 'dinner' ? evenings.get(slot.date) : undefined;
    return {
      slot,
      day: dayNumber(slot.date),
      eaters,
      servings: servingsFor(
        planned?.eaterIds ? eaters.map(({ id }) => id) : null,
        planned?.guests ?? 0,
        members.length,
      ),
      season: request.season ?? seasonOf(slot.date),
      wants: [
        ...of('tag').map((rule) => ({ rule, phrase: asPhrase(rule.tag) })),
        // a requested dish that was rejected is no longer requested here
        ...of('title')
          .map((rule) => ({ rule, phrase: asPhrase(rule.title) }))
          .filter(({ rule }) => !away.has(dishKey(null, rule.title))),
      ],
      limit: limitOf(of('maxMinutes'), evening),
      notWithin: of('notWithinDays').sort((a, b) => b.within - a.within)[0] ?? null,
      leftovers: of('leftoversOf')[0] ?? null,
      diets,
      without,
      avoided: traitBits([
        ...eaters.flatMap(({ allergies, diets: kept }) => [...allergies, ...kept]),
        ...diets.map(({ diet }) => diet),
        ...without.map(({ allergen }) => allergen),
      ]),
      rejected: away,
    };
  };
}

function limitOf(rules: readonly RuleOf<'maxMinutes'>[], evening: ShortEvening | undefined): SlotContext['limit'] {
  const limits: NonNullable<SlotContext['limit']>[] = rules.map((by) => ({ minutes: by.minutes, by }));
  // first, so that on a tie the evening is named: it is more informative
  if (evening) limits.unshift({ minutes: evening.minutesToCook ?? DEFAULT_MINUTES, by: evening });
  return limits.sort((a, b) => a.minutes - b.minutes)[0] ?? null;
}
