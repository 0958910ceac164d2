import fc from 'fast-check';
import { INGREDIENT_LIMITS } from './ingredient';
import { ingredientHeading, readIngredient } from './read-ingredient';

const words = (line: string): string[] => {
  const { amount, amountTo, unit, name, notes } = readIngredient(line);
  const range = amountTo === null ? `${amount ?? ''}` : `${amount}–${amountTo}`;
  return [`${range} ${unit ?? ''}`.trim(), name, ...(notes === null ? [] : [notes])];
};

/** What is written; amount and unit, name, notes. */
const LINES: [string, string, string, string?][] = [
  ['2 x 400g tins chopped tomatoes', '2 tin', 'chopped tomatoes', '400 g each'],
  ['2 x 400 g tins of chopped tomatoes', '2 tin', 'chopped tomatoes', '400 g each'],
  ['2x400g cans chickpeas, drained and rinsed', '2 can', 'chickpeas', '400 g each, drained and rinsed'],
  ['a pinch of salt', '1 pinch', 'salt'],
  ['1½ cups flour, sifted', '1.5 cup', 'flour', 'sifted'],
  ['200–250 ml milk', '200–250 ml', 'milk'],
  ['1/2 tsp', '0.5 tsp', ''],
  ['1/2 tsp vanilla', '0.5 tsp', 'vanilla'],
  ['2-3 large eggs, beaten', '2–3', 'large eggs', 'beaten'],
  ['salt and pepper to taste', '', 'salt and pepper', 'to taste'],
  ['1 (14 oz) can beans', '1 can', 'beans', '14 oz'],
  ['2 (14-ounce) cans black beans, drained', '2 can', 'black beans', '14 oz each, drained'],
  ['zest of 1 lemon', '1', 'lemon', 'zest'],
  ['juice of 2 limes', '2', 'limes', 'juice'],
  ['zest and juice of ½ lemon', '0.5', 'lemon', 'zest and juice'],
  ['Juice of half a lemon', '0.5', 'lemon', 'juice'],
  ['finely grated zest of 1 orange', '1', 'orange', 'finely grated zest'],
  ['ein Ei', '', 'ein Ei'],
  ['eine Prise Salz', '', 'eine Prise Salz'],
  ['1 400g tin of coconut milk', '1 tin', 'coconut milk', '400 g'],
  ['400g tin tomatoes', '1 tin', 'tomatoes', '400 g'],
  ['1kg potatoes', '1 kg', 'potatoes'],
  ['1 kg/2 lb 4oz potatoes', '1 kg', 'potatoes', '2 lb 4 oz'],
  ['225g/8oz butter', '225 g', 'butter', '8 oz'],
  ['2 lb 4 oz potatoes', '2.25 lb', 'potatoes'],
  ['1 heaped tbsp flour', '1 tbsp', 'flour', 'heaped'],
  ['½ a lemon', '0.5', 'lemon'],
  ['half a lemon', '0.5', 'lemon'],
  ['1 and a half cups sugar', '1.5 cup', 'sugar'],
  ['1 and 1/2 cups sugar', '1.5 cup', 'sugar'],
  ['1 to 2 tbsp oil', '1–2 tbsp', 'oil'],
  ['2 sticks celery', '2 stick', 'celery'],
  ['1 stick butter, softened', '1 stick', 'butter', 'softened'],
  ['3 cloves garlic, crushed', '3 clove', 'garlic', 'crushed'],
  ['3 garlic cloves, finely chopped', '3 clove', 'garlic', 'finely chopped'],
  ['handful of basil', '1 handful', 'basil'],
  ['large handful of basil leaves', '1 handful', 'basil leaves', 'large'],
  ['small bunch of parsley, roughly chopped', '1 bunch', 'parsley', 'small, roughly chopped'],
  ['3cm piece ginger, grated', '1 piece', 'ginger', '3 cm, grated'],
  ['1 thumb-sized piece ginger', '1', 'thumb-sized piece ginger'],
  ['250ml/9fl oz milk', '250 ml', 'milk', '9 fl oz'],
  ['250 ml (1 cup) milk', '250 ml', 'milk', '1 cup'],
  ['olive oil, for frying', '', 'olive oil', 'for frying'],
  ['oil for frying', '', 'oil', 'for frying'],
  ['Salt', '', 'Salt'],
  ['Salt and freshly ground black pepper', '', 'Salt and freshly ground black pepper'],
  ['100 g de beurre', '100 g', 'de beurre'],
  ['1,5 dl Milch', '1.5 dl', 'Milch'],
  ['2 EL Öl', '2 tbsp', 'Öl'],
  ['1 TL Zucker', '1 tsp', 'Zucker'],
  ['1 cup plus 2 tbsp flour', '1.125 cup', 'flour'],
  ['10 oz. bag spinach', '1 bag', 'spinach', '10 oz'],
  ['1 x 200g pack feta', '1 pack', 'feta', '200 g'],
  ['about 200g rice', '200 g', 'rice', 'about'],
  ['approx. 1 litre stock', '1 l', 'stock', 'about'],
  ['4 (6-ounce) salmon fillets, skin on', '4', 'salmon fillets', '6 oz each, skin on'],
  ['1 1/2 cups milk', '1.5 cup', 'milk'],
  ['1-1/2 cups milk', '1.5 cup', 'milk'],
  ['1 ½ tsp salt', '1.5 tsp', 'salt'],
  ['one onion', '1', 'onion'],
  ['two large onions, sliced', '2', 'large onions', 'sliced'],
  ['a dozen eggs', '12', 'eggs'],
  ['half a dozen eggs', '6', 'eggs'],
  ['2 dozen oysters', '24', 'oysters'],
  ['two 400g tins beans', '2 tin', 'beans', '400 g each'],
  ['6 eggs (medium)', '6', 'eggs', 'medium'],
  ['1 bunch (about 50g) parsley', '1 bunch', 'parsley', 'about 50g'],
  ['1,000 g flour', '1000 g', 'flour'],
  ['1.000 g Mehl', '1000 g', 'Mehl'],
  ['½-¾ tsp chilli', '0.5–0.75 tsp', 'chilli'],
  ['7g sachet yeast', '1 sachet', 'yeast', '7 g'],
  ['1 x 7 g sachet fast-action yeast', '1 sachet', 'fast-action yeast', '7 g'],
  ['2T butter', '2 tbsp', 'butter'],
  ['1 t salt', '1 tsp', 'salt'],
  ['8 fl oz cream', '8 floz', 'cream'],
  ['8 fl. oz. double cream', '8 floz', 'double cream'],
  ['freshly ground black pepper', '', 'freshly ground black pepper'],
  ['1 medium-sized onion', '1', 'medium-sized onion'],
  ['1 x onion', '1', 'onion'],
  ['x 2 onions', '2', 'onions'],
  ['Ripe tomato x2', '', 'Ripe tomato x2'],
  ['flour 200g', '200 g', 'flour'],
  ['Flour: 200 g', '200 g', 'Flour'],
  ['tomatoes - 3', '3', 'tomatoes'],
  ['500g beef mince (5% fat)', '500 g', 'beef mince', '5% fat'],
  ['1 pack of 6 pitta breads', '1 pack', '6 pitta breads'],
  ['1⁄2 cup sugar', '0.5 cup', 'sugar'],
  ['- 2 carrots, peeled and diced', '2', 'carrots', 'peeled and diced'],
  ['• 1 onion', '1', 'onion'],
  ['▢ 1 tsp cumin', '1 tsp', 'cumin'],
  ['a 400g tin of kidney beans', '1 tin', 'kidney beans', '400 g'],
  ['an onion', '1', 'onion'],
  ['a large onion', '1', 'large onion'],
  ['a few sprigs of thyme', 'sprig', 'thyme', 'a few'],
  ['some chopped parsley', '', 'chopped parsley', 'some'],
  ['a splash of milk', '1 splash', 'milk'],
  ['knob of butter', '1 knob', 'butter'],
  ['a knob of butter, plus extra for greasing', '1 knob', 'butter', 'plus extra for greasing'],
  ['2 tbsp olive oil plus extra for drizzling', '2 tbsp', 'olive oil', 'plus extra for drizzling'],
  ['1 tbsp sugar, or to taste', '1 tbsp', 'sugar', 'or to taste'],
  ['bay leaves', '', 'bay leaves'],
  ['2 bay leaves', '2', 'bay leaves'],
  ['4 rashers streaky bacon', '4 rasher', 'streaky bacon'],
  ['4 bacon rashers', '4 rasher', 'bacon'],
  ['200g pack smoked salmon', '1 pack', 'smoked salmon', '200 g'],
  ['1 large free-range egg', '1', 'large free-range egg'],
  ['6 boneless, skinless chicken thighs', '6', 'boneless, skinless chicken thighs'],
  ['1 tin (400 g) tuna in brine, drained', '1 tin', 'tuna in brine', '400 g, drained'],
  ['2 cups (250 g) plain flour', '2 cup', 'plain flour', '250 g'],
  ['1 cup packed brown sugar', '1 cup', 'packed brown sugar'],
  ['1 packed cup brown sugar', '1 cup', 'brown sugar', 'packed'],
  ['1 cup all-purpose flour (spooned & leveled)', '1 cup', 'all-purpose flour', 'spooned & leveled'],
  ['vegetable oil', '', 'vegetable oil'],
  ['1 pint milk', '1 pint', 'milk'],
  ['1/2 pint double cream', '0.5 pint', 'double cream'],
  ['1l water', '1 l', 'water'],
  ['1.5 litres chicken stock', '1.5 l', 'chicken stock'],
  ['½ cucumber', '0.5', 'cucumber'],
  ['¼ tsp ground nutmeg', '0.25 tsp', 'ground nutmeg'],
  ['2 tsp. baking powder', '2 tsp', 'baking powder'],
  ['1 Tbsp. soy sauce', '1 tbsp', 'soy sauce'],
  ['3 Tablespoons honey', '3 tbsp', 'honey'],
  ['1 cup water or stock', '1 cup', 'water or stock'],
  ['1 egg yolk', '1', 'egg yolk'],
  ['3 egg whites', '3', 'egg whites'],
  ['10-12 cherry tomatoes', '10–12', 'cherry tomatoes'],
  ['10 to 12 cherry tomatoes, halved', '10–12', 'cherry tomatoes', 'halved'],
  ['2 or 3 shallots', '2–3', 'shallots'],
  ['between 2 and 3 tbsp water', '2–3 tbsp', 'water'],
  ['up to 100 ml water', '100 ml', 'water'],
  ['1 sheet puff pastry', '1 sheet', 'puff pastry'],
  ['1 x 320g sheet ready-rolled puff pastry', '1 sheet', 'ready-rolled puff pastry', '320 g'],
  ['20 g fresh basil (leaves only)', '20 g', 'fresh basil', 'leaves only'],
  ['75g/2½oz caster sugar', '75 g', 'caster sugar', '2½ oz'],
  ['500ml/18fl oz hot vegetable stock', '500 ml', 'hot vegetable stock', '18 fl oz'],
  ['1 lb ground beef', '1 lb', 'ground beef'],
  ['1 lb. ground beef (80/20)', '1 lb', 'ground beef', '80/20'],
  ['4 oz cream cheese, at room temperature', '4 oz', 'cream cheese', 'at room temperature'],
  ['2 inch piece of ginger', '1 piece', 'ginger', '2 inch'],
  ['1 2-inch piece ginger', '1 piece', 'ginger', '2 inch'],
  ['1 quart vegetable broth', '1 quart', 'vegetable broth'],
  ['ice cubes', '', 'ice cubes'],
  ['ice cubes, to serve', '', 'ice cubes', 'to serve'],
  ['1 lemon, cut into wedges, to serve', '1', 'lemon', 'cut into wedges, to serve'],
  ['3/4 cup sugar', '0.75 cup', 'sugar'],
  ['0.5 kg flour', '0.5 kg', 'flour'],
  ['100 ml', '100 ml', ''],
  ['12 small new potatoes', '12', 'small new potatoes'],
  ['1 small onion, very finely chopped', '1', 'small onion', 'very finely chopped'],
  ['1 head of broccoli', '1 head', 'broccoli'],
  ['1 head broccoli, cut into florets', '1 head', 'broccoli', 'cut into florets'],
  ['2 heads garlic', '2 head', 'garlic'],
  ['1 glass of white wine', '1 glass', 'white wine'],
  ['a good glug of olive oil', '1 glug', 'olive oil', 'good'],
  ['2 generous handfuls rocket', '2 handful', 'rocket', 'generous'],
  ['3 level tsp baking powder', '3 tsp', 'baking powder', 'level'],
  ['1 scant cup milk', '1 cup', 'milk', 'scant'],
  ['450 g (1 lb) strawberries, hulled', '450 g', 'strawberries', '1 lb, hulled'],
  ['4 chicken breasts (about 150g each)', '4', 'chicken breasts', 'about 150g each'],
  ['2 tins tuna', '2 tin', 'tuna'],
  ['1 jar passata (700 g)', '1 jar', 'passata', '700 g'],
  ['1 egg, plus 1 yolk', '1', 'egg', 'plus 1 yolk'],
  ['1 egg + 1 egg white', '1', 'egg', '+ 1 egg white'],
  ['2 eggs or 3 small eggs', '2', 'eggs', 'or 3 small eggs'],
  ['3 carottes', '3', 'carottes'],
  ['200 g Mehl (Type 405)', '200 g', 'Mehl', 'Type 405'],
  ['2 dl crème fraîche', '2 dl', 'crème fraîche'],
  ['Half a butternut squash', '0.5', 'butternut squash'],
  ['quarter of a cabbage', '0.25', 'cabbage'],
  ['three quarters of a cup of milk', '0.75 cup', 'milk'],
  ['cups', '', 'cups'],
  ['1 (optional) chilli', '1', 'chilli', 'optional'],
  ['(optional) 1 chilli', '1', 'chilli', 'optional'],
  ['Optional: 1 chilli, sliced', '1', 'chilli', 'optional, sliced'],
  ['1 tbsp. butter, melted & cooled', '1 tbsp', 'butter', 'melted & cooled'],
  [
    '2 cm piece fresh root ginger, peeled and finely grated',
    '1 piece',
    'fresh root ginger',
    '2 cm, peeled and finely grated',
  ],
  ['1 unwaxed lemon, zested and juiced', '1', 'unwaxed lemon', 'zested and juiced'],
  ['a few drops of Tabasco', 'drop', 'Tabasco', 'a few'],
  ['1 1/2 pounds boneless chicken thighs', '1.5 lb', 'boneless chicken thighs'],
  ['1 ½ pounds beef', '1.5 lb', 'beef'],
  ['1 1/2 to 2 pounds potatoes', '1.5–2 lb', 'potatoes'],
  ['4 tablespoons (60g) butter', '4 tbsp', 'butter', '60 g'],
  ['3 ripe bananas (300g)', '3', 'ripe bananas', '300 g'],
  ['4 x 125g/4½oz salmon fillets', '4', 'salmon fillets', '125 g/4½ oz each'],
  ['the juice of 1 lime', '1', 'lime', 'juice'],
  ['1 T. sugar', '1 tbsp', 'sugar'],
  ['2 c. flour', '2 cup', 'flour'],
  ['200 gr. harina', '200 g', 'harina'],
  ['One 14.5-ounce can diced tomatoes', '1 can', 'diced tomatoes', '14.5 oz'],
  ['14-oz can coconut milk', '1 can', 'coconut milk', '14 oz'],
  ['1/4 cup + 2 tablespoons olive oil, divided', '0.375 cup', 'olive oil', 'divided'],
  ['1/2 cup (1 stick; 113g) unsalted butter, softened', '0.5 cup', 'unsalted butter', '1 stick; 113g, softened'],
  ['1 9-inch pie crust', '1', 'pie crust', '9 inch'],
  ['a thumb-sized piece of ginger', '1', 'thumb-sized piece of ginger'],
  ['1 egg, lightly beaten with 1 tbsp water', '1', 'egg', 'lightly beaten with 1 tbsp water'],
  ['8 chicken thighs, bone-in, skin-on', '8', 'chicken thighs', 'bone-in, skin-on'],
  ['½ x 400g can coconut milk', '0.5 can', 'coconut milk', '400 g'],
  ['500 g/1lb 2oz minced lamb', '500 g', 'minced lamb', '1 lb 2 oz'],
  ['1 litre/1¾ pints stock', '1 l', 'stock', '1¾ pints'],
  ['2 tbsp (30 ml) lemon juice', '2 tbsp', 'lemon juice', '30 ml'],
  ['200 g de farine', '200 g', 'de farine'],
  ['2 cucharadas de aceite', '2', 'cucharadas de aceite'],
  ['Een snufje zout', '', 'Een snufje zout'],
  ['un oignon', '', 'un oignon'],
  ['1 vanilla pod, split lengthways', '1', 'vanilla pod', 'split lengthways'],
  ['2 ripe, but firm avocados', '2', 'ripe, but firm avocados'],
  ['100ml/3½fl oz olive oil, plus extra to drizzle', '100 ml', 'olive oil', '3½ fl oz, plus extra to drizzle'],
  ['knob of ginger', '1 knob', 'ginger'],
  ['thumb-size piece of ginger', '', 'thumb-size piece of ginger'],
  ['½ small red onion', '0.5', 'small red onion'],
  ['1½kg/3lb 5oz chicken', '1.5 kg', 'chicken', '3 lb 5 oz'],
  ['4-6 slices of bread', '4–6 slice', 'bread'],
  ['1 stick (113 g) unsalted butter', '1 stick', 'unsalted butter', '113 g'],
  ['1 x 400g tin chickpeas, drained, liquid reserved', '1 tin', 'chickpeas', '400 g, drained, liquid reserved'],
  ['nutmeg, for grating', '', 'nutmeg', 'for grating'],
  ['rice, to serve', '', 'rice', 'to serve'],
  ['a handful each of mint and coriander', '1 handful', 'each of mint and coriander'],
  ['3/4 to 1 cup milk', '0.75–1 cup', 'milk'],
  ['1 1/2 - 2 cups milk', '1.5–2 cup', 'milk'],
  ['1½-2 tbsp harissa', '1.5–2 tbsp', 'harissa'],
  ['2 tablespoons plus 1 teaspoon sugar', '2.3333 tbsp', 'sugar'],
  ['1 kg 200 g flour', '1.2 kg', 'flour'],
  ['Three eggs', '3', 'eggs'],
  ['1 egg (beaten)', '1', 'egg', 'beaten'],
  ['400 ml can coconut milk', '1 can', 'coconut milk', '400 ml'],
  ['cooking spray', '', 'cooking spray'],
  ['1 pinch each salt and pepper', '1 pinch', 'each salt and pepper'],
  [
    '250g strong white bread flour plus extra for dusting',
    '250 g',
    'strong white bread flour',
    'plus extra for dusting',
  ],
];

describe('an ingredient in words', () => {
  it.each(LINES)('%s', (line, ...expected) => {
    expect(words(line)).toEqual(expected.filter((part) => part !== undefined));
  });

  it.each([
    ['nothing', '', ''],
    ['white space', ' \n\t ', ''],
    ['only an amount', '200', '200'],
    ['only a range', '1-2', '1-2'],
    ['a division by nothing', '1/0 cup', '1/0 cup'],
    ['an amount beyond measure', '999999999 g salt', '999999999 g salt'],
    ['another script', '大さじ2 醤油', '大さじ2 醤油'],
    ['only a note', '(optional)', '(optional)'],
    ['markup', '<b>2</b> eggs', '<b>2</b> eggs'],
  ])('%s is no amount', (_, line, name) => {
    expect(readIngredient(line)).toMatchObject({ name, amount: null, amountTo: null, unit: null });
  });

  it('keeps a line that is too long as a name, and as much of the rest as a note holds', () => {
    const { name, notes, amount } = readIngredient(`2 eggs ${'x'.repeat(1000)}`);
    expect(amount).toBeNull();
    expect(name).toHaveLength(INGREDIENT_LIMITS.name);
    expect(notes).toHaveLength(INGREDIENT_LIMITS.notes);
  });
});

describe('any text', () => {
  /** Letters, figures, fractions and signs in any order, which are what the expressions work on. */
  const anyLine = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '1',
          '½',
          '/',
          '-',
          '–',
          ' ',
          'x',
          ',',
          '.',
          '(',
          ')',
          'g',
          'cup',
          'tin',
          'of',
          'a',
          'eggs',
          'to',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  );

  it('gives an ingredient within its limits', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { name, amount, amountTo, notes } = readIngredient(line);
        expect(name.length).toBeLessThanOrEqual(line.length + 8);
        expect(amount === null || (amount > 0 && amount <= INGREDIENT_LIMITS.amount)).toBe(true);
        expect(amountTo === null || (amount !== null && amountTo > amount)).toBe(true);
        expect(notes).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('loses no word of a name', () => {
    const word = fc.constantFrom('carrots', 'Öl', 'farine', 'brown', 'sauce', 'ginger', '醤油', 'нут');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.array(word, { minLength: 1, maxLength: 4 }), (amount, parts) => {
        const name = parts.join(' ');
        expect(readIngredient(`${amount} g ${name}`)).toMatchObject({ amount, unit: 'g', name });
      }),
      { numRuns: 100 },
    );
  });

  it.each(['1', '½', '1/', '1 ', '1-', '(', ')', ', 1', '1 x ', 'a ', '1 cup ', '-', '1 g/', 'x1 ', ' plus 1'])(
    'of 10,000 characters is read at once: "%s"',
    (part) => {
      const text = part.repeat(Math.ceil(10_000 / part.length));
      const from = performance.now();
      for (const length of [INGREDIENT_LIMITS.line, 10_000]) readIngredient(text.slice(0, length));
      expect(performance.now() - from).toBeLessThan(1_000);
    },
  );
});

describe('a heading among ingredients', () => {
  it.each([
    ['For the icing:', 'For the icing'],
    ['For the icing', 'For the icing'],
    ['Icing:', 'Icing'],
    ['**Sauce:**', 'Sauce'],
    ['## Topping:', 'Topping'],
    ['2 eggs:', null],
    ['For 4 people', null],
    ['salt', null],
    ['', null],
    [':', null],
  ])('%s', (line, heading) => {
    expect(ingredientHeading(line)).toBe(heading);
  });
});
