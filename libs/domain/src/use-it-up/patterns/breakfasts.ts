/** See `readPatterns` for how a pattern is written. */
export const BREAKFASTS = `
= porridge | Porridge[ with {fruit}] | breakfast | 2+8 | oats
+ Warm and filling[, with {fruit} on top].
oat: oat 200 g = porridge oats; milk: milk 1 l = milk; fruit?: fruit*2 300 g; honey?: honey 2 tbsp
- Bring the {oat} and {milk} slowly to a simmer, stirring. Cook for 5 minutes until creamy.
- Spoon into bowls.[ Top with the {fruit}.][ Finish with a little {honey}.]
= smoothie | {~fruit} smoothie | breakfast | 5+0 | fruit
+ Everything in the blender: ready in five minutes.
fruit: fruit*3 500 g = bananas; milky: yogurt|milk 500 ml = milk; oat?: oat 40 g
- Peel and chop the {fruit} as needed.
- Blend with the {milky}[ and {oat}] until smooth, and pour into glasses.
= yogurt-bowl | Yogurt bowl with {fruit} | breakfast | 5+0 | yogurt
+ Nothing to cook, and fresh.
yogurt: yogurt 600 g = plain yogurt; fruit: fruit*3 400 g = berries; crunch?: cereal|oat 100 g; honey?: honey 2 tbsp
- Chop the {fruit} where needed.
- Spoon the {yogurt} into bowls and top with the {fruit}.[ Scatter over the {crunch}.][ Drizzle with {honey}.]
= scrambled-eggs | Scrambled eggs on toast[ with {extra}] | breakfast, lunch | 5+8 | eggs
+ Softly set eggs on hot toast.
egg: egg 8 = eggs; bread: bread 8 slice = bread; extra?: ham|tomato|mushroom|leaf|cheese 100 g; herb?: herb 1 handful
- Beat the {egg} with salt and pepper. Toast the {bread}.[ Chop the {extra}.]
- [Warm the {extra} in a pan with a little oil. ]Pour in the {egg} and stir over a low heat until softly set.
- Pile on to the toast.[ Scatter over the {herb}.]
= omelette | {~filling} omelette | breakfast, lunch, dinner | 5+10 | eggs
+ A quick omelette with {filling} inside.
egg: egg 8 = eggs; filling: cheese|mushroom|ham|feta|veg|tomato*2 200 g = cheese; herb?: herb 1 handful
- Beat the {egg} with salt and pepper. Slice or grate the {filling}.
- [Cook the {raw:filling} in a little oil and set aside. ]For each omelette pour a quarter of the {egg} into the hot, oiled pan and draw in the edges as they set.
- Scatter over a quarter of the {filling} while the middle is soft, fold and serve.[ Finish with the {herb}.]
= french-toast | French toast with {fruit} | breakfast | 5+10 | bread
+ Turns yesterday’s bread into a treat.
bread: bread 8 slice = bread; egg: egg 4 = eggs; milk: milk 150 ml = milk; fruit: fruit*2 300 g = berries; honey?: honey 2 tbsp
- Whisk the {egg} with the {milk} and soak the {bread} in it.
- Fry in a little oil for 2 to 3 minutes on each side until golden.
- Serve with the {fruit+honey}.
= avocado-toast | Avocado toast[ with {extra}] | breakfast, lunch | 8+4 | bread
+ Crisp toast, creamy avocado.
avocado: avocado 2 = avocados; bread: bread 8 slice = bread; lemon?: lemon 1; extra?: egg|tomato|feta 4
- Mash the {avocado} with salt and pepper[ and a squeeze of {~lemon}]. Toast the {bread}.
- [Cook the {raw:extra}. ]Spread the avocado on the toast[ and put the {extra} on top].
= nut-butter-toast | {~fruit} and {~spread} toast | breakfast | 5+3 | bread
+ Sweet, salty and quick.
spread: nut butter 8 tbsp = peanut butter; bread: bread 8 slice = bread; fruit: banana|apple|berry 2 = bananas
- Toast the {bread} and slice the {fruit}.
- Spread with the {spread} and lay the {fruit} on top.
= fruit-salad | Fruit salad with {fruit} | breakfast | 12+0 | fruit
+ A bowl of whatever fruit wants to be eaten.
fruit: fruit*4+2 800 g; lemon?: lemon 1; yogurt?: yogurt 300 g
- Peel and cut the {fruit} into bite-sized pieces.
- [Squeeze over the {~lemon}. ]Toss gently[ and serve with the {yogurt}].
= banana-pancakes | Banana and egg pancakes | breakfast | 5+12 | eggs
+ Three things, no flour.
banana: banana 4; egg: egg 6 = eggs; oat?: oat 60 g; berry?: berry 150 g
- Mash the {banana} and beat in the {egg+oat}.
- Fry small spoonfuls in a little oil for 2 minutes on each side.
- Serve warm[ with the {berry}].
= breakfast-wrap | {~extra+egg} breakfast wrap | breakfast, lunch | 8+10 | wraps
+ Breakfast to hold in one hand.
wrap: wrap 4 = tortilla wraps; egg: egg 6 = eggs; extra: bacon|sausage|ham|cheese|tomato|leaf|avocado*2 200 g = tomatoes
- Chop the {extra}.[ Fry the {raw:extra} in a little oil until cooked through.]
- Beat the {egg}, add to the pan and stir until set. Season with salt and pepper.
- Warm the {wrap}, fill and roll up.
= hot-sandwich | {~meat} sandwich[ with {extra}] | breakfast, lunch | 3+12 | bread
+ Hot from the pan into the bread.
meat: bacon|sausage 400 g; bread: bread 8 slice = bread; extra?: tomato|egg|mushroom 4
- Fry the {meat} in a little oil until crisp outside and cooked through.[ Cook the {extra} beside it.]
- Fill the {bread} with the {meat+extra}.
= overnight-oats | Overnight oats with {fruit} | breakfast | 10+0 | oats
+ Made in the evening, ready in the morning.
oat: oat 200 g = porridge oats; milky: yogurt|milk 600 ml = milk; fruit: fruit*2 300 g = berries; honey?: honey 2 tbsp
- Stir the {oat} with the {milky}[ and {honey}]. Cover and leave in the fridge overnight.
- Top with the chopped {fruit}.
= beans-on-toast | Beans on toast[ with {extra}] | breakfast, lunch, dinner | 2+8 | bread
+ Eight minutes from tin to table.
bean: baked bean 2 tin = baked beans; bread: bread 8 slice = bread; extra?: cheese|egg 4
- Warm the {bean} in a pan and toast the {bread}.[ Fry the {raw:extra}.]
- Spoon the {bean} on to the toast[ and put the {extra} on top].
= pancakes | Pancakes with {fruit} | breakfast | 10+20 | flour
+ A stack to share on a slow morning.
flour: flour 250 g = plain flour; egg: egg 2 = eggs; milk: milk 400 ml = milk; fruit: fruit|honey*2 250 g = berries
- Whisk the {flour}, {egg} and {milk} with a pinch of salt to a smooth batter. Rest for 5 minutes.
- Fry spoonfuls in a little oil until bubbles appear, then turn.
- Serve with the {fruit}.
= baked-oats | Baked oats with {fruit} | breakfast | 10+30 | oats
+ Like cake for breakfast, but sensible.
oat: oat 200 g = porridge oats; milk: milk 400 ml = milk; egg: egg 2 = eggs; fruit: fruit*2 300 g = bananas; honey?: honey 2 tbsp
- Heat the oven to 180°C (160°C fan). Slice the {fruit}.
- Mix the {oat+milk+egg+honey}, fold in the {fruit} and tip into an oiled dish.
- Bake for 30 minutes until set and golden.
= cooked-breakfast | Cooked breakfast with {meat} and eggs | breakfast | 10+25 | eggs
+ Everything from one big pan.
meat: bacon|sausage 400 g = bacon; egg: egg 4 = eggs; veg?: mushroom|tomato*2 250 g; bean?: baked bean 1 tin; bread?: bread 4 slice
- Fry the {meat} in a little oil until cooked through. Keep warm.
- [Cook the {veg} in the same pan. ][Warm the {bean}. ][Toast the {bread}. ]Fry the {egg}.
- Bring everything to the table at once.
= breakfast-hash | Potato hash with {egg+veg} | breakfast, lunch, dinner | 10+25 | potatoes
+ Crisp potatoes with an egg on top.
potato: potato|sweet potato 700 g = potatoes; egg: egg 4 = eggs; veg: onion|pepper|mushroom|leaf|veg*2 250 g = onions; meat?: bacon|ham|sausage 150 g
- Dice the {potato} small and fry in oil for 12 minutes until golden.
- Add the chopped {veg+meat} and fry for 8 minutes more. Season with salt and pepper.
- Make four hollows, break in the {egg}, cover and cook for 4 minutes.
= shakshuka | Eggs in tomato sauce[ with {veg}] | breakfast, lunch, dinner | 10+20 | eggs
+ Eggs cooked right in a thick tomato sauce.
egg: egg 6 = eggs; tomato: tinned tomato 2 tin = chopped tomatoes; onion?: onion 1; veg?: pepper|leaf|aubergine*2 250 g; spice?: spice 2 tsp; bread?: bread 4 slice
- [Soften the chopped {onion+veg} in a little oil for 8 minutes. ]Pour in the {tomato}[ with the {spice}] and simmer for 8 minutes. Season with salt and pepper.
- Make hollows, break in the {egg}, cover and cook for 5 minutes until set.[ Serve with the {bread}.]
= bread-bake | Breakfast bake with {filling} | breakfast, lunch | 20+45 | bread
+ Old bread, eggs and milk become a golden bake.
bread: bread 8 slice = bread; egg: egg 6 = eggs; milk: milk 500 ml = milk; filling: cheese|ham|bacon|mushroom|leaf|tomato*3 250 g = cheese
- Heat the oven to 180°C (160°C fan). Tear the {bread} into an oiled dish with the chopped {filling}.
- Beat the {egg} with the {milk}, salt and pepper, pour it over and leave to soak for 10 minutes.
- Bake for 45 minutes until puffed and golden.
= baked-flatbreads | Warm yogurt flatbreads with {side} | breakfast, lunch | 40+20 | flour
+ Fresh bread without yeast, and worth the wait.
flour: flour 450 g = self-raising flour; yogurt: yogurt 400 g = plain yogurt; side: cheese|egg|hummus|avocado|honey 150 g = eggs
- Mix the {flour} with a teaspoon of salt and stir in the {yogurt} to a soft dough. Knead briefly and rest for 30 minutes.
- Divide into 8, roll out thinly and fry in a dry, hot pan for 2 minutes on each side.
- [Cook the {raw:side}. ]Serve warm with the {side}.
= apple-oat-bake | {~fruit+oat} crumble | breakfast | 20+40 | oats
+ Warm fruit under a crisp oat top: for a weekend morning.
fruit: apple|berry|fruit*2 800 g; oat: oat 200 g = porridge oats; honey: honey 4 tbsp = honey; yogurt?: yogurt 300 g
- Heat the oven to 180°C (160°C fan). Chop the {fruit} into a dish with 4 spoons of water.
- Mix the {oat} with the {honey} and 3 spoons of oil and scatter it over.
- Bake for 40 minutes until soft below and crisp on top.[ Serve with the {yogurt}.]
`;
