import { foodWords } from '../../recipes/foods/singular-words';
import { ALLERGENS, DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/[\s,]+/));

/** What follows is refused, up to the end of the sentence or a positive word. In the spelling of `foodWords`. */
export const NEGATIVE = set(
  `no not without avoid avoiding allergic allergy hate dislike except intolerant intolerance never dont doesnt cant cannot
  minus nothing skip`,
);
export const POSITIVE = set('but with want like love use using have please prefer something');

/** Everyday words for the regulated allergens. */
export const ALLERGEN_WORDS: ReadonlyMap<string, Allergen> = new Map<string, Allergen>([
  ...ALLERGENS.map((allergen): [string, Allergen] => [foodWords(allergen).join(' '), allergen]),
  ['dairy', 'milk'],
  ['lactose', 'milk'],
  ['wheat', 'gluten'],
  ['soy', 'soya'],
  ['seafood', 'fish'],
  ['shellfish', 'crustaceans'],
]);

export const DIET_WORDS: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ...DIETS.map((diet): [string, Diet] => [diet.replace('_', ' '), diet]),
  ['veggie', 'vegetarian'],
  ['meatless', 'vegetarian'],
  ['meat free', 'vegetarian'],
  ['plant based', 'vegan'],
  ['no meat', 'vegetarian'],
]);

/** Words for cuisines, and for the country of a dish. The table has dishes for those of the form and British ones. */
export const CUISINE_WORDS: ReadonlyMap<string, string> = new Map(
  `italian mexican asian mediterranean american indian french thai british japanese chinese korean vietnamese greek spanish
  turkish german austrian polish moroccan lebanese caribbean jamaican african ethiopian persian swedish portuguese russian
  hungarian cuban brazilian peruvian argentinian malaysian indonesian filipino dutch belgian danish norwegian finnish swiss
  scandinavian israeli egyptian tunisian cajun creole english:british scottish:british welsh:british irish:british`
    .split(/\s+/)
    .map((word): [string, string] => {
      const [name = '', cuisine = name] = word.split(':');
      return [name, cuisine];
    }),
);

/** What each of these words may be in a dish, in the spelling of `foodWords`. */
export const FOOD_GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    fish: 'fish cod haddock salmon tuna mackerel sardine trout bass',
    seafood: 'fish cod haddock salmon tuna mackerel sardine trout bass prawn crab mussel squid',
    shellfish: 'prawn crab lobster mussel squid',
    meat: 'meat chicken turkey duck beef steak mince minced lamb pork bacon ham pancetta sausage chorizo frankfurter nugget',
    poultry: 'chicken turkey duck',
    pork: 'pork bacon ham pancetta sausage chorizo frankfurter',
    mince: 'mince minced',
    cheese: 'cheese cheddar feta mozzarella parmesan gruyere halloumi paneer',
    pasta: 'pasta spaghetti penne macaroni lasagne linguine tagliatelle',
    noodle: 'noodle ramen udon',
    pulse: 'bean chickpea lentil',
    legume: 'bean chickpea lentil',
    grain: 'rice couscous bulgur quinoa oat barley',
    berry: 'berry strawberry blueberry raspberry blackberry',
    fruit: 'fruit apple banana orange grape pineapple berry strawberry blueberry raspberry',
    vegetable:
      'vegetable carrot broccoli cauliflower courgette aubergine pepper spinach kale cabbage leek mushroom tomato pea bean sweetcorn asparagus squash potato celery cucumber lettuce avocado',
    greens: 'spinach kale cabbage broccoli choi',
    herb: 'basil parsley coriander mint thyme rosemary dill chive oregano',
    nut: 'nut almond peanut cashew walnut',
    spicy: 'chilli curry tandoori jalapeno cajun harissa',
    chilli: 'chilli',
    salad: 'salad lettuce',
  }).map(([group, foods]): [string, readonly string[]] => [group, foods.split(' ')]),
);

/** An ingredient that ends in one of these only tastes of what is named before: chicken stock. */
export const TASTES = set(
  'stock sauce gravy granule ketchup puree paste powder vinegar oil dressing jam cube seasoning broth flake',
);

export const QUICK_WORDS = set('quick fast speedy quickly');
export const SLOW_WORDS = set('slow slowly');
export const EASY_WORDS = set('easy simple effortless');
export const HARD_WORDS = set('hard difficult complicated fiddly challenging complex elaborate');
export const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Words that wish for nothing. */
export const FILLERS = set(
  `a an the and or but with of for to in on at by from as it it is are am be been was were will would could can should may
  might do does did i we you he she they me us him her them my our your his their this that these those there here
  want wants like likes love loves fancy need needs use using up have has had having got get make making cook cooking eat
  eating eats prefer try give serve include including contain please thank thanks something anything some any thing
  everybody everyone nobody family home tonight today tomorrow week weekend day evening night morning monday tuesday
  wednesday thursday friday saturday sunday meal dish dishes dinner lunch breakfast supper tea recipe idea suggestion food
  cuisine kind style type inspired based really very too just also maybe perhaps only much lot bit more so then if because
  no not without avoid avoiding hate dislike except never dont doesnt cant cannot minus nothing skip ive weve im were id
  people person adult guest person portion serving minute min hour hr half quarter under within less than most max maximum
  least over about around let lets look looking feel feeling doe alway
  allergic allergy intolerant intolerance allergen severe severely highly`,
);
