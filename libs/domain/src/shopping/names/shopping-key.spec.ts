import fc from 'fast-check';
import { shoppingKey } from './shopping-key';
import { SAME_THINGS } from './synonyms';

describe('the same thing', () => {
  it.each([
    ['milk', 'Milk', ' MILK ', 'the milk'],
    ['crème fraîche', 'creme fraiche', 'Creme Fraiche'],
    ['potato', 'potatoes', 'Potatoes', 'large potatoes'],
    ['tomato', 'tomatoes', 'ripe tomatoes', 'medium tomatoes'],
    ['egg', 'eggs', 'large eggs', 'free-range eggs', 'large free-range eggs', 'eggs, large'],
    ['onion', 'onions', 'large onions', 'chopped onion', 'onion, chopped'],
    ['red onion', 'red onions', 'onions, red', 'onion (red)', 'large red onions'],
    ['courgette', 'zucchini', 'courgettes', 'zucchinis', 'large courgette'],
    ['aubergine', 'eggplant', 'eggplants'],
    ['spring onion', 'scallions', 'green onions', 'spring onions'],
    ['coriander', 'cilantro', 'fresh coriander', 'coriander leaves'],
    ['beef mince', 'minced beef', 'ground beef', 'Mince, beef', 'beef, minced'],
    ['lean beef mince', 'lean minced beef'],
    ['red pepper', 'red bell peppers', 'red capsicum', 'peppers, red'],
    ['yogurt', 'yoghurt', 'yogurts', 'yoghurts'],
    ['vanilla yogurt', 'vanilla yoghurt'],
    ['chilli', 'chili', 'chillies', 'chilies', 'chillis'],
    ['chilli flakes', 'red pepper flakes', 'dried chilli flakes', 'crushed chillies'],
    ['couscous', 'cous cous'],
    ['garlic', 'garlic cloves', 'cloves of garlic', 'garlic, crushed'],
    ['basil', 'fresh basil', 'basil leaves', 'basil, fresh'],
    ['semi-skimmed milk', 'milk, semi skimmed', 'Semi skimmed'],
    ['plain flour', 'all-purpose flour', 'flour, plain'],
    ['icing sugar', 'powdered sugar', 'confectioners’ sugar'],
    ['tinned tomatoes', 'canned tomatoes', 'tomatoes, tinned'],
    ['tinned chopped tomatoes', 'chopped tomatoes, tinned', 'canned chopped tomatoes', 'chopped tinned tomatoes'],
    ['salt and vinegar crisps', 'salt & vinegar crisps', "salt 'n' vinegar crisps"],
    ['toilet roll', 'loo rolls', 'toilet paper'],
    ['nappies', 'diapers', 'nappy'],
    ['black pepper', 'freshly ground black pepper', 'pepper, black'],
    ['bell pepper', 'peppers', 'large peppers', 'bell peppers'],
    ['chilli pepper', 'chilli peppers'],
    ['mango', 'mangoes', 'mangos'],
    ['bay leaf', 'bay leaves'],
    ['kiwi', 'kiwis'],
    ['berries', 'berry'],
    ['Weetabix', 'weetabix'],
    ['Käse', 'kase'],
    ['牛乳', '牛乳 '],
  ])('%s', (...names) => {
    expect([...new Set(names.map(shoppingKey))]).toEqual([shoppingKey(names[0] ?? '')]);
  });
});

describe('different things that share words', () => {
  it.each([
    [
      'milk',
      'coconut milk',
      'oat milk',
      'almond milk',
      'milk chocolate',
      'chocolate milk',
      'condensed milk',
      'milk powder',
    ],
    ['milk', 'whole milk', 'semi-skimmed milk', 'skimmed milk'],
    ['potato', 'sweet potato', 'new potato', 'potato salad', 'potato crisps', 'potato starch'],
    [
      'tomato',
      'tinned tomatoes',
      'chopped tomatoes',
      'cherry tomatoes',
      'sun-dried tomatoes',
      'tomato purée',
      'tomato ketchup',
    ],
    ['yogurt', 'vanilla yogurt', 'Greek yogurt', 'frozen yogurt', 'soya yogurt'],
    ['onion', 'red onion', 'spring onion', 'onion powder', 'onion rings', 'pickled onions', 'frozen chopped onions'],
    ['egg', 'egg whites', 'white eggs', 'egg noodles', 'Easter eggs', 'eggplant', 'quail eggs'],
    ['butter', 'peanut butter', 'unsalted butter', 'salted butter', 'butter beans', 'butternut squash', 'buttermilk'],
    [
      'cream',
      'ice cream',
      'sour cream',
      'double cream',
      'single cream',
      'cream cheese',
      'cream crackers',
      'shaving cream',
    ],
    ['pepper', 'black pepper', 'bell pepper', 'red pepper', 'white pepper', 'chilli pepper', 'pepper mill'],
    ['basil', 'dried basil', 'basil pesto', 'Thai basil'],
    ['coriander', 'ground coriander', 'coriander seeds'],
    ['ginger', 'ground ginger', 'ginger ale', 'ginger nuts', 'stem ginger', 'pickled ginger'],
    ['cloves', 'garlic'],
    ['garlic', 'garlic bread', 'garlic powder', 'wild garlic', 'garlic salt', 'garlic cloves, black'],
    ['pepper', 'peppers'],
    ['mint', 'mints', 'mint sauce'],
    ['chocolate', 'chocolates', 'dark chocolate', 'hot chocolate'],
    ['yeast', 'fresh yeast', 'nutritional yeast'],
    ['pasta', 'fresh pasta', 'pasta sauce', 'pasta bake'],
    ['chicken', 'chicken stock', 'chicken breast', 'chicken thighs', 'chicken nuggets', 'chicken of the woods'],
    ['chicken thighs', 'boneless chicken thighs'],
    ['beef', 'beef mince', 'beef stock', 'beef tomatoes', 'corned beef', 'roast beef'],
    ['flour', 'plain flour', 'self-raising flour', 'bread flour', 'cornflour', 'flour tortillas'],
    ['corn', 'cornflour', 'sweetcorn', 'popcorn', 'corned beef', 'cornflakes', 'corn oil'],
    ['sugar', 'brown sugar', 'icing sugar', 'caster sugar', 'sugar snap peas'],
    ['baking soda', 'baking powder', 'baking paper', 'soda'],
    ['bread', 'bread rolls', 'white bread', 'brown bread', 'breadcrumbs', 'gingerbread', 'bread flour'],
    ['rice', 'brown rice', 'rice wine', 'rice noodles', 'rice pudding', 'basmati rice'],
    ['wine', 'red wine', 'white wine', 'rosé wine', 'wine vinegar', 'red wine vinegar', 'wine gums'],
    ['roses', 'rosé', 'rose water'],
    ['tea', 'green tea', 'tea towels', 'decaf tea', 'iced tea'],
    ['coffee', 'decaf coffee', 'ground coffee', 'coffee filters', 'coffee beans'],
    ['oil', 'olive oil', 'extra virgin olive oil', 'sunflower oil', 'oil filter'],
    ['apple', 'apple juice', 'apple sauce', 'crab apples', 'pineapple'],
    ['orange', 'orange juice', 'orange squash', 'blood oranges', 'orange pepper'],
    ['lemon', 'lemonade', 'lemon juice', 'lemon curd', 'lemongrass', 'lemon sole'],
    ['crisps', 'chips', 'tortilla chips', 'chocolate chips'],
    ['biscuits', 'cookies', 'crackers'],
    ['chillies', 'red chillies', 'chilli flakes', 'chilli powder', 'chilli sauce'],
    ['prawns', 'shrimps'],
    ['jelly', 'jam', 'petroleum jelly'],
    ['toilet roll', 'kitchen roll', 'bread roll', 'sausage roll', 'toilet cleaner'],
    ['dog food', 'cat food', 'baby food'],
    ['nappies size 4', 'nappies size 5', 'nappies'],
    ['AA batteries', 'AAA batteries'],
    ['7 Up', 'Up&Go'],
    ['large bin bags', 'small bin bags'],
    ['butternut squash', 'butternut soup', 'orange squash'],
    ['foil', 'foil trays'],
    ['wrap', 'wrapping paper', 'cling wrap'],
    ['たまご', 'たまこ'],
    ['दाल', 'दिल'],
    ['🥛', '🍞'],
  ])('%s', (...names) => {
    const keys = names.map(shoppingKey);
    expect(names.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)).toEqual([]);
  });
});

describe('the key', () => {
  it('is the same for all names in a line of the table, and no name is in two lines', () => {
    const keys = SAME_THINGS.map(([name, others]) => [name, ...others].map(shoppingKey));
    for (const [at, line] of keys.entries()) expect([at, ...new Set(line)]).toHaveLength(2);
    expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
  });

  it('of a synonym needs all of its words, unless a shorter name is in the same line', () => {
    const shorter = SAME_THINGS.flatMap(([name, others]) => {
      const names = [name, ...others];
      return names.flatMap((each) => {
        const words = each.split(' ');
        const parts = words.length < 2 ? [] : words.map((_, at) => words.filter((__, other) => other !== at).join(' '));
        return parts.filter((part) => !names.includes(part) && shoppingKey(part) === shoppingKey(name));
      });
    });
    expect(shorter).toEqual([]);
  });

  it('is its own key, and never empty for a name', () => {
    const anyName = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc
        .array(
          fc.constantFrom(...SAME_THINGS.flatMap(([name, others]) => [name, ...others]), 'red', 'large', 'fresh'),
          {
            minLength: 1,
            maxLength: 3,
          },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anyName, (name) => {
        const key = shoppingKey(name);
        if (name.trim() !== '') expect(key).not.toBe('');
        expect(shoppingKey(key)).toBe(key);
        expect(shoppingKey(` ${name.toLowerCase()}  `)).toBe(key);
      }),
      { numRuns: 1_000 },
    );
  });

  it('applies several synonyms in turn', () => {
    expect(shoppingKey('boneless chicken breast fillets')).toBe(shoppingKey('chicken breast'));
  });

  it('accepts long names', () => {
    expect(shoppingKey('milk '.repeat(3_000)).length).toBeLessThan(1_000);
  });
});
