/**
 * Words that mean the same thing in a shop: one thing per line, the preferred name first. Only where nobody could want
 * them separately: prawns and shrimps, biscuits and cookies, chips and crisps stay two things, since countries differ
 * over them.
 */
const SAME = `
courgette, zucchini
aubergine, eggplant, brinjal
coriander, cilantro, fresh coriander, coriander leaves, fresh cilantro, dhania
ground coriander, coriander powder, dhania powder
spring onion, scallion, green onion, salad onion
rocket, arugula, rocket leaves, roquette
swede, rutabaga
beetroot, beet
celeriac, celery root
broad bean, fava bean
haricot bean, navy bean
chickpea, garbanzo, garbanzo bean
mangetout, snow pea, mange tout
pak choi, bok choy, pak choy, bok choi
chinese leaf, chinese cabbage, napa cabbage
romaine lettuce, cos lettuce
bell pepper, capsicum, sweet pepper
red pepper, red bell pepper, red capsicum, red sweet pepper
green pepper, green bell pepper, green capsicum
yellow pepper, yellow bell pepper, yellow capsicum
orange pepper, orange bell pepper, orange capsicum
butternut squash, butternut
sweetcorn, sweet corn
new potato, baby potato
garlic, garlic clove, clove of garlic, garlic bulb, bulb of garlic
celery, celery stick, celery stalk, stick of celery
basil, fresh basil, basil leaves, fresh basil leaves
parsley, fresh parsley, parsley leaves
mint, fresh mint, mint leaves, fresh mint leaves
thyme, fresh thyme
rosemary, fresh rosemary
sage, fresh sage, sage leaves
dill, fresh dill
chive, fresh chive
ginger, fresh ginger, root ginger, ginger root, fresh root ginger
bay leaf, bay
beef mince, minced beef, ground beef, mince beef
pork mince, minced pork, ground pork
lamb mince, minced lamb, ground lamb
turkey mince, minced turkey, ground turkey
chicken mince, minced chicken, ground chicken
veal mince, minced veal, ground veal
chicken breast, chicken breast fillet, boneless chicken breast, skinless chicken breast, boneless skinless chicken breast, skinless boneless chicken breast, skinless chicken breast fillet
chicken thigh fillet, boneless chicken thigh, boneless skinless chicken thigh, skinless boneless chicken thigh
fish finger, fish stick
egg, free range egg
whole milk, full fat milk, full cream milk
semi skimmed milk, semi skimmed, semi skim milk
skimmed milk, skim milk, fat free milk, nonfat milk
double cream, heavy cream, heavy whipping cream
single cream, light cream
soured cream, sour cream
yogurt, yoghurt, yogourt
plain yogurt, natural yogurt
greek yogurt, greek style yogurt
cheddar, cheddar cheese
mozzarella, mozzarella cheese
parmesan, parmesan cheese, parmigiano reggiano, parmigiano
feta, feta cheese
brie, brie cheese
halloumi, halloumi cheese
ricotta, ricotta cheese
mascarpone, mascarpone cheese
goats cheese, goat cheese
ice cream, icecream
plain flour, all purpose flour, ap flour
self raising flour, self rising flour, sr flour
bread flour, strong flour, strong bread flour
wholemeal flour, whole wheat flour, wholewheat flour
cornflour, cornstarch, corn starch
bicarbonate of soda, baking soda, bicarb, bicarbonate soda, bicarb of soda, bicarb soda
caster sugar, castor sugar, superfine sugar
icing sugar, powdered sugar, confectioners sugar
golden raisin, sultana
porridge oats, rolled oats
ground almond, almond meal
flaked almond, sliced almond, almond flakes
stock cube, bouillon cube
vegetable stock cube, vegetable bouillon cube, veg stock cube
chicken stock cube, chicken bouillon cube
beef stock cube, beef bouillon cube
black pepper, ground pepper, freshly ground pepper, cracked pepper, ground black pepper, freshly ground black pepper, cracked black pepper, freshly cracked black pepper
chilli flakes, red pepper flakes, crushed chilli, red chilli flakes, dried chilli flakes, crushed red pepper
chilli powder, powdered chilli
extra virgin olive oil, evoo
rapeseed oil, canola oil
groundnut oil, peanut oil
peanut butter, peanutbutter
soy sauce, soya sauce
ketchup, tomato ketchup, catsup
mayonnaise, mayo
barbecue sauce, bbq sauce
couscous, cous cous
hummus, houmous, humous, humus, houmus, hommus
basmati rice, basmati
spaghetti, spaghetti pasta
penne, penne pasta
macaroni, macaroni pasta
lasagne sheet, lasagna sheet, lasagne pasta
breadcrumb, bread crumb
pitta bread, pita bread, pitta, pita
tortilla wrap, wrap
cornflakes, corn flakes
potato crisp, crisp
doughnut, donut
orange juice, oj
fizzy water, sparkling water, carbonated water
coke, coca cola
teabag, tea bag
toilet roll, loo roll, toilet paper, toilet tissue, bog roll, loo paper, bathroom tissue
kitchen roll, kitchen paper, paper towel, kitchen towel
washing up liquid, dish soap, dishwashing liquid, dish washing liquid
dishwasher tablet, dishwasher tab, dishwasher pod
bin bag, bin liner, trash bag, garbage bag, rubbish bag, refuse sack, bin sack
cling film, clingfilm, plastic wrap, saran wrap, cling wrap
tin foil, tinfoil, aluminium foil, aluminum foil, kitchen foil, foil
baking paper, baking parchment, parchment paper
nappy, diaper
sanitary towel, sanitary pad
light bulb, lightbulb
`;

/** Spellings of single words, in the singular, at any position. */
const SPELLINGS = `
chilli: chili, chile, chilly, chily, chillis, chilis
yogurt: yoghurt, yogourt
soy: soya
tinned: canned, tin, can
sulphate: sulfate
flavour: flavor
wholemeal: wholewheat
veg: veggie
vegetable: vegetables
mango: mangoe
avocado: avocadoe
kiwi: kiwis
zucchini: zucchinis
broccoli: broccolis, brocolli, brocoli
ravioli: raviolis
leaf: leave
half: halve
knife: knive
quiche: quich
brioche: brioch
omelette: omelet
lasagne: lasagna
bouillon: boullion
mozzarella: mozarella
parmesan: parmesean
grey: gray
`;

const lines = (table: string): string[] => table.trim().split('\n');

export const SAME_THINGS: readonly (readonly [name: string, others: readonly string[]])[] = lines(SAME).map((line) => {
  const [name = '', ...others] = line.split(', ');
  return [name, others];
});

export const SPELLED: ReadonlyMap<string, string> = new Map(
  lines(SPELLINGS).flatMap((line) => {
    const [word = '', others = ''] = line.split(': ');
    return others.split(', ').map((other): [string, string] => [other, word]);
  }),
);
