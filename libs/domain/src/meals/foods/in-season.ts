import { SEASONS, type Season } from '../week';

/** Fruit and vegetables by the seasons of north-western Europe; those available all year are not listed. */
const PRODUCE: Readonly<Record<Season, string>> = {
  spring:
    'asparagus|spring green|radish|rhubarb|watercress|new potato|jersey royal|wild garlic|purple sprouting broccoli|broad bean|pea',
  summer:
    'courgette|zucchini|tomato|cucumber|runner bean|sweetcorn|aubergine|strawberry|raspberry|cherry|peach|nectarine|apricot|gooseberry|blueberry|fennel|broad bean|pea',
  fall: 'pumpkin|squash|butternut squash|apple|pear|plum|damson|blackberry|fig|beetroot|wild mushroom|leek|celeriac|parsnip|quince|marrow',
  winter:
    'leek|parsnip|swede|turnip|kale|brussel sprout|sprout|celeriac|red cabbage|savoy cabbage|chestnut|jerusalem artichoke|clementine|cavolo nero',
};

const seasonsByFood = new Map<string, Season[]>();
for (const season of SEASONS) {
  for (const food of PRODUCE[season].split('|')) seasonsByFood.set(food, [...(seasonsByFood.get(food) ?? []), season]);
}

/** Canned, frozen and dried food has no season, and neither does a puree. */
const KEPT = new Set(
  'tin tinned can canned frozen dried chopped passata puree paste ketchup sauce jar juice vinegar jam stock oil sundried chutney'.split(
    ' ',
  ),
);

const TAGS: ReadonlyMap<string, Season> = new Map([
  ['spring', 'spring'],
  ['easter', 'spring'],
  ['summer', 'summer'],
  ['barbecue', 'summer'],
  ['bbq', 'summer'],
  ['picnic', 'summer'],
  ['fall', 'fall'],
  ['autumn', 'fall'],
  ['halloween', 'fall'],
  ['winter', 'winter'],
  ['christmas', 'winter'],
]);

/** The seasons of a dish: from its tags, or else from its produce; empty: any. */
export function seasonsOf(tags: readonly string[], ingredients: readonly (readonly string[])[]): Season[] {
  const tagged = tags.flatMap((tag) => TAGS.get(tag) ?? []);
  if (tagged.length > 0) return SEASONS.filter((season) => tagged.includes(season));
  const grown = ingredients.flatMap((words) => {
    if (words.some((word) => KEPT.has(word))) return [];
    for (let length = 3; length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const seasons = seasonsByFood.get(words.slice(at, at + length).join(' '));
        if (seasons) return [seasons];
      }
    }
    return [];
  });
  // a dish of tomatoes and leeks has no particular season
  return SEASONS.filter((season) => grown.length > 0 && grown.every((seasons) => seasons.includes(season)));
}
