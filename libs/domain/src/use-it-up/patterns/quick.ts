/** Lunches and dinners within twenty minutes. See `readPatterns` for how a pattern is written. */
export const QUICK = `
= sandwich | {~filling} sandwich[ with {salad}] | lunch | 10+0 | bread
+ Lunch in ten minutes.
bread: bread 8 slice = bread; filling: ham|cheese|chicken|tuna|egg|hummus|soft cheese*2 300 g = cheese; salad?: salad|tomato|avocado*2 150 g; mayo?: mayo 4 tbsp
- [Cook the {raw:filling} and leave to cool. ]Slice the {filling+salad} where needed.
- [Spread the {bread} with {mayo}. ]Fill the {bread} with the {filling+salad} and cut in half.
= toastie | {~cheese+extra} toastie | lunch, dinner | 5+10 | bread
+ Crisp outside, melting inside.
bread: bread 8 slice = bread; cheese: cheese 250 g = cheese; extra?: ham|tomato|onion|mushroom|chicken 150 g
- [Cook the {raw:extra}. ]Slice the {cheese+extra}. Put between slices of the {bread}.
- Fry in a little oil over a medium heat for 4 minutes on each side, pressing down, until golden and hot through.
= quesadilla | {~filling} quesadillas | lunch, dinner | 8+10 | wraps
+ Two wraps, a filling and a hot pan.
wrap: wrap 8 = tortilla wraps; cheese: cheese 200 g = cheese; filling: bean|pepper|chicken|ham|sweet potato|mushroom|onion|leaf|veg*2 300 g = black beans; spice?: spice 1 tsp
- Fry the {filling}, mashed or chopped small, in a little oil[ with the {spice}] until cooked through.
- Spread over half of the {wrap}, scatter over the grated {cheese} and cover each with another one.
- Fry for 2 minutes on each side until crisp. Cut into wedges.
= salad-bowl | Big salad with {main} | lunch, dinner | 15+5 | salad
+ A fresh bowl that is a meal.
salad: salad*2 250 g = salad leaves; main: chicken|tuna|egg|feta|halloumi|bean|prawn|ham|tofu*2 400 g = chickpeas; veg?: tomato|avocado|pepper|root*3 300 g; olive?: olive 75 g; lemon?: lemon 1
- [Cook the {raw:main} and leave to cool a little. ]Slice the {salad+veg} into a big bowl.[ Add the {olive}.]
- Dress with oil[, the juice of the {~lemon}], salt and pepper and put the {main} on top.
= tuna-bean-salad | {~tuna} and {~bean} salad | lunch, dinner | 15+0 | salad
+ Mostly from tins, and nothing to cook.
tuna: tuna 2 tin = tuna; bean: bean 2 tin = cannellini beans; onion?: onion 1; salad?: tomato|salad*2 200 g; lemon?: lemon 1; herb?: herb 1 handful
- Drain the {tuna} and {bean} and toss with oil, salt and pepper[ and the juice of the {~lemon}].
- [Slice the {onion} very thinly and stir in. ][Add the chopped {salad}. ][Scatter over the {herb}.]
= hummus-wrap | Hummus wraps with {veg} | lunch | 12+0 | wraps
+ Crunchy vegetables in a soft wrap.
hummus: hummus 200 g = hummus; wrap: wrap|pitta 4 = tortilla wraps; veg: salad|tomato|pepper|root|avocado*3 300 g = cucumber; feta?: feta|halloumi 100 g
- Cut the {veg} into thin sticks or grate.
- Spread the {wrap} with {hummus}, add the {veg+feta} and roll up.
= couscous-salad | {~couscous} salad with {veg} | lunch, dinner | 15+5 | grains
+ Good warm, and in tomorrow’s lunch box.
couscous: couscous 300 g = couscous; veg: tomato|pepper|salad|courgette|veg*3 400 g = tomatoes; protein?: feta|bean|chicken|halloumi 200 g; herb?: herb 1 handful; lemon?: lemon 1
- Cook the {couscous} as the packet says and fluff it up with a little oil.
- Chop the {veg} small.[ Fry the {raw:veg+protein} in a little oil until done.]
- Toss the {couscous+veg+protein+herb} with salt and pepper[ and the juice of the {~lemon}].
= pitta-pizza | {~base} pizzas[ with {topping}] | lunch, dinner | 8+10 | pizza
+ Pizza without the dough.
base: pitta|wrap|bread 4 = pitta breads; tomato: tinned tomato|tomato 1 tin = chopped tomatoes; cheese: cheese|feta 200 g = mozzarella; topping?: ham|mushroom|pepper|onion|olive|veg*2 150 g
- Heat the oven to 220°C (200°C fan). Spread the {base} with the {tomato} and season with salt and pepper.
- [Slice the {topping} thinly and lay on top. ]Cover with the {cheese} and bake for 10 minutes until bubbling.
= noodle-soup | {~main} noodle soup | lunch, dinner | 8+12 | soup
+ A steaming bowl in twenty minutes.
noodle: noodle 250 g = noodles; stock: stock 1.2 l = vegetable stock; main: chicken|prawn|tofu|mushroom 300 g = mushrooms; veg?: leaf|veg*2 200 g; soy?: soy 2 tbsp
- Bring the {stock} to a simmer[ with the {soy}]. Slice the {main+veg} thinly.
- Add the {main+veg} and simmer until cooked through. Cook the {noodle} in the soup and serve at once.
= bruschetta | Tomatoes on toasted bread[ with {extra}] | lunch | 12+5 | bread
+ Ripe tomatoes are all it needs.
tomato: tomato 500 g; bread: bread 8 slice = bread; garlic?: garlic 1 clove; extra?: feta|cheese|olive|avocado 100 g; herb?: herb 1 handful
- Chop the {tomato} and toss with oil, salt and pepper[ and the {herb}].
- Toast the {bread}[ and rub it with the {garlic}]. Pile the {tomato} on top[ and add the {extra}].
= soft-cheese-bagel | Toasted {~bread} with {cheese+top} | breakfast, lunch | 8+3 | bread
+ Creamy, fresh and no cooking.
cheese: soft cheese 200 g; bread: bread 8 slice = bagels; top: salad|tomato|tuna|ham|avocado|berry 150 g = cucumber
- Toast the {bread} and spread with the {cheese}.
- Slice the {top} and lay it on.
= pesto-pasta | Pesto pasta[ with {veg}] | lunch, dinner | 5+14 | pasta
+ Pasta, pesto, done.
pasta: pasta 400 g = pasta; pesto: pesto 150 g = pesto; veg?: veg|tomato*2 250 g; chicken?: chicken|prawn|bacon 250 g
- Boil the {pasta} in salted water.[ Add the chopped {veg} for the last 4 minutes.] Keep a cup of the water and drain.
- [Meanwhile fry the {chicken} in a little oil until cooked through. ]Stir the {pesto} into the {pasta} with enough of the water to coat everything[ and add the {chicken}].
= tomato-pasta | Tomato {~pasta} with {extra} | lunch, dinner | 5+15 | pasta
+ The sauce cooks as fast as the pasta.
pasta: pasta 400 g = pasta; tomato: tinned tomato|tomato 2 tin = chopped tomatoes; extra: bacon|tuna|sausage|olive|pepper|mushroom|onion|leaf|veg*2 200 g = onions; garlic?: garlic 2 clove; cheese?: parmesan|cheese 50 g
- Boil the {pasta} in salted water.
- Fry the chopped {extra+garlic} in a little oil until cooked through, add the {tomato} and simmer for 10 minutes. Season with salt and pepper.
- Drain the {pasta} and toss with the sauce[ and the grated {cheese}].
= garlic-pasta | Garlic {~pasta}[ with {extra}] | lunch, dinner | 5+12 | pasta
+ The simplest pasta there is.
pasta: pasta 400 g = spaghetti; garlic: garlic 4 clove = garlic; extra?: leaf|prawn|mushroom|broccoli|veg*2 200 g; cheese?: parmesan|cheese 50 g
- Boil the {pasta} in salted water. Keep a cup of the water and drain.
- Fry the sliced {garlic} gently in plenty of oil.[ Add the chopped {extra} and cook until done.] Toss with the {pasta}, a splash of the water and pepper.[ Grate over the {cheese}.]
= creamy-pasta | Creamy {~pasta} with {main} | lunch, dinner | 5+15 | pasta
+ One pan for the sauce, and no flour.
pasta: pasta 400 g = pasta; cream: cream|soft cheese 200 g = cream cheese; main: chicken|bacon|mushroom|fish|prawn|leaf|broccoli|ham|veg*2 350 g = mushrooms; garlic?: garlic 1 clove
- Boil the {pasta} in salted water. Keep a cup of the water and drain.
- Fry the chopped {main+garlic} in a little oil until cooked through. Stir in the {cream} and a splash of the water.
- Toss with the {pasta} and season with pepper.
= carbonara | {~meat} and egg {~pasta} | dinner | 5+14 | pasta
+ Eggs make the sauce.
pasta: pasta 400 g = spaghetti; egg: egg 3 = eggs; meat: bacon|ham 150 g = bacon; cheese: parmesan|cheese 75 g = Parmesan
- Boil the {pasta} in salted water. Beat the {egg} with the grated {cheese} and pepper. Fry the chopped {meat} until crisp.
- Keep a cup of the water, drain the {pasta} and tip it into the pan off the heat. Pour in the {egg} and toss until creamy, with a splash of the water.
= fried-rice | {~main} fried rice | lunch, dinner | 8+12 | rice
+ Best with rice that was cooked yesterday.
rice: rice 300 g = rice; main: egg|chicken|prawn|ham|tofu*2 250 g = eggs; veg?: onion|veg*3 300 g; soy?: soy 3 tbsp
- Cook the {rice} and spread it out to cool, or take what was left over.
- Fry the {main} in oil over a high heat until done and set aside.[ Stir-fry the chopped {veg} for 4 minutes.]
- Add the {rice}, fry for 4 minutes and stir in the {main+soy}. Season with salt and pepper.
= noodle-stir-fry | {~main} and noodle stir-fry | lunch, dinner | 10+10 | noodles
+ Ten minutes of chopping, ten of cooking.
noodle: noodle 250 g = egg noodles; main: chicken|prawn|tofu|steak|pork|mushroom|egg 400 g = chicken; veg: veg|onion*3 400 g = mixed vegetables; soy: soy 4 tbsp = soy sauce; garlic?: garlic 2 clove
- Cook the {noodle} and drain. Slice the {main+veg} thinly.
- Fry the {main} in very hot oil until cooked through and set aside. Stir-fry the {veg+garlic} for 4 minutes.
- Toss everything with the {noodle+soy} until hot.
= stir-fry-rice | {~main} stir-fry with rice | dinner | 10+10 | rice
+ Crisp vegetables, tender {main} and rice.
rice: rice 300 g = rice; main: chicken|tofu|prawn|steak|pork|mushroom 450 g; veg: veg|onion*3 400 g = broccoli; soy?: soy 4 tbsp; garlic?: garlic 2 clove
- Cook the {rice}. Slice the {main+veg} thinly.
- Fry the {main} in very hot oil until cooked through and set aside. Stir-fry the {veg+garlic} for 4 minutes.
- Put the {main} back[, add the {soy}], season and serve with the {rice}.
= pan-fish | Pan-fried {~fish} with {veg} | dinner | 8+12 | fish
+ Light, and quicker than a takeaway.
fish: fish 600 g; veg: veg|leaf|broccoli*2 400 g = green beans; lemon?: lemon 1; potato?: couscous|rice 250 g
- [Cook the {potato}. ]Boil or steam the {veg} until just tender.
- Season the {fish} and fry in a little oil for 3 to 4 minutes on each side until it flakes.[ Squeeze over the {~lemon}.] Serve with the {veg+potato}.
= halloumi-pan | Fried {~halloumi} with {veg} | lunch, dinner | 8+12 | cheese
+ Golden cheese, soft vegetables.
halloumi: halloumi 450 g; veg: pepper|tomato|aubergine|onion|veg*3 500 g = red peppers; bread?: pitta|wrap|bread 4
- Fry the sliced {veg} in oil for 8 minutes until soft and browned.
- Slice the {halloumi}, add to the pan and fry until golden on both sides.[ Serve with the {bread}.]
= quick-chickpea-curry | {~bean+veg} curry | lunch, dinner | 5+15 | curry
+ A curry from the store cupboard in twenty minutes.
bean: bean 2 tin = chickpeas; curry: curry 2 tbsp = curry powder; liquid: coconut milk|tinned tomato 1 tin = coconut milk; veg: leaf|tomato|pepper|veg|onion*2 250 g = spinach; rice?: rice|pitta 300 g
- [Cook the {raw:rice}. ]Fry the chopped {veg} in a little oil for 4 minutes, then stir in the {curry} for a minute.
- Add the {liquid} and drained {bean}, simmer for 8 minutes and season with salt.[ Serve with the {rice}.]
= steak-salad | {~steak} with {salad} | dinner | 8+12 | meat
+ A treat that takes no time.
steak: steak 4; salad: salad|tomato*3 300 g = salad leaves; bread?: bread 4 slice
- Season the {steak} and fry in a little very hot oil until done as you like. Rest for 5 minutes.
- Toss the {salad} with oil, salt and pepper and serve beside it.[ Warm the {bread}.]
= bean-rice-bowl | {~bean} and rice bowl with {top} | lunch, dinner | 8+12 | rice
+ A filling bowl, and no meat needed.
rice: rice 300 g = rice; bean: bean 2 tin = black beans; top: tomato|avocado|salad|pepper|cheese*3 300 g = tomatoes; spice?: spice 2 tsp; lemon?: lemon 1
- Cook the {rice}. Warm the drained {bean} in a little oil[ with the {spice}] and a splash of water.
- Slice the {top}. Divide the {rice} between bowls and put the {bean+top} on top.[ Squeeze over the {~lemon}.]
= egg-mushroom-rice | {~veg} with rice and a fried egg | lunch, dinner | 8+12 | rice
+ A fried egg makes it a dinner.
rice: rice 300 g = rice; egg: egg 4 = eggs; veg: mushroom|leaf|broccoli|veg*3 500 g; soy?: soy 3 tbsp
- Cook the {rice}. Fry the chopped {veg} in oil over a high heat for 6 minutes[ and add the {soy}]. Season with pepper.
- Fry the {egg}. Serve the {veg} on the {rice} with an egg on top.
`;
