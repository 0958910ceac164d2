import fc from 'fast-check';
import { utcDay } from '../../domain.test-kit';
import { appliesTo, type MealRule } from '../rules/meal-rule';
import { compareSlots, slotKey } from '../week';
import { planWeek } from './plan-week';
import type { DraftEntry, PlanRequest } from './plan-types';
import { anyRequest, recipe } from './plan.test-kit';
import { titleFindings } from './recipe-findings';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

const RUNS = { numRuns: 150 };

const eatersOf = ({ members, eaters = [] }: PlanRequest, entry: DraftEntry): PlanRequest['members'] => {
  const ids = eaters.find((one) => slotKey(one) === slotKey(entry))?.eaterIds;
  return ids ? members.filter(({ id }) => ids.includes(id)) : members;
};

const shuffled = <T>(list: readonly T[] | undefined, seed: number): T[] =>
  [...(list ?? [])]
    .map((one, at): [number, T] => [(((at + 1) * 7919 + seed) * 104729) % 1009, one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

/** Leftovers follow the dish they come from. */
const isCooked = ({ title }: DraftEntry): boolean => !title.startsWith('Leftovers of ');

describe('every drafted week', () => {
  it('is the same for the same input, in any order', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 1_000 }), (request, seed) => {
        const mixed: PlanRequest = {
          ...request,
          slots: shuffled(request.slots, seed),
          planned: shuffled(request.planned, seed),
          recipes: shuffled(request.recipes, seed),
          rules: shuffled(request.rules, seed),
          members: shuffled(request.members, seed),
          eaters: shuffled(request.eaters, seed),
          shortEvenings: shuffled(request.shortEvenings, seed),
          inHouse: shuffled(request.inHouse, seed),
        };
        expect(planWeek(structuredClone(mixed))).toEqual(planWeek(request));
      }),
      RUNS,
    );
  });

  it('has an answer for every empty slot once, leaves planned ones unchanged, and breaks no constraint', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { entries, unfilled } = planWeek(request);
        const taken = new Set(request.planned.map(slotKey));
        const empty = request.slots.filter((slot) => !taken.has(slotKey(slot)));
        expect([...entries, ...unfilled].map(slotKey).sort()).toEqual(empty.map(slotKey).sort());
        expect([...entries].sort(compareSlots)).toEqual(entries);
        for (const { reasons } of entries) expect(reasons.length).toBeGreaterThan(0);
        for (const { why } of unfilled) expect(why).toMatch(/^[A-Z].{8,}[^.]$/);
        for (const entry of entries) expect(brokenBy(request, entry, entries)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('never proposes what was swapped away', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (request, choice) => {
        const { entries } = planWeek(request);
        const away = entries[choice % Math.max(entries.length, 1)];
        if (!away) return;
        const rejected: DraftEntry[] = [];
        const kept = entries.filter((entry) => entry !== away);
        for (let current: DraftEntry | undefined = away; current;) {
          rejected.push(current);
          const next = planWeek({ ...request, slots: [away], kept, rejected });
          expect(next.entries).toEqual(expect.arrayContaining(kept.filter(isCooked)));
          current = next.entries.find((entry) => slotKey(entry) === slotKey(away));
          expect(rejected.map(({ recipeId, title }) => `${recipeId} ${title}`)).not.toContain(
            current && `${current.recipeId} ${current.title}`,
          );
          // terminates: the number of dishes is finite
          expect(rejected.length).toBeLessThan(60);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the given entries unchanged, and fills the rest around them', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (request, choice) => {
        const before = planWeek(request).entries;
        const kept = before.filter((_, at) => (choice >> (at % 20)) % 2 === 0);
        const { entries, unfilled } = planWeek({ ...request, kept });
        for (const entry of kept.filter(isCooked)) expect(entries).toContainEqual(entry);
        expect(entries.length + unfilled.length).toBeGreaterThanOrEqual(before.length);
      }),
      RUNS,
    );
  });
});

/** The rules that an entry breaks, checked without any of the planner's code. */
function brokenBy(request: PlanRequest, entry: DraftEntry, entries: readonly DraftEntry[]): string[] {
  const isLeftover = entry.title.startsWith('Leftovers of ');
  const found = request.recipes.find(({ id }) => id === entry.recipeId);
  const findings = found?.findings ?? titleFindings(entry.title);
  const contains = [...findings.allergens, ...findings.diets]
    .filter(({ certainty }) => certainty === 'contains')
    .map(({ what }) => what as string);
  const own = request.rules.filter((rule) => appliesTo(rule, entry));
  const avoided = eatersOf(request, entry).flatMap(({ allergies, diets }) => [...allergies, ...diets] as string[]);
  const broken = avoided.filter((each) => contains.includes(each));
  for (const rule of own) if (isBroken(rule)) broken.push(rule.kind);
  const evening = request.shortEvenings?.find(({ date }) => date === entry.date && entry.mealType === 'dinner');
  if (evening && found && !isLeftover && !((found.minutes ?? Infinity) <= 30)) broken.push('evening');
  return broken;

  function isBroken(rule: MealRule): boolean {
    if (rule.kind === 'diet') return contains.includes(rule.diet);
    if (rule.kind === 'without') return contains.includes(rule.allergen);
    if (isLeftover) return false;
    if (rule.kind === 'tag' || rule.kind === 'title') {
      const words = [entry.title, ...(found?.tags ?? []), findings.main, ...findings.foods].join(' ').toLowerCase();
      return !words.includes((rule.kind === 'tag' ? rule.tag : rule.title).toLowerCase());
    }
    if (rule.kind === 'maxMinutes') return found !== undefined && !((found.minutes ?? Infinity) <= rule.minutes);
    if (rule.kind !== 'notWithinDays') return false;
    const same = [...request.planned, ...entries.filter((other) => other !== entry)].filter(
      (other) => other.title === entry.title,
    );
    const days = [...same.map(({ date }) => date), ...(found?.lastCookedOn ? [found.lastCookedOn] : [])];
    return days.some((date) => Math.abs(utcDay(date) - utcDay(entry.date)) < rule.within);
  }
}

it('plans three meals a day from 2,000 recipes in linear time', () => {
  const foods = ['chicken', 'cod', 'beef mince', 'pasta', 'lentils', 'tofu', 'leeks', 'prawns', 'rice', 'cheddar'];
  const recipes = Array.from({ length: 2_000 }, (_, at) =>
    recipe(`Dish ${at}`, [foods[at % 10] ?? '', foods[(at * 7) % 10] ?? '', 'onion', 'garlic'], {
      minutes: 10 + (at % 90),
      ratings: { theo: (at % 5) + 1 },
      tags: at % 3 === 0 ? ['lunch'] : at % 7 === 0 ? ['breakfast'] : [],
    }),
  );
  const request = { ...fc.sample(anyRequest, { seed: 1, numRuns: 1 })[0], recipes } as PlanRequest;
  const slots = Array.from({ length: 21 }, (_, at) => ({
    date: `2026-10-${String(5 + Math.floor(at / 3)).padStart(2, '0')}`,
    mealType: (['breakfast', 'lunch', 'dinner'] as const)[at % 3] ?? 'dinner',
  }));
  const plan = (many: number) => {
    const from = { ...request, recipes: recipes.slice(0, many) };
    const { entries } = planWeek({ ...from, slots, inHouse: ['Leeks', 'Prawns'], planned: [], rules: [] });
    expect(entries).toHaveLength(21);
  };
  expect(growthOf(plan, recipes.length)).toBeLessThan(QUADRATIC);
});
