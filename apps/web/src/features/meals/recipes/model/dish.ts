import type { Dish } from '../../../../ui/drawings/dishes/dishes';

/** Words of titles and tags, in order of precedence: a fish pie is a pie, a lentil soup a soup. */
const WORDS: readonly (readonly [Dish, RegExp])[] = [
  // not what their last word says
  ['fish', /\b(fish ?cakes?|crab ?cakes?|sushi|sashimi)\b/],
  ['taco', /\b(tacos?|burritos?|wraps?|fajitas?|quesadillas?|kebabs?|gyros|shawarma|tortillas?|pittas?)\b/],
  ['burger', /\b(burgers?|cheeseburgers?|hamburgers?|sliders?|hot ?dogs?|sandwich(?:es)?|toasties?|paninis?)\b/],
  ['soup', /\b(soups?|broth|chowder|bisque|ramen|pho|minestrone|gazpacho|laksa|consomm[eé])\b/],
  ['salad', /\b(salads?|slaw|coleslaw|tabbouleh|poke)\b/],
  ['pizza', /\b(pizzas?|flatbreads?|calzone|focaccia)\b/],
  [
    'gratin',
    /\b((?:cottage|shepherd[’']?s|fish) pie|lasagn[ae]|gratin|bakes?|casseroles?|enchiladas?|toad in the hole|moussaka|dauphinoise|macaroni cheese|mac (?:and|&|n) cheese)\b/,
  ],
  ['pancakes', /\b(pancakes?|waffles?|cr[eê]pes?|blinis?|fritters?|french toast)\b/],
  [
    'pasta',
    /\b(pastas?|spaghetti|bolognese|carbonara|linguine|penne|tagliatelle|rigatoni|gnocchi|ravioli|macaroni|noodles?|orzo|fettuccine)\b/,
  ],
  [
    'curry',
    /\b(curry|curries|tikka|korma|masala|dhal|daa?l|jalfrezi|stir[- ]?fry|fried rice|risotto|paella|biryani|pilaf|rice|bowls?|porridge|oats|granola|muesli)\b/,
  ],
  ['pie', /\b(pies?|tarts?|quiches?|pastry|pasties|pasty|crumbles?|cobbler|strudel|galette|wellington)\b/],
  [
    'cake',
    /\b(cakes?|cupcakes?|muffins?|brownies?|biscuits?|cookies?|flapjacks?|cheesecake|sponge|pudding|desserts?|trifle|meringues?|pavlova|ice cream|mousse|fudge)\b/,
  ],
  ['bread', /\b(breads?|loaf|loaves|rolls?|buns?|scones?|bagels?|toast|naan|sourdough)\b/],
  [
    'pot',
    /\b(stews?|(?<!sweet )chill?i(?! (?:prawns?|salmon|squid|crab))|goulash|tagine|hotpot|ragout|ragu|jam|chutney|beans)\b/,
  ],
  [
    'fish',
    /\b(fish|salmon|cod|haddock|tuna|trout|mackerel|prawns?|seafood|sea bass|sardines?|mussels|squid|crab|calamari)\b/,
  ],
  [
    'roast',
    /\b(roasts?|roasted|chicken|turkey|duck|lamb|beef|pork|ham|gammon|steaks?|sausages?|ribs|meatloaf|meatballs?|schnitzel)\b/,
  ],
  ['gratin', /\b(traybakes?|parmigiana|frittata|ratatouille)\b/],
];

/** The drawing for a recipe without a picture: by its title, or otherwise by its tags. */
export function dishOf({ title, tags }: { title: string; tags: readonly string[] }): Dish {
  for (const text of [title, tags.join(', ')]) {
    const lower = text.toLowerCase();
    const found = WORDS.find(([, pattern]) => pattern.test(lower));
    if (found) return found[0];
  }
  return 'pot';
}
