/** Names of one thing that contain an "and", in any context. */
const ONE_THING = `
fish|chips, mac|cheese, macaroni|cheese, half|half, bangers|mash, pie|mash, bubble|squeak, gin|tonic, rum|coke, surf|turf,
cookies|cream, ben|jerry, ben|jerrys, head|shoulders, marks|spencer, marks|spencers, m|m, m|ms, johnson|johnson, arm|hammer,
tate|lyle, lea|perrins, baker|baker, bread|butter pudding, black|white pudding, toad|hole, p|p, h|s, r|r
`;

/** Flavours that belong together when followed by a matching word: "cheese and onion crisps". */
const FLAVOURS = `
salt|vinegar, salt|pepper, sea salt|vinegar, sea salt|black pepper, salt|black pepper, salted|caramel, cheese|onion, cheese|chive,
cheese|tomato, cheese|bacon, cheese|ham, sour cream|onion, sour cream|chive, cream|chive, cream cheese|chive, onion|garlic, garlic|herb,
garlic|coriander, garlic|parsley, garlic|chilli, lemon|garlic, sage|onion, thyme|onion, carrot|coriander, leek|potato, tomato|basil,
tomato|herb, tomato|mascarpone, tomato|chilli, tomato|red pepper, tomato|lentil, red pepper|tomato, pea|ham, pea|mint, lentil|bacon,
broccoli|stilton, broccoli|cheese, spinach|ricotta, spinach|feta, goats cheese|onion, mushroom|garlic, chicken|mushroom, chicken|leek,
chicken|bacon, chicken|sweetcorn, chicken|vegetable, chicken|ham, chicken|noodle, ham|mushroom, ham|cheese, ham|pineapple, ham|egg,
ham|pea, egg|cress, egg|bacon, steak|kidney, steak|ale, steak|onion, steak|stilton, beef|onion, beef|ale, beef|vegetable, beef|horseradish,
pork|apple, pork|leek, pork|chive, turkey|stuffing, cranberry|brie, cranberry|orange, tuna|sweetcorn, tuna|mayo, prawn|mayo, sweet|sour,
sweet|salty, sweet|salted, sweet|chilli, hot|spicy, hot|sour, lime|coriander, chilli|lime, lemon|lime, lemon|ginger, lemon|thyme, lemon|herb,
lemon|honey, honey|lemon, honey|mustard, honey|oat, oat|honey, honey|nut, nut|raisin, fruit|nut, fruit|fibre, fruit|veg, fruit|spice,
nuts|raisins, rum|raisin, apple|mango, apple|blackcurrant, apple|blackberry, apple|raspberry, apple|pear, apple|cinnamon, apple|rhubarb,
apple|elderflower, apple|custard, orange|mango, orange|passion fruit, orange|pineapple, orange|lemon, pineapple|coconut, mango|passion fruit,
mango|lime, strawberry|banana, strawberry|vanilla, strawberry|cream, strawberry|kiwi, strawberries|cream, peaches|cream, peach|mango,
peach|apricot, raspberry|white chocolate, raspberry|vanilla, cherry|almond, cherry|vanilla, pear|almond, date|walnut, coffee|walnut,
carrot|walnut, banana|walnut, chocolate|hazelnut, chocolate|orange, chocolate|vanilla, mint|chocolate, mint|choc, mint|choc chip, rhubarb|custard,
rhubarb|ginger, rhubarb|vanilla, elderflower|lemon, elderflower|mint, blackcurrant|apple, camomile|honey, shea|vanilla, aloe|cucumber,
coconut|lime, coconut|vanilla, milk|honey, lavender|camomile, tea tree|mint, cat|dog, bread|butter, peanut butter|jelly, black|white,
rice|peas, seeds|grains, nut|seed, oil|vinegar, sugar|spice, wash|go, wash|shave, shampoo|conditioner, food|drink, left|right
`;

const pairs = (table: string): ReadonlySet<string> => new Set(table.trim().split(/,\s*/));
const oneThing = pairs(ONE_THING);
const flavours = pairs(FLAVOURS);

const MOST_WORDS = 2;

/** Whether an "and" is part of a name, by the words on both sides. */
export function isWithinName(before: readonly string[], after: readonly string[]): boolean {
  for (let first = 1; first <= Math.min(MOST_WORDS, before.length); first += 1) {
    for (let second = 1; second <= Math.min(MOST_WORDS, after.length); second += 1) {
      const pair = `${before.slice(-first).join(' ')}|${after.slice(0, second).join(' ')}`;
      if (oneThing.has(pair)) return true;
      if (after.length > second && (flavours.has(pair) || flavours.has(inSingular(pair)))) return true;
    }
  }
  return false;
}

const inSingular = (pair: string): string => pair.replace(/s(?=\||$)/g, '');
