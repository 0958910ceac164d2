import { foodWords } from '../../recipes/foods/singular-words';

/**
 * Everyday foods that the table of allergens does not list, because there is nothing to say about them. They only keep
 * "not recognised" for what is worth a look; standing here is no promise either.
 */
const PLAIN = `
onion, spring onion, shallot, garlic, leek, chive, carrot, parsnip, swede, turnip, beetroot, radish, potato, sweet potato, tomato, pepper
cucumber, courgette, zucchini, aubergine, squash, pumpkin, marrow, broccoli, cauliflower, cabbage, kale, spinach, chard, pak choi, sprout
lettuce, rocket, watercress, salad, salad leaf, fennel, artichoke, asparagus, pea, sugar snap, mangetout, green bean, runner bean, broad bean
sweetcorn, corn, mushroom, avocado, olive, caper, gherkin, okra, plantain, yam, celtuce, chicory, endive, vegetable, veg
bean, kidney bean, black bean, cannellini, cannellini bean, haricot, borlotti, butter bean, baked bean, chickpea, lentil, split pea, dal
rice, basmati, arborio, risotto rice, polenta, cornmeal, quinoa, millet, buckwheat, tapioca, arrowroot, xanthan
apple, pear, plum, peach, nectarine, apricot, cherry, strawberry, raspberry, blackberry, blueberry, gooseberry, currant, cranberry, rhubarb
banana, orange, lemon, lime, grapefruit, clementine, satsuma, mandarin, pineapple, mango, melon, watermelon, grape, kiwi, fig, date, pomegranate
papaya, passion fruit, lychee, berry, fruit, zest, juice, coconut, chestnut, pumpkin seed, sunflower seed, flaxseed, linseed, chia, poppy seed
salt, pepper, peppercorn, chilli, chili, paprika, cumin, coriander, turmeric, cinnamon, nutmeg, clove, cardamom, ginger, saffron, allspice, mace
cayenne, sumac, star anise, aniseed, caraway, fenugreek, vanilla, bay, bay leaf, basil, parsley, thyme, rosemary, oregano, sage, mint, dill
tarragon, marjoram, herb, lemongrass, galangal, horseradish, wasabi, tamarind
oil, olive oil, sunflower oil, rapeseed oil, vegetable oil, coconut oil, vinegar, sugar, caster sugar, icing sugar, maple syrup, golden syrup, agave
syrup, jam, cornflour, yeast, bicarbonate, bicarbonate of soda, baking soda, cocoa, coffee, tea, water, ice, passata, tomato puree, ketchup, egg
`;

const plain = new Set(
  PLAIN.trim()
    .split(/,\s*|\n/)
    .map((food) => foodWords(food).join(' ')),
);
const LONGEST = 3;

/** Whether a text names one of the everyday foods, in singular words. */
export function namesPlainFood(words: readonly string[]): boolean {
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= LONGEST && at + length <= words.length; length += 1)
      if (plain.has(words.slice(at, at + length).join(' '))) return true;
  }
  return false;
}
