/** For four. See `readDishes` for how a dish is written. */
export const FRENCH = `
= Coq au vin | chicken in red wine | dinner | french | 25+90 | medium
+ For a weekend: the pot does the rest
8 chicken thighs; 150 g bacon; 250 g mushrooms; 8 shallots; 3 clove garlic; 500 ml red wine; 300 ml chicken stock; 2 sprig thyme; 2 tbsp plain flour; 2 tbsp olive oil; black pepper
- Brown the chicken in the oil and take it out. Fry the chopped bacon, whole shallots and mushrooms until golden.
- Stir in garlic and flour for a minute. Pour in wine and stock, add the thyme and put the chicken back.
- Cover and simmer very gently for an hour. Take off the lid for the last 15 minutes so that the sauce thickens.
= Ratatouille | vegetable stew | lunch, dinner | french, mediterranean | 20+45 | easy
+ Summer vegetables at their best, and good cold
2 aubergines; 2 courgettes; 2 red peppers; 1 onion; 3 clove garlic; 2 tin chopped tomatoes; 2 sprig thyme; 1 handful basil; 4 tbsp olive oil; salt
- Cut all vegetables into chunks. Fry the aubergines in half of the oil until golden and take them out.
- Soften the onion, peppers and courgettes in the rest of the oil for 10 minutes. Add the garlic for a minute.
- Add tomatoes, thyme and aubergines and simmer for 25 minutes. Season with salt and tear in the basil.
= Quiche Lorraine | quiche; bacon quiche; leek quiche (200 g bacon > 2 leeks); salmon quiche (bacon > smoked salmon) | lunch, dinner | french | 20+45 | medium
+ Warm for dinner, cold for tomorrow’s lunch box
320 g shortcrust pastry; 200 g bacon; 1 onion; 4 eggs; 200 ml double cream; 100 g Gruyère; black pepper
- Heat the oven to 200°C (180°C fan). Line a 23 cm tin with the pastry, prick it, weigh it down and bake for 15 minutes. Take off the weights and bake for 5 minutes more.
- Fry the chopped bacon and onion until golden.
- Beat the eggs with the cream and pepper. Scatter bacon, onion and grated Gruyère into the case and pour over the eggs.
- Bake at 180°C (160°C fan) for 25 minutes until just set.
= French onion soup | onion soup | lunch, dinner | french | 15+60 | easy
+ Five onions and patience
5 onions; 50 g butter; 1 tbsp plain flour; 1.2 l beef stock; 2 sprig thyme; 8 slice baguette; 120 g Gruyère; black pepper
- Slice the onions and cook them in the butter over a low heat for 35 minutes, stirring, until soft and brown.
- Stir in the flour for a minute, add stock and thyme and simmer for 20 minutes. Season with pepper.
- Toast the baguette, pile on the grated Gruyère and melt it under the grill. Float it on the soup.
= Salade niçoise | nicoise salad; tuna salad; salad nicoise | lunch, dinner | french, mediterranean | 20+15 | easy
+ A cold plate for a warm evening
2 tin tuna; 4 eggs; 500 g new potatoes; 200 g green beans; 4 tomatoes; 75 g black olives; 1 little gem lettuce; 4 tbsp olive oil; 2 tbsp red wine vinegar; black pepper
- Boil the potatoes for 12 minutes and add the beans for the last 4. Boil the eggs for 8 minutes. Cool everything in cold water.
- Whisk oil, vinegar and pepper and toss the halved potatoes in half of it.
- Arrange lettuce, potatoes, beans, quartered tomatoes and eggs, flaked tuna and olives, and pour over the rest.
= Beef bourguignon | boeuf bourguignon; beef in red wine | dinner | french | 25+150 | hard
+ Cook it a day ahead: it only gets better
900 g stewing steak; 150 g bacon; 250 g mushrooms; 2 carrots; 8 shallots; 3 clove garlic; 500 ml red wine; 400 ml beef stock; 2 tbsp plain flour; 2 sprig thyme; 2 tbsp olive oil; black pepper
- Heat the oven to 160°C (140°C fan). Brown the beef in the oil in batches and take it out. Fry the chopped bacon, shallots and sliced carrots.
- Stir in garlic and flour, pour in wine and stock, add the thyme and put the beef back.
- Cover and cook in the oven for 2 hours. Fry the mushrooms, add them and cook for 30 minutes more until the beef is soft.
= Croque monsieur | ham and cheese toastie; croque madame (+4 eggs) | breakfast, lunch | french | 10+15 | easy
+ The best toasted sandwich there is
8 slice white bread; 8 slice ham; 200 g Gruyère; 30 g butter; 30 g plain flour; 300 ml milk; 1 tsp Dijon mustard
- Melt the butter, stir in the flour for a minute, whisk in the milk and simmer until thick. Stir in a third of the grated Gruyère.
- Spread half of the bread with mustard and top with ham, cheese and the other slices. Toast under the grill on both sides.
- Spread the sauce on top, scatter over the rest of the cheese and grill until bubbling.
= Omelette with herbs | omelette; omelet; french omelette; cheese omelette; ham omelette (+4 slice ham); mushroom omelette (+200 g mushrooms) | breakfast, lunch, dinner | french | 5+10 | easy
+ Ten minutes, one pan, low in carbs
8 eggs; 40 g butter; 1 handful chives; 1 handful parsley; 100 g Gruyère; salt; black pepper
- Beat the eggs with the chopped herbs, salt and pepper.
- For each omelette melt a quarter of the butter until it foams, pour in a quarter of the eggs and draw in the edges as they set.
- Scatter over a quarter of the grated Gruyère while the middle is still soft, fold and slide on to a plate.
= Trout with almonds | trout amandine; pan-fried trout | dinner | french | 5+15 | easy
+ Fish as in a bistro, in twenty minutes
4 trout fillets; 50 g flaked almonds; 75 g butter; 1 lemon; 300 g green beans; 1 handful parsley; salt
- Boil the beans in salted water for 5 minutes.
- Season the trout and fry it in a third of the butter, skin side down, for 4 minutes. Turn for a minute and keep warm.
- Brown the almonds in the rest of the butter, add the juice of the lemon and the parsley, and pour it over the trout and beans.
`;
