import {
  BOOK,
  COD,
  CURRY,
  DAL,
  dinnerOn,
  dinners,
  member,
  only,
  plan,
  recipe,
  rules,
  SATAY,
  STEW,
  theo,
  tonight,
  WEEK,
  whyNot,
} from './plan.test-kit';

const [MON = '', TUE = '', WED = '', , FRI = '', SAT = '', SUN = ''] = WEEK;

describe('rules of the family', () => {
  it('are applied on their days, and named', () => {
    const { entries } = plan({ rules: rules('Friday: fish', 'Monday: under 30 min', 'Tuesday: vegan') });
    const on = (date: string) => entries.find((entry) => entry.date === date);
    expect(on(FRI)).toMatchObject({ recipeId: 'baked-cod', reasons: ['Friday is fish'] });
    expect(on(MON)?.reasons[0]).toBe('Ready in 20 minutes (Monday: 30 at most)');
    expect(on(TUE)).toMatchObject({ recipeId: 'dal' });
    expect(on(TUE)?.reasons[0]).toBe('Tuesday is vegan');
  });

  it('save the only fish recipe for the day that needs fish', () => {
    const favourite = { ...COD, isFavourite: true };
    const { entries } = plan({
      recipes: [favourite, STEW, DAL, SATAY, CURRY],
      rules: rules('Friday: fish', 'not twice within 10 days'),
      slots: dinners([MON, TUE, WED, FRI]),
    });
    expect(entries.map(({ date, title }) => (title === 'Baked cod' ? date : null)).filter(Boolean)).toEqual([FRI]);
  });

  it('propose nothing again too soon, whether planned or cooked', () => {
    const { entries, unfilled } = plan({
      rules: rules('not twice within 10 days'),
      recipes: [COD, STEW, { ...DAL, lastCookedOn: '2026-09-30' }],
      planned: [{ ...dinnerOn('2026-10-01'), recipeId: 'beef-stew', title: 'Beef stew' }],
      slots: dinners([MON, TUE]),
    });
    expect(entries.map(({ title }) => title)).toEqual(['Baked cod']);
    expect(unfilled).toEqual([{ ...dinnerOn(TUE), why: 'Every recipe is eaten within 10 days of it' }]);
  });

  it('match tags that consist of symbols', () => {
    const tagged = recipe('Sushi', ['rice'], { tags: ['🐟'] });
    expect(tonight({ recipes: [DAL, tagged], rules: rules('Monday: #🐟') }).title).toBe('Sushi');
    expect(whyNot({ recipes: [DAL], rules: rules('Monday: #🐟') })).toBe('No recipe for 🐟');
  });

  it('propose a requested dish without a recipe, or its recipe if there is one', () => {
    const slots = [{ date: SAT, mealType: 'breakfast' as const }];
    const wish = rules('Saturday breakfast: pancakes');
    expect(only(plan({ slots, rules: wish }))).toMatchObject({
      recipeId: null,
      title: 'Pancakes',
      reasons: ['Saturday breakfast is Pancakes'],
    });
    const ours = recipe('Banana pancakes', ['bananas', 'flour']);
    expect(only(plan({ slots, rules: wish, recipes: [...BOOK, ours] })).recipeId).toBe('banana-pancakes');
  });

  it('propose no leftovers without a source, and cook more when leftovers are planned', () => {
    const wish = rules('leftovers of Sunday on Monday');
    expect(plan({ slots: [dinnerOn(MON)], rules: wish }).unfilled[0]?.why).toBe(
      'Nothing is planned for the dinner that should leave something over',
    );
    const next = '2026-10-12';
    const { entries } = plan({
      slots: dinners([SUN, next]),
      rules: [...wish, ...rules('Sunday: “Beef stew”').map((rule) => ({ ...rule, id: 'stew' }))],
      members: [member('Emma'), member('Theo')],
    });
    expect(entries).toEqual([
      expect.objectContaining({
        date: SUN,
        title: 'Beef stew',
        servings: 4,
        reasons: ['Sunday is Beef stew', 'Enough for Monday’s dinner too'],
      }),
      expect.objectContaining({
        date: next,
        recipeId: null,
        title: 'Leftovers of Beef stew',
        servings: 2,
        reasons: ['Left over from Sunday’s dinner'],
      }),
    ]);
  });

  it('consider who eats the leftovers when choosing the dish', () => {
    const { entries } = plan({
      slots: dinners([SUN, '2026-10-12']),
      recipes: [{ ...SATAY, isFavourite: true }, DAL],
      rules: rules('leftovers of Sunday on Monday'),
      members: [member('Emma'), theo('peanuts')],
      eaters: [{ ...dinnerOn(SUN), eaterIds: ['emma'], guests: 0 }],
    });
    expect(entries.map(({ title }) => title)).toEqual(['Dal', 'Leftovers of Dal']);
  });

  it('do not give leftovers to somebody who avoids what is in them', () => {
    const { unfilled } = plan({
      slots: [dinnerOn(MON)],
      planned: [{ ...dinnerOn('2026-10-04'), recipeId: 'satay-noodles', title: 'Satay noodles' }],
      rules: rules('leftovers of Sunday on Monday'),
      members: [theo('peanuts')],
    });
    expect(unfilled[0]?.why).toBe('The leftovers of Satay noodles contain peanuts: Theo');
  });
});

describe('who eats', () => {
  it('never get a dish that contains something they avoid', () => {
    const away = { ...dinnerOn(MON), eaterIds: ['emma'], guests: 0 };
    const members = [member('Emma'), theo('peanuts')];
    const recipes = [{ ...SATAY, isFavourite: true }, CURRY];
    expect(tonight({ recipes, members }).title).toBe('Chicken curry');
    expect(tonight({ recipes, members, eaters: [away] }).title).toBe('Satay noodles');
  });

  it('are warned what to check, and never promised that something is safe', () => {
    const members = [member('Emma'), theo('nuts', 'milk')];
    const doubtful = recipe('Mole', ['dark chocolate', 'Granny’s secret']);
    const { reasons } = tonight({ recipes: [doubtful], members });
    expect(reasons).toEqual([
      'The only recipe that fits',
      'Check the dark chocolate: may contain milk (Theo)',
      'Check the Granny’s secret: not recognised',
    ]);
    const bare = recipe('Mystery', []);
    expect(tonight({ recipes: [bare], members }).reasons).toContain('Check Mystery: the recipe names no ingredients');
    expect(tonight({ recipes: [doubtful, bare], members: [member('Emma')] }).reasons.join()).not.toMatch(/Check/);
  });

  it('get a known dish rather than a doubtful one', () => {
    const members = [theo('milk')];
    const doubtful = recipe('Aardvark', ['dark chocolate']);
    expect(tonight({ recipes: [doubtful, DAL], members }).title).toBe('Dal');
  });

  it('determines the number of servings', () => {
    const members = [member('Emma'), member('Theo'), member('Mia')];
    expect(tonight({ members }).servings).toBe(3);
    const eaters = [{ ...dinnerOn(MON), eaterIds: ['emma', 'gone'], guests: 2 }];
    expect(tonight({ members, eaters }).servings).toBe(3);
  });
});

describe('preferences', () => {
  const same = (title: string, more = {}) => recipe(title, ['onion'], more);

  it.each<[string, ReturnType<typeof recipe>, string]>([
    ['a favourite', same('Best', { isFavourite: true }), 'A favourite'],
    ['what is rated well', same('Best', { ratings: { emma: 5 } }), 'Rated 5 of 5'],
    ['what was not eaten for long', same('Best', { lastCookedOn: '2026-09-10' }), 'Not eaten for 3 weeks'],
    ['what was never cooked', same('Best', { cookedCount: 0 }), 'Not cooked yet'],
    ['what is in season', same('Best', { tags: ['autumn'] }), 'In season'],
    ['what uses the house', recipe('Best', ['baby spinach']), 'Uses the spinach in the house'],
  ])('%s is preferred', (_, best, reason) => {
    const recipes = [same('Alpha'), same('Beta'), best, same('Gamma')];
    expect(tonight({ recipes, inHouse: ['Spinach', 'Salt'] })).toMatchObject({ title: 'Best', reasons: [reason] });
  });

  it('are combined into one sentence where they belong together', () => {
    const best = same('Best', { isFavourite: true, lastCookedOn: '2026-09-10' });
    expect(tonight({ recipes: [best] }).reasons).toEqual(['A favourite, not eaten for 3 weeks']);
  });

  it('avoid repeating a dish or its main ingredient when there is a choice', () => {
    const chickens = ['Roast', 'Grilled', 'Fried'].map((way) => same(`${way} chicken`, { ratings: { emma: 4 } }));
    const others = ['Dal', 'Mushroom rice', 'Tofu bowl', 'Beef chilli'].map((title) =>
      same(title, { ratings: { emma: 3.5 } }),
    );
    const { entries } = plan({ recipes: [...chickens, ...others] });
    const titles = entries.map(({ title }) => title);
    expect(new Set(titles).size).toBe(7);
    expect(titles.some((title, at) => /chicken/.test(title) && /chicken/.test(titles[at + 1] ?? ''))).toBe(false);
  });

  it('avoid a dish that an eater rated with one star', () => {
    const members = [member('Emma'), member('Theo')];
    const disliked = same('Liver', { ratings: { emma: 5, theo: 1 } });
    expect(tonight({ recipes: [disliked, DAL], members }).title).toBe('Dal');
  });

  it('make weeks with equal dishes differ', () => {
    const recipes = Array.from({ length: 30 }, (_, at) => same(`Dish ${at}`));
    const week = (dates: string[]) => plan({ recipes, slots: dinners(dates) }).entries.map(({ title }) => title);
    const next = WEEK.map((date) => date.replace(/\d\d$/, (day) => String(Number(day) + 7).padStart(2, '0')));
    expect(week([...WEEK])).not.toEqual(week(next));
  });
});

describe('short evenings', () => {
  const evening = { date: MON, title: 'Swimming', startTime: '17:00', endTime: '18:30', minutesToCook: 25 };

  it('get a dish that is ready in time', () => {
    const entry = tonight({ shortEvenings: [evening], recipes: [{ ...STEW, isFavourite: true }, DAL] });
    expect(entry).toMatchObject({ title: 'Dal', reasons: ['Ready in 25 minutes: Swimming ends at 18:30'] });
  });

  it('allow half an hour when the time is unknown', () => {
    const unclear = { ...evening, endTime: null, minutesToCook: null };
    expect(tonight({ shortEvenings: [unclear], recipes: [CURRY, DAL] }).title).toBe('Dal');
  });

  it('leave a takeaway unchanged', () => {
    const { title, reasons } = tonight({ shortEvenings: [evening], rules: rules('Monday: takeaway') });
    expect(title).toBe('Takeaway');
    expect(reasons).toEqual(['Monday is Takeaway']);
  });

  it('do not guess how long a recipe takes', () => {
    const untimed = recipe('Something', ['onion'], { minutes: null });
    expect(whyNot({ shortEvenings: [evening], recipes: [untimed] })).toBe('No recipe ready in 25 minutes');
  });
});
