import type { FoodTrait } from './traits';

export interface Food {
  /** In singular, lower case, without accents, as `foodWords` makes them. */
  words: string;
  contains: readonly FoodTrait[];
  may: readonly FoodTrait[];
}

/**
 * What foods contain: traits, then the words. "?" marks what some brands or recipes contain. "-" contains none of the
 * traits: a misleading name, listed so that its words are not matched one by one ("coconut milk").
 */
const TABLE = `
-: coconut milk, coconut cream, coconut whipped cream, coconut butter, coconut yogurt, coconut yoghurt, coconut flour, coconut aminos, rice milk, hemp milk
-: coconut, nutmeg, butternut squash, butternut, water chestnut, chestnut, chestnut mushroom, chestnut flour, tiger nut, pine nut
-: cocoa butter, shea butter, apple butter, butter bean, butter lettuce, butterhead lettuce, cream of tartar, cream soda
-: buckwheat, buckwheat flour, rice flour, corn flour, cornflour, maize flour, potato flour, tapioca flour, cassava flour, gram flour
-: chickpea flour, besan, quinoa flour, teff flour, sorghum flour, millet flour, rice noodle, glass noodle, rice paper, rice cake
-: rice vermicelli, rice pasta, corn tortilla, tortilla chip, corn pasta, lentil pasta, kelp noodle, konjac noodle
-: crab apple, doughnut peach, oyster mushroom, eggplant, beef tomato, beefsteak tomato, chicken of the woods, horseradish, duck sauce
-: ginger beer, root beer, ginger ale, nutritional yeast, lemongrass, milk thistle, mustard green, cauliflower steak, cabbage steak
-: steak seasoning, chicken seasoning, fish seasoning, turkey rub, chicken rub, pork rub, goose grass, goose berry
-: honeydew melon, honeydew, honeynut squash, kidney bean, red kidney bean, vegetable suet, rice wine vinegar, rice vinegar
milk: milk, whole milk, semi skimmed milk, skimmed milk, buttermilk, condensed milk, evaporated milk, milk powder, dried milk, goat milk
milk: butter, ghee, clarified butter, cream, double cream, single cream, whipping cream, sour cream, soured cream, clotted cream
milk: creme fraiche, fromage frais, quark, skyr, kefir, yogurt, yoghurt, yogourt, labneh, curd, curd cheese, whey, casein
milk: cream cheese, cottage cheese, ricotta, mascarpone, paneer, queso fresco, philadelphia
milk: lactose, dulce de leche, ice cream, gelato, halfandhalf, raita, tzatziki, lassi
milk, rennet?: goat cheese, mozzarella, burrata, feta, halloumi, cheese, cheddar, brie, camembert, emmental, gouda, edam, stilton, blue cheese, roquefort, red leicester, wensleydale
milk, rennet?: provolone, fontina, taleggio, havarti, raclette, monterey jack, double gloucester, swiss cheese, american cheese, queso
milk, rennet: parmesan, parmigiano, parmigiano reggiano, grana padano, pecorino, pecorino romano, gorgonzola, gruyere, manchego
milk, eggs, gluten?: custard, creme patissiere
milk?, eggs?, gluten?: custard powder, instant custard
milk: toffee, caramel sauce, fudge, butterscotch
milk, gluten: bechamel, bechamel sauce, white sauce, cheese sauce
milk, soya?: milk chocolate, white chocolate, milk chocolate chip, white chocolate chip
milk?, soya?: hot chocolate, margarine, dark chocolate, chocolate, chocolate chip, plain chocolate, cooking chocolate, drinking chocolate, non dairy creamer
milk?: buttery spread, baking spread, sorbet, caramel, rice pudding, mashed potato, protein powder
soya?, nuts?: vegan cheese, vegan butter, vegan cream, vegan cream cheese, plant based cheese, vegan yogurt, vegan spread
soya?, mustard?: vegan mayonnaise, vegan mayo
eggs: egg, egg yolk, egg white, yolk, meringue, albumen, advocaat
eggs, mustard?: mayonnaise, mayo, aioli, tartare sauce
eggs, milk: hollandaise, hollandaise sauce, bearnaise, bearnaise sauce
eggs?: egg substitute, egg alternative
eggs, milk: lemon curd, zabaglione, mousse, creme anglaise, quiche filling, carbonara sauce
eggs, gluten: egg noodle, fresh pasta, egg pasta, yorkshire pudding, sponge finger, ladyfinger, lady finger
eggs, mustard?: salad cream
eggs, fish, milk?, mustard?: caesar dressing, caesar salad dressing
gluten: wheat, flour, plain flour, self raising flour, bread flour, strong flour, wholemeal flour, all purpose flour, 00 flour, spelt, spelt flour
gluten: rye, rye flour, barley, pearl barley, oat, oatmeal, porridge oat, oat bran, oatcake, bran, wheatgerm, bulgur, bulgur wheat, bulghur
gluten: couscous, semolina, farro, freekeh, kamut, einkorn, emmer, triticale, seitan, vital wheat gluten, gluten, farina, graham flour, durum
gluten: bread, breadcrumb, panko, toast, roll, bread roll, bun, baguette, ciabatta, sourdough, pitta, pita, flatbread, wrap, bagel, crouton
gluten: cracker, pretzel, matzo, rusk, crispbread, breadstick, filo, filo pastry, phyllo, malt, malt extract, weetabix
gluten: pasta, spaghetti, penne, fusilli, macaroni, linguine, rigatoni, farfalle, orzo, pappardelle, conchiglie, vermicelli, cannelloni, ditalini
gluten: udon, udon noodle, ramen noodle, wheat noodle, flour tortilla, malt vinegar, granary bread, stuffing, stuffing mix, dumpling wrapper
gluten, eggs?: noodle, ramen, tagliatelle, lasagne, lasagna, lasagne sheet, fettuccine, gnocchi, wonton wrapper, wonton, spring roll wrapper, pierogi
eggs, gluten, milk: choux pastry, choux, profiterole, eclair
gluten, eggs?, milk?: batter, pastry, puff pastry, shortcrust pastry, shortcrust, pie crust, pie case, pizza dough, pizza base, dough, cake, sponge
gluten, eggs, milk?: brioche, pancake, waffle, crepe, muffin, doughnut, donut, panettone, sponge cake, tortellini, ravioli, brownie, cupcake
gluten, milk: croissant, shortbread, scone, naan, naan bread, pain au chocolat
gluten, milk?, nuts?: biscuit, cookie, digestive, digestive biscuit, graham cracker, oreo, rich tea, ginger nut, wafer, granola, muesli, cereal
gluten, eggs?, milk?, nuts?: trifle sponge, cheesecake base, cake mix, brownie mix
gluten, eggs?, milk?: filled pasta, gingerbread, cornbread, soda bread, crumpet, english muffin
pork, eggs, gluten: scotch egg
gluten?: tortilla, taco, taco shell, gravy, gravy granule, baking powder, cornflake, rice krispie, puffed rice, papad, poppadom, soba, soba noodle
gluten?, milk?: crisp, potato crisp, oven chip, hash brown, spice mix, taco seasoning, fajita seasoning, curry paste
gluten, alcohol: beer, ale, lager, stout, guinness, pale ale
soya, gluten: dark soy, light soy, soy sauce, soya sauce, dark soy sauce, light soy sauce, shoyu, teriyaki, teriyaki sauce, ponzu, kecap manis
soya, gluten?: tamari, miso, miso paste, gochujang, black bean sauce, doenjang, bean paste
soya, gluten?, sesame?: hoisin, hoisin sauce, plum sauce, stir fry sauce, yakitori sauce
soya: soya, soy, soya milk, soy milk, soya cream, soy cream, soya yogurt, soybean, soya bean, edamame, tofu, tempeh, soya mince, soy protein
soya: textured vegetable protein, tvp, soya lecithin, soy lecithin, natto, bean curd, silken tofu, yuba
soya?, gluten?, eggs?: quorn, vegetarian mince, veggie mince, veggie sausage, veggie burger, meat substitute
soya?, gluten?: vegan mince, vegan sausage, vegan burger, plant based mince, plant based sausage, plant based burger
gluten: oat milk, oat cream, oat drink, oat yogurt, oat yoghurt
nuts: almond milk, almond butter, almond flour, almond extract, ground almond, flaked almond, almond, hazelnut, walnut, cashew, cashew nut
nuts: cashew butter, cashew milk, pecan, pecan nut, brazil nut, pistachio, pistachio nut, macadamia, macadamia nut, queensland nut
nuts: hazelnut milk, hazelnut butter, marzipan, frangipane, praline, gianduja, orgeat, nut oil
nuts: cashew cream, cashew cheese, cashew yogurt, cashew yoghurt, almond cream, almond cheese, almond yogurt, almond yoghurt
nuts, eggs?: nougat
nuts, eggs: amaretti, amaretti biscuit, macaron, macaroon
nuts?, alcohol: amaretto
nuts, gluten?, eggs?: nut roast
nuts, peanuts?: nut, mixed nut, chopped nut, nut butter, nut mix, nut milk, trail mix, dukkah, baklava
nuts, milk, soya: nutella, chocolate spread, hazelnut spread, chocolate hazelnut spread
milk: kulfi
nuts?, milk?: korma paste, tikka masala sauce
milk, rennet, nuts?: pesto, green pesto, basil pesto, red pesto, pesto sauce
peanuts: peanut, peanut butter, groundnut, groundnut oil, ground nut oil, peanut oil, arachis oil, satay, satay sauce, satay paste, monkey nut
sesame: sesame, sesame seed, sesame oil, toasted sesame oil, tahini, tahini paste, halva, gomasio, benne seed
sesame: hummus, houmous, humus, baba ganoush, baba ghanoush, furikake
sesame?: zaatar, za atar, everything bagel seasoning, falafel, falafel mix, mixed seed, seed mix
gluten, sesame?: burger bun, hamburger bun, bagel thin
fish: fish, white fish, oily fish, cod, haddock, salmon, tuna, mackerel, sardine, anchovy, trout, sea bass, seabass, bass, bream, sea bream
fish: halibut, plaice, sole, lemon sole, hake, pollock, coley, monkfish, herring, kipper, pilchard, sprat, whitebait, swordfish, turbot, tilapia
fish: catfish, snapper, carp, eel, caviar, roe, taramasalata, fish sauce, nam pla, nuoc mam, bonito, bonito flake, katsuobushi, dashi
fish, gluten: fish finger, fish cake, fishcake, breaded fish, battered fish
fish, celery?, gluten?: fish stock, fish stock cube
fish: anchovy paste, fish pie mix, smoked salmon, smoked haddock, basa, barramundi, perch, pike, gurnard
fish, gluten?, sulphites?: worcestershire sauce, worcester sauce, perrin
fish?, crustaceans?: kimchi, thai curry paste, thai green curry paste, thai red curry paste, green curry paste, red curry paste, xo sauce, laksa paste
fish, eggs?, crustaceans?, molluscs?, gluten?: surimi, seafood stick, crab stick, imitation crab
fish, crustaceans, molluscs: seafood, seafood mix, fruit de mer
crustaceans, molluscs?, celery?, gluten?: shellfish stock, lobster bisque, crab bisque
crustaceans: prawn, shrimp, king prawn, crab, crabmeat, lobster, crayfish, langoustine, scampi, shrimp paste, belacan, krill, shrimp sauce
crustaceans, molluscs: shellfish
molluscs: mussel, oyster, clam, scallop, squid, calamari, octopus, cuttlefish, cockle, whelk, winkle, abalone, snail, escargot, squid ink
molluscs, gluten?, soya?: oyster sauce
celery: celery, celeriac, celery salt, celery seed, celery stick, celery heart, soffritto, mirepoix
celery?, gluten?: vegetable stock, vegetable broth, vegetable bouillon, vegetable stock cube, bouillon, bouillon powder, stock powder, marmite, yeast extract
celery?, gluten?, meat?: stock, broth, stock cube, stock pot, oxo cube, soup mix
poultry, celery?, gluten?: chicken stock, chicken broth, chicken stock cube, chicken bouillon, turkey stock
beef, celery?, gluten?: veal stock, beef stock, beef broth, beef stock cube, beef bouillon, bovril, bone broth
meat, celery?, gluten?: lamb stock, demi glace
mustard: mustard, dijon mustard, english mustard, wholegrain mustard, mustard powder, mustard seed, mustard oil, piccalilli, american mustard
mustard?, celery?: curry powder, garam masala, madras powder, bbq sauce, barbecue sauce, brown sauce
mustard, eggs: remoulade
mustard, honey, eggs?: honey mustard, honey mustard dressing
eggs, milk, mustard?: ranch dressing, ranch
mustard?: vinaigrette, french dressing, salad dressing, marinade
sulphites?: dried apricot, dried fruit, sultana, raisin, dried mango, dried cranberry, prune, glace cherry, candied peel, mixed peel
sulphites?: wine vinegar, red wine vinegar, white wine vinegar, sherry vinegar, balsamic vinegar, cider vinegar, balsamic glaze
sulphites?: desiccated coconut, pickled onion, sauerkraut, maraschino cherry, molasses, treacle
alcohol, sulphites: wine, red wine, white wine, sparkling wine, prosecco, champagne, cava, port, sherry, marsala, madeira, vermouth, cider, mulled wine
alcohol: vodka, rum, gin, brandy, cognac, whisky, whiskey, bourbon, tequila, cointreau, grand marnier, kirsch, calvados, liqueur, limoncello, pernod
alcohol: sake, mirin, shaoxing wine, rice wine, triple sec, kahlua, schnapps, ouzo, sambuca, absinthe, campari, tia maria
alcohol, milk: baileys, irish cream, cream liqueur
nuts?, alcohol?: almond essence
alcohol?: vanilla extract, christmas pudding, mincemeat
lupin: lupin, lupin flour, lupine, lupin bean, lupini, lupini bean
pork: pork, bacon, ham, gammon, pancetta, prosciutto, parma ham, serrano ham, lardon, lard, chorizo, salami, pepperoni, nduja, guanciale, speck
pork: mortadella, pork mince, pork belly, pork chop, pork loin, pork shoulder, pork crackling, pork scratching, back bacon, streaky bacon
pork, gluten?, sulphites?, milk?: sausage, sausage meat, sausagemeat, chipolata, frankfurter, hot dog, black pudding, bratwurst
pork, gluten: pork pie, sausage roll
poultry, gluten?: chicken sausage, turkey sausage, chicken nugget, chicken kiev, breaded chicken
poultry: chicken, chicken breast, chicken thigh, chicken wing, turkey, turkey mince, duck, duck breast, goose, guinea fowl, quail, poussin, schmaltz
poultry: goose fat, duck fat, chicken liver, foie gras, turkey bacon, turkey ham, chicken fat, pheasant, partridge
eggs: quail egg, duck egg, hen egg, goose egg, chicken egg
beef: beef, beef mince, minced beef, ground beef, steak, sirloin, rump, brisket, oxtail, corned beef, pastrami, bresaola, beef dripping, beef suet
beef: salt beef, beef sausage, beef burger, veal, ox cheek, ribeye, fillet steak, ground chuck, chuck, short rib, roast beef, biltong, veal mince
beef?, gluten?: suet, dripping, burger, beefburger, meatball, meatloaf, jerky
meat: lamb, lamb mince, mutton, venison, rabbit, hare, goat meat, kid goat, mince, minced meat, meat, liver, kidney, offal, bison, boar, merguez
meat, gluten: haggis
fish: tuna steak, salmon steak, cod steak, swordfish steak, fish steak
gelatine: gelatine, gelatin, gelatine leaf, leaf gelatine, jelly cube, marshmallow, mini marshmallow, gummy bear, aspic, isinglass, jelly baby
gelatine?: jelly, jello, gummy sweet, wine gum
honey: honey, clear honey, runny honey, honeycomb, manuka honey, royal jelly, beeswax
-: cream of coconut, pine kernel, flax egg, chia egg, egg replacer, ready to roll icing, icing sugar, fondant potato, pie dish, pie tin, pizza sauce, pizza seasoning
-: creamed coconut, black currant, red currant, white currant
milk: boursin, babybel, laughing cow, elmlea, gold top, lurpak, milkshake, latte, cappuccino, buttercream, buttered, fromage blanc, beurre blanc
milk: viennetta, yoghourt, creme fresh, fraiche, dairy
milk, rennet?: emmenthal, jarlsberg, dolcelatte, port salut, cheesy
milk?: low fat spread, sunflower spread, olive spread, vegetable spread, flora, stork, creamed
milk, nuts?: ras malai, barfi, burfi
milk, gluten: gulab jamun, bread sauce, roux, malted milk, horlicks, ovaltine, pizza, custard cream
milk, gluten, eggs?: cheesecake
milk, gluten, beef?: cheeseburger
milk, soya?, gluten?: mars bar, galaxy, dairy milk, cadbury, bounty, smarties, chocolate bar, creamer
milk, soya, gluten: malteser, kitkat, kit kat, twix, jammie dodger
milk, soya, peanuts?: mandm
milk, soya, peanuts, eggs?: snickers, reese
milk, soya, nuts, gluten: ferrero rocher, ferrero
eggs, milk, soya?: creme egg
milk, soya?: easter egg, chocolate egg, mini egg, milkybar, milky bar, milky way
eggs, milk: carbonara, eggnog, creme brulee, creme caramel
eggs, milk, gluten: quiche, tiramisu, custard tart
eggs, milk?: omelette, omelet, frittata
eggs: pavlova, eggwash, eggy, royal icing
eggs?, milk?: fondant, icing, frosting
eggs, mustard?: coleslaw, potato salad, thousand island, thousand island dressing
milk?, eggs?, mustard?, sulphites?: horseradish sauce, creamed horseradish
gluten: chapati, chapatti, roti, paratha, puri, samosa, focaccia, panini, pumpernickel, bap, atta, maida, sooji, suji, rava, maftoul, fregola, porridge
gluten: ready brek, shreddies, cheerio, ryvita, twiglet, paxo, dumpling, gyoza, spring roll, breaded
gluten: crumbed, breadcrumbed, self raising, self rising, ice cream cone, cream cracker, mac, linguini, bucatini, orecchiette, capellini, rotini
gluten: ziti, cavatelli, casarecce, angel hair, gyoza wrapper, fajita kit
gluten, eggs?: fettucine, tagliolini, tagliatelli, chow mein
gluten, eggs?, milk?: battered, pie, pasty, tartlet, tart case, tart shell, flan case, flan, teacake
gluten, eggs?, milk?, alcohol?: mince pie
gluten, milk?: flapjack, hobnob, biscoff, speculoos, bourbon biscuit, cornet
gluten, eggs, nuts?: biscotti
gluten, eggs: savoiardi, boudoir biscuit
gluten, celery?: vegemite
gluten, eggs, milk, nuts: bakewell, bakewell tart, battenberg
gluten, milk, nuts, eggs?: stollen
gluten?: corn flake, bhaji, pakora, kiev, bisto
gluten?, milk?: pringle, nacho, sprinkle, instant mash
milk?, gluten?, celery?: soup, condensed soup
milk, gluten?, celery?: cream of mushroom soup, cream of tomato soup
milk, poultry, gluten?, celery?: cream of chicken soup
milk?: dorito
nuts: brazil, hazel, hazel nut, almondmilk
nuts, eggs?: turron
nuts, alcohol: frangelico
nuts?, milk?: korma
peanuts: peanutbutter
peanuts?, gluten?: bombay mix
gluten: oatmilk
soya, gluten: ketjap manis, doubanjiang, tobanjan
soya: soymilk, soyamilk, soy yogurt, soy yoghurt, soya custard
soya?: lecithin
milk?, soya?, nuts?: cheese alternative, cheese substitute, butter alternative, butter substitute
soya?, nuts?, gluten?: milk alternative, milk substitute, dairy alternative, cream alternative, yogurt alternative, yoghurt alternative
soya?, nuts?, gluten?: plant based milk, plant milk, non dairy milk, dairy free milk, vegan milk
soya?, nuts?: plant butter
fish, crustaceans?, molluscs?: bouillabaisse
fish, eggs, milk?: kedgeree
fish, crustaceans?, soya?: sushi
fish: seabream, gentleman relish, bombay duck, patis, fishsauce
fish, gluten?, sulphites?: worcestershire
fish?, crustaceans?: tom yum, tom yum paste, sambal
fish?, celery?: bloody mary mix
meat?, fish?, milk?: pate
crustaceans: crawfish, yabby
crustaceans, gluten?: prawn cracker
sesame: tahina, gomashio
sesame?, nuts?, milk?: halwa
mustard: dijon, colman
mustard?, sulphites?: gherkin, dill pickle
sulphites: sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulphite, metabisulfite
sulphites?: currant, dried fig, dried peach, dried pear, dried apple, dried pineapple, bottled lemon juice, bottled lime juice, lime cordial, mint sauce
alcohol, sulphites: sangria
alcohol: pimm, shaoxing, rye whiskey, rye whisky
gelatine: haribo
`;

const MARK_OF_DOUBT = '?';

export const FOODS: readonly Food[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [traits = '', foods = ''] = line.split(': ');
    const all = traits.split(', ').filter((trait) => trait !== '-');
    const contains = all.filter((trait) => !trait.endsWith(MARK_OF_DOUBT)) as FoodTrait[];
    const may = all.filter((trait) => trait.endsWith(MARK_OF_DOUBT)).map((trait) => trait.slice(0, -1)) as FoodTrait[];
    return foods.split(', ').map((words) => ({ words, contains, may }));
  });
