import { foodWords } from './singular-words';

/**
 * Common foods without any of the table's traits, so that only truly unknown foods are reported as unknown. They do not
 * remove findings: "onion bread" contains gluten. In the singular, from `foodWords`.
 */
const PLAIN = `
salt, pepper, black pepper, white pepper, water, ice, sugar, honeycomb, syrup, treacle, molasses, stevia, vanilla, vanilla extract,
bicarbonate of soda, bicarb, baking soda, cream of tartar, yeast, cornstarch, arrowroot, gelling sugar, pectin, vinegar, oil, rapeseed,
onion, shallot, spring onion, scallion, leek, garlic, chive, tomato, tomato puree, passata, potato, sweet potato, carrot, parsnip, swede,
turnip, beetroot, radish, pea, mangetout, bean, green bean, runner bean, broad bean, black bean, borlotti bean, cannellini bean, haricot bean,
chickpea, lentil, split pea, sweetcorn, corn, courgette, zucchini, aubergine, cucumber, marrow, pumpkin, squash, chilli, chili, jalapeno,
capsicum, broccoli, cauliflower, cabbage, kale, chard, spinach, lettuce, rocket, watercress, pak choi, brussels sprout, sprout, asparagus,
artichoke, fennel, mushroom, olive, caper, gherkin, avocado, ginger, turmeric, okra, plantain, cassava, seaweed, nori, bamboo shoot,
apple, pear, plum, peach, nectarine, apricot, cherry, strawberry, raspberry, blackberry, blueberry, blackcurrant, redcurrant, cranberry,
gooseberry, rhubarb, fig, date, raisin, sultana, currant, prune, grape, banana, pineapple, mango, papaya, kiwi, melon, watermelon, orange,
lemon, lime, grapefruit, clementine, satsuma, tangerine, zest, pomegranate, passion fruit, coconut, jam, marmalade, berry, fruit,
rice, basmati, arborio, risotto rice, quinoa, polenta, cornmeal, tapioca, sago, millet, buckwheat, popcorn, flax, flaxseed, linseed,
chia seed, poppy seed, pumpkin seed, sunflower seed, hemp seed, pine nut, basil, parsley, coriander, cilantro, mint, dill, thyme, rosemary,
sage, oregano, tarragon, marjoram, chervil, bay leaf, bay, lemongrass, curry leaf, cumin, paprika, cinnamon, nutmeg, clove, cardamom, allspice,
vegetable, veg, salad leaf, corn on the cob, ketchup, sugar snap, yam, chicory, endive, celtuce, haricot, borlotti, cannellini, dal, mandarin, lychee, chestnut, agave, xanthan,
bicarbonate, mace, aniseed, galangal, tamarind, chia, star anise, anise, caraway, saffron, sumac, cayenne, chilli powder, chilli flake, fenugreek, juniper, peppercorn, herb, tea, coffee, cocoa
`;

const plain = new Set(PLAIN.split(/[,\n]+/).map((food) => foodWords(food).join(' ')));

/** Whether a text ends in one of them: a red onion is an onion, and onion relish is not. */
export function isPlainFood(text: string): boolean {
  const words = foodWords(text.split(/[,;(]|\b(?:or|and|for|to|in)\b/i)[0] ?? '');
  const bare = words.filter((word) => !FORMS.has(word));
  // salad leaves are one of them, and thyme leaves are thyme
  return [words, bare].some((some) =>
    LENGTHS.some((length) => length <= some.length && plain.has(some.slice(-length).join(' '))),
  );
}
const LENGTHS = [1, 2, 3, 4];

/** How a food is cut or sold, in the singular. */
const FORMS = new Set(
  'clove,powder,leaf,chunk,ring,flake,seed,stick,stalk,sprig,wedge,slice,juice,zest,puree,paste,ground,fresh,dried,frozen,chopped,ripe,tin,large,small'
    .split(',')
    .filter((form) => !plain.has(form)),
);
