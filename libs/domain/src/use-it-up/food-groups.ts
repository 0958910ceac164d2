import { isFoodQuality } from '../kitchen/house-index';
import { foodWords } from '../recipes/foods/singular-words';

/**
 * Foods that can replace each other in a simple dish: "carrot" is a vegetable and a root. By group, in the singular,
 * the best fitting first. A food may be in several groups. Foods in no group are listed in "none" ("chicken stock" is
 * not chicken).
 */
const GROUPS = {
  egg: 'egg,quail egg,duck egg',
  cheese:
    'cheddar,cheese,mozzarella,red leicester,gruyere,gouda,edam,emmental,double gloucester,monterey jack,brie,camembert,stilton,blue cheese,grated cheese,vegan cheese',
  parmesan: 'parmesan,pecorino,grana padano',
  feta: 'feta,goat cheese',
  halloumi: 'halloumi,paneer',
  'soft cheese': 'cream cheese,philadelphia,ricotta,mascarpone,cottage cheese',
  cream: 'cream,double cream,single cream,creme fraiche,soured cream,sour cream,soya cream,oat cream',
  yogurt: 'yogurt,yoghurt,greek yogurt,skyr,soya yogurt,coconut yogurt',
  milk: 'milk,oat milk,soya milk,soy milk,almond milk,rice milk',
  bread: 'bread,loaf,sourdough,baguette,ciabatta,bread roll,roll,bagel,english muffin,crumpet,rye bread,focaccia',
  wrap: 'wrap,tortilla wrap,tortilla,flatbread,chapati,corn tortilla',
  pitta: 'pitta,pitta bread,pita,pita bread,naan,naan bread',
  pasta: 'pasta,spaghetti,penne,fusilli,macaroni,linguine,tagliatelle,rigatoni,farfalle,orzo,conchiglie',
  'lasagne sheet': 'lasagne sheet,lasagne',
  noodle: 'noodle,egg noodle,rice noodle,ramen noodle,udon noodle,ramen',
  rice: 'rice,basmati rice,basmati,jasmine rice,brown rice,long grain rice,white rice',
  'risotto rice': 'risotto rice,arborio,arborio rice,paella rice',
  couscous: 'couscous,bulgur wheat,bulgur,quinoa',
  lentil: 'red lentil,lentil,green lentil,puy lentil',
  oat: 'porridge oat,oat,rolled oat,oatmeal',
  flour: 'plain flour,flour,self raising flour,wholemeal flour',
  cereal: 'granola,muesli,cereal',
  potato: 'potato,new potato,baking potato,baby potato',
  'sweet potato': 'sweet potato',
  bean: 'chickpea,kidney bean,black bean,butter bean,cannellini bean,mixed bean,haricot bean,borlotti bean,bean',
  'baked bean': 'baked bean',
  tomato: 'tomato,cherry tomato,plum tomato,vine tomato,beef tomato',
  'tinned tomato': 'chopped tomato,tinned tomato,passata,tinned plum tomato,canned tomato,tomato passata',
  onion: 'onion,red onion,shallot,leek,spring onion',
  garlic: 'garlic',
  leaf: 'spinach,kale,chard,cavolo nero,pak choi,savoy cabbage,cabbage,spring green',
  root: 'carrot,parsnip,swede,celeriac,turnip,beetroot,butternut squash,squash,pumpkin,sweet potato',
  veg: 'courgette,red pepper,pepper vegetable,green pepper,yellow pepper,bell pepper,sweet pepper,mushroom,broccoli,carrot,spinach,pea,green bean,aubergine,asparagus,cauliflower,sweetcorn,sugar snap,sugar snap pea,mangetout,pak choi,cabbage,kale,celery,fennel,leek,parsnip,butternut squash,squash,chard,runner bean,tenderstem broccoli,brussels sprout,sprout,zucchini,eggplant,mixed vegetable,bean sprout,baby corn,petits pois,garden pea,petit pois,corn,cavolo nero,swede,pumpkin,celeriac',
  mushroom: 'mushroom,chestnut mushroom,button mushroom',
  pepper: 'red pepper,pepper vegetable,yellow pepper,green pepper,bell pepper,sweet pepper',
  aubergine: 'aubergine,eggplant,courgette',
  broccoli: 'broccoli,cauliflower,tenderstem broccoli',
  salad:
    'salad,salad leaf,lettuce,little gem,rocket,cucumber,watercress,romaine,iceberg,mixed leaf,celery,radish,red cabbage,baby spinach,little gem lettuce,iceberg lettuce,romaine lettuce',
  avocado: 'avocado',
  chicken:
    'chicken,chicken breast,chicken thigh,cooked chicken,turkey,turkey breast,roast chicken,chicken thigh fillet',
  'whole chicken': 'whole chicken',
  mince:
    'minced beef,beef mince,ground beef,mince,minced lamb,lamb mince,minced pork,pork mince,turkey mince,minced turkey,ground turkey,soya mince,vegetarian mince,veggie mince',
  sausage: 'sausage,pork sausage,chipolata,vegetarian sausage,veggie sausage,chicken sausage',
  bacon: 'bacon,streaky bacon,back bacon,lardon,pancetta',
  ham: 'ham,salami,chorizo,turkey ham,parma ham,prosciutto',
  beef: 'stewing steak,diced beef,braising steak,stewing beef,diced lamb,stewing lamb,diced pork',
  steak: 'steak,sirloin steak,rump steak,lamb chop,ribeye',
  pork: 'pork fillet,pork loin,pork,diced pork,pork chop,pork steak',
  fish: 'salmon,cod,haddock,trout,sea bass,plaice,pollock,hake,white fish,fish,sea bream,mackerel,smoked haddock,salmon fillet,cod fillet',
  tuna: 'tuna,sardine,pilchard,tinned salmon,tinned tuna,tinned mackerel,smoked mackerel',
  prawn: 'prawn,king prawn,shrimp',
  tofu: 'tofu,tempeh,firm tofu',
  banana: 'banana',
  berry: 'strawberry,raspberry,blueberry,blackberry,berry,mixed berry,frozen berry',
  apple: 'apple,pear',
  fruit:
    'banana,apple,pear,strawberry,raspberry,blueberry,blackberry,berry,mixed berry,frozen berry,grape,orange,satsuma,clementine,kiwi,mango,peach,nectarine,plum,pineapple,melon,cherry,apricot,tangerine',
  honey: 'honey,maple syrup,golden syrup',
  'nut butter': 'peanut butter,almond butter,cashew butter,nut butter',
  hummus: 'hummus,houmous',
  pesto: 'pesto,green pesto,red pesto',
  mayo: 'mayonnaise,mayo,vegan mayonnaise',
  soy: 'soy sauce,tamari,teriyaki sauce,teriyaki,soya sauce',
  curry: 'curry paste,curry powder,garam masala,tikka paste,korma paste,thai curry paste',
  stock:
    'stock,vegetable stock,chicken stock,beef stock,stock cube,vegetable stock cube,chicken stock cube,beef stock cube,bouillon',
  'coconut milk': 'coconut milk,coconut cream',
  spice: 'paprika,smoked paprika,cumin,chilli powder,fajita seasoning,taco seasoning,ground cumin,turmeric',
  herb: 'parsley,basil,coriander,mint,dill,chive,thyme,rosemary,oregano,mixed herb',
  lemon: 'lemon,lime',
  olive: 'olive,black olive,green olive',
  pastry: 'puff pastry,ready rolled puff pastry',
  shortcrust: 'shortcrust pastry,shortcrust,pastry,pie crust',
  none: 'water chestnut,chestnut,prawn cracker,fish sauce,oyster sauce,fish finger,cream of tartar,ice cream,coconut water,corn flour,cornflour,ground almond,bread flour,strong flour,gram flour,corn flake,rice cake,rice vinegar,baby food,cat food,dog food,crisp,soup,ketchup,juice,jam,biscuit,cake,chocolate,mince pie,mincemeat,fruit juice,tomato puree,tomato paste,sundried tomato,potato crisp,peanut,black pepper,white pepper,pepper,fish cake,fish stock,banana bread,tomato ketchup,apple juice,apple sauce,pizza,pie,pudding,custard,sausage roll,egg white,condensed milk,evaporated milk,chocolate milk,milk chocolate,garlic bread,sponge,tea,coffee,wine,vinegar,mustard,oil',
} as const;

export type FoodGroup = Exclude<keyof typeof GROUPS, 'none'>;

const groupsByPhrase = new Map<string, { groups: FoodGroup[]; rank: Map<FoodGroup, number> }>();
let longest = 1;
for (const [group, phrases] of Object.entries(GROUPS)) {
  for (const [rank, phrase] of phrases.split(',').entries()) {
    const words = foodWords(phrase);
    const key = words.join(' ');
    const entry = groupsByPhrase.get(key) ?? { groups: [], rank: new Map<FoodGroup, number>() };
    groupsByPhrase.set(key, entry);
    longest = Math.max(longest, words.length);
    if (group === 'none') continue;
    entry.groups.push(group as FoodGroup);
    entry.rank.set(group as FoodGroup, rank);
  }
}

/** A food's role in a dish. */
export interface KnownFood {
  /** Its groups, with how well it fits each: 0 best. */
  rank: ReadonlyMap<FoodGroup, number>;
  /** The words of the table that were found: "chicken breast". */
  phrase: string;
  /** It has to be cooked before eating. */
  isRaw: boolean;
  /** Its name within a title, in singular: "chicken". */
  short: string;
}

/** Groups of foods that are bought uncooked. */
const RAW: ReadonlySet<string> = new Set(
  'egg,halloumi,pasta,noodle,rice,risotto rice,couscous,lentil,potato,sweet potato,aubergine,broccoli,mushroom,chicken,whole chicken,mince,sausage,bacon,beef,steak,pork,fish,prawn,tofu'.split(
    ',',
  ),
);
/** Exceptions: foods of these groups that are sold ready to eat, and others that nobody eats raw. */
const READY = /^(?:cooked|roast) /;
const COOKED_ANYWAY = new Set(
  'parsnip,swede,squash,butternut squash,pumpkin,celeriac,leek,green bean,runner bean,kale,asparagus'.split(','),
);

const isRaw = (phrase: string, groups: readonly string[]): boolean =>
  !READY.test(phrase) && (COOKED_ANYWAY.has(phrase) || groups.some((group) => RAW.has(group)));

/** A part of it, at the end of the name. */
const PARTS = new Set('fillet,leaf,bulb,clove,stalk,stick,head,floret,piece,chunk,slice,bunch,sprig,rasher'.split(','));
/** How it is preserved, if the rest of the name is enough. */
const KEPT = /^(?:tinned|canned|tin of|tins of|can of|cans of|jar of|bag of|packet of|pack of)\s+/i;
const DRIED = new Set(['dried', 'ground', 'powder']);

/** Finds the groups of a food by the longest match at the end of its name; null if it is unknown. */
export function knownFood(name: string): KnownFood | null {
  const text = name.slice(0, 200).split(/[,(;]| (?:in|with|for) /)[0] ?? '';
  // the plural of a pepper is a vegetable
  const plain = text.trim().replace(/\bpeppers\b/i, 'pepper vegetable');
  const isTinned = KEPT.test(plain) && /^(?:tin|can)/i.test(plain);
  const bare = foodWords(plain.replace(KEPT, '')).filter((word) => !/^\d/.test(word));
  const words = isTinned ? ['tinned', ...bare] : bare;
  while (words.length > 1 && PARTS.has(words.at(-1) ?? '') && !groupsByPhrase.has(words.slice(-2).join(' ')))
    words.pop();
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const phrase = words.slice(-length).join(' ');
    const entry = groupsByPhrase.get(phrase);
    if (!entry) continue;
    const isHerb = entry.groups.includes('herb') || entry.groups.includes('spice');
    if (entry.groups.length === 0 || (!isHerb && words.some((word) => DRIED.has(word) && !phrase.includes(word))))
      return null;
    return { rank: entry.rank, phrase, isRaw: isRaw(phrase, entry.groups), short: shortName(phrase) };
  }
  return null;
}

/** Preparations and cuts of a food, in addition to the table and the kitchen's words. */
const MADE = new Set(
  'smoked,dried,ground,roast,roasted,toasted,tinned,canned,minced,stewing,braising,streaky,back,dark,hot,sweet,soft,hard,crunchy,smooth,wholegrain,wholemeal,flaked,new,spring,can,tin,jar,bag,packet,pack'.split(
    ',',
  ),
);
const inTable = new Set([...groupsByPhrase.keys()].flatMap((phrase) => phrase.split(' ')));

/** A food within a sentence, without brands or numbers that a cook does not need ("xq7 chickpeas"). */
export function spokenName(name: string, { phrase }: KnownFood): string {
  const words = name.trim().split(/\s+/);
  const last = words.length - phrase.split(' ').length;
  const meant = words.findIndex(
    (word, at) =>
      at >= last || foodWords(word).some((each) => inTable.has(each) || isFoodQuality(each) || MADE.has(each)),
  );
  return words.slice(Math.max(meant, 0)).join(' ');
}

/** Shorter names for titles. */
const SHORT: readonly (readonly [words: RegExp, short: string])[] = [
  [/\bpepper vegetable$/, 'pepper'],
  [/^(?:stewing|braising) steak$/, 'beef'],
  [/^(?:minced|ground|diced|stewing) (\w+)$/, '$1'],
  [/^(\w+) mince$/, '$1'],
  [/^(?:cooked |roast |whole )?(chicken|turkey)(?: breast| thigh)?$/, '$1'],
  [/^(?:tinned|canned|chopped|frozen|baby|king) /, ''],
  [/^(?:porridge|rolled) oat$/, 'oat'],
  [/^(salmon|cod) fillet$/, '$1'],
  [/^(?:\w+ )?(?:basmati|jasmine|brown|white|grain) rice$/, 'rice'],
  [/ leaf$/, ''],
];

function shortName(phrase: string): string {
  let short = phrase;
  for (const [words, instead] of SHORT) short = short.replace(words, instead);
  return short;
}
