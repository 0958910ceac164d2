import { foodWords } from '../recipes/foods/singular-words';
import { aisleOf, type Aisle } from '../shopping/aisles';
import type { KitchenCategory, KitchenPlace } from './categories';

const CATEGORIES: Readonly<Record<Aisle, KitchenCategory | null>> = {
  Produce: 'Produce',
  Bakery: 'Pantry',
  Meat: 'Meat',
  Dairy: 'Dairy',
  Pantry: 'Pantry',
  Snacks: 'Pantry',
  Beverages: 'Pantry',
  Household: null,
  Frozen: 'Frozen',
  General: 'Other',
};

const AISLES_OF: Readonly<Record<KitchenCategory, Aisle>> = {
  Produce: 'Produce',
  Dairy: 'Dairy',
  Meat: 'Meat',
  Pantry: 'Pantry',
  Frozen: 'Frozen',
  Spices: 'Pantry',
  Other: 'General',
};

const SPICES = new Set(
  `salt,pepper,peppercorn,spice,seasoning,paprika,cumin,turmeric,cinnamon,cinnamon stick,nutmeg,clove,cardamom,allspice,star anise,saffron,cayenne,
  chilli powder,chili powder,chilli flake,chili flake,chile flake,oregano,bay leaf,mixed herb,dried herb,curry powder,garam masala,five spice,sumac,caraway,
  fenugreek,garlic powder,onion powder,garlic granule,onion granule,mustard powder,mustard seed,coriander seed,fennel seed,cumin seed,za atar,zaatar,ras el hanout,
  vanilla,vanilla extract,vanilla pod,mace,juniper berry`
    .split(/,\s*/)
    .map((spice) => foodWords(spice).join(' ')),
);
/** Fresh it is a vegetable, dried or ground it is a spice. */
const HERBS = new Set(
  'basil thyme rosemary sage mint dill parsley coriander tarragon marjoram chive ginger chilli herb'.split(' '),
);
const KEEPING = new Set(['dried', 'ground', 'powdered', 'rubbed']);

function isSpice(words: readonly string[]): boolean {
  const [last = '', ...before] = [...words].reverse();
  if (HERBS.has(last)) return before.some((word) => KEEPING.has(word));
  return SPICES.has(last) || SPICES.has(`${before[0]} ${last}`) || SPICES.has(words.slice(-3).join(' '));
}

/** The kitchen category for a thing from an aisle; null for what does not belong in the kitchen's inventory. */
export function kitchenCategoryOf(name: string, aisle: Aisle = aisleOf(name)): KitchenCategory | null {
  const category = CATEGORIES[aisle];
  return (aisle === 'Pantry' || aisle === 'General') && isSpice(foodWords(name)) ? 'Spices' : category;
}

/** The aisle in which a thing of the kitchen is bought. Food that the family keeps frozen is bought frozen. */
export function aisleOfKitchen(name: string, category: KitchenCategory): Aisle {
  const aisle = aisleOf(name);
  return category === 'Frozen' || aisle === 'General' ? AISLES_OF[category] : aisle;
}

const PLACES: Readonly<Record<KitchenCategory, KitchenPlace>> = {
  Produce: 'fridge',
  Dairy: 'fridge',
  Meat: 'fridge',
  Pantry: 'larder',
  Frozen: 'freezer',
  Spices: 'larder',
  Other: 'larder',
};
const NOT_IN_THE_FRIDGE = new Set(
  'potato,onion,shallot,garlic,banana,avocado,tomato,squash,pumpkin,lemon,lime,orange,satsuma,clementine,grapefruit,pineapple,mango,melon,apple,pear,coconut,plantain,yam,swede'.split(
    ',',
  ),
);
const ONCE_OPEN_IN_THE_FRIDGE = new Set('mayonnaise,mayo,pesto,wrap'.split(','));

/** Where it is usually kept. */
export function usualPlace(name: string, category: KitchenCategory): KitchenPlace {
  const words = foodWords(name);
  const last = words.at(-1) ?? '';
  if (category === 'Produce' && NOT_IN_THE_FRIDGE.has(last) && words.at(-2) !== 'spring') return 'larder';
  return category === 'Pantry' && ONCE_OPEN_IN_THE_FRIDGE.has(last) ? 'fridge' : PLACES[category];
}
