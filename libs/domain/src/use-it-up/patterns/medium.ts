/** Lunches and dinners of half an hour to three quarters. See `readPatterns` for how a pattern is written. */
export const MEDIUM = `
= frittata | {~veg} frittata | lunch, dinner | 10+25 | eggs
+ An oven omelette that takes any vegetable.
egg: egg 8 = eggs; veg: veg|potato|onion|leaf|tomato*3 500 g = mushrooms; cheese?: cheese|feta|parmesan 100 g; meat?: ham|bacon|sausage 100 g
- Heat the grill. Chop the {veg+meat} and fry in oil in an ovenproof pan until cooked.
- Beat the {egg} with salt and pepper, pour over and cook gently for 8 minutes.
- [Scatter over the {cheese}. ]Finish under the grill until set and golden.
= vegetable-soup | {~veg} soup | lunch, dinner | 10+25 | soup
+ A smooth soup from what the vegetable drawer holds.
veg: root|veg|potato|leaf|tomato*4 900 g; stock: stock 1 l = vegetable stock; onion?: onion 1; cream?: cream|coconut milk 100 ml; bread?: bread 4 slice
- Chop the {veg+onion} and soften in oil for 8 minutes.
- Add the {stock} and simmer for 15 minutes until tender. Blend smooth.
- [Stir in the {cream}. ]Season with salt and pepper.[ Serve with the {bread}.]
= lentil-soup | {~lentil+veg} soup | lunch, dinner | 10+30 | soup
+ Thick, cheap and warming.
lentil: lentil 250 g = red lentils; veg: root|onion|tomato|leaf|veg*3 400 g = carrots; stock: stock 1.2 l = vegetable stock; spice?: curry|spice 2 tsp; lemon?: lemon 1
- Chop the {veg} and soften in oil for 8 minutes.[ Stir in the {spice}.]
- Add the rinsed {lentil} with the {stock} and simmer for 20 minutes. Season with salt and pepper.[ Finish with the juice of the {~lemon}.]
= tomato-soup | {~tomato+extra} soup | lunch, dinner | 10+20 | soup
+ Better than from a tin, even when it starts with one.
tomato: tomato|tinned tomato*2 900 g = chopped tomatoes; extra: pepper|onion|root|bean*2 300 g = onions; stock: stock 500 ml = vegetable stock; cream?: cream|soft cheese 100 ml; bread?: bread 4 slice
- Soften the chopped {extra} in oil for 8 minutes. Add the {tomato+stock}, simmer for 12 minutes and blend.
- [Stir in the {cream}. ]Season with salt and pepper.[ Serve with the {bread}.]
= meat-curry | {~main} curry | dinner | 15+25 | curry
+ Mild or hot, as you like it.
main: chicken|prawn|fish|pork|tofu|halloumi 600 g; curry: curry 3 tbsp = curry paste; liquid: coconut milk|tinned tomato|yogurt 1 tin = coconut milk; veg?: onion|leaf|pepper|veg*3 350 g; rice?: rice|pitta 300 g
- [Cook the {raw:rice}. ][Soften the chopped {veg} in oil for 6 minutes. ]Stir in the {curry} for a minute.
- Add the diced {main} with the {liquid} and simmer gently until cooked through, about 12 minutes.
- Season with salt.[ Serve with the {rice}.]
= vegetable-curry | {~veg} curry | dinner | 15+25 | curry
+ Vegetables in a fragrant sauce.
veg: root|aubergine|pepper|potato|sweet potato|leaf|veg*4 800 g; curry: curry 3 tbsp = curry powder; liquid: coconut milk|tinned tomato 1 tin = coconut milk; bean?: bean|lentil 1 tin; rice?: rice|pitta 300 g
- [Cook the {raw:rice}. ]Chop the {veg} into bite-sized pieces and fry in oil for 5 minutes. Stir in the {curry} for a minute.
- Add the {liquid+bean} with a cup of water and simmer for 15 minutes until tender. Season with salt.[ Serve with the {rice}.]
= dal | {~lentil} dal[ with {veg}] | lunch, dinner | 10+30 | curry
+ A pot of comfort that costs next to nothing.
lentil: lentil 300 g; curry: curry|spice 2 tbsp = curry powder; onion?: onion 1; veg?: leaf|tomato|tinned tomato*2 250 g; rice?: rice|pitta 300 g
- [Cook the {raw:rice}. ][Soften the chopped {onion} in oil. ]Stir in the {curry} for a minute, then the rinsed {lentil} and 1.2 litres of water. Simmer for 20 minutes.
- [Add the chopped {veg} for the last 5 minutes. ]Season with salt.[ Serve with the {rice}.]
= chilli | {~main} chilli[ with {bean}] | dinner | 10+30 | chilli
+ One pot, and tomorrow it is even better.
main: mince 500 g; tomato: tinned tomato 2 tin = chopped tomatoes; spice: spice 1 tbsp = chilli powder; bean?: bean 1 tin; veg?: pepper|onion|root|sweet potato*2 300 g; rice?: rice|wrap 300 g
- [Cook the {raw:rice}. ][Soften the chopped {veg} in oil for 6 minutes. ]Brown the {main} in a little oil and stir in the {spice}.
- Add the {tomato+bean} and simmer for 20 minutes. Season with salt.[ Serve with the {rice}.]
= bean-chilli | {~bean+veg} chilli | dinner | 10+30 | chilli
+ Beans and vegetables, and nobody misses the meat.
bean: bean*2 2 tin = kidney beans; tomato: tinned tomato 2 tin = chopped tomatoes; spice: spice 1 tbsp = chilli powder; veg: pepper|onion|root|sweet potato|veg*3 400 g = red peppers; rice?: rice|wrap 300 g
- [Cook the {raw:rice}. ]Soften the chopped {veg} in oil for 8 minutes. Stir in the {spice}.
- Add the {tomato+bean} and simmer for 20 minutes. Season with salt.[ Serve with the {rice}.]
= sausage-traybake | {~sausage} traybake with {veg} | dinner | 10+35 | traybake
+ The oven does the work, and there is one tray to wash.
sausage: sausage 8; veg: potato|root|pepper|onion|broccoli|tomato|veg*4 1 kg = potatoes; herb?: herb 1 handful
- Heat the oven to 200°C (180°C fan). Cut the {veg} into chunks and toss on a tray with oil, salt and pepper.
- Put the {sausage} on top and roast for 35 minutes, turning once, until browned and cooked through.[ Scatter over the {herb}.]
= chicken-traybake | {~chicken} traybake with {veg} | dinner | 10+35 | traybake
+ Ten minutes of work, then the oven takes over.
chicken: chicken 800 g; veg: potato|root|pepper|onion|tomato|aubergine|veg*4 1 kg = potatoes; lemon?: lemon 1; spice?: spice|herb|curry 2 tsp
- Heat the oven to 200°C (180°C fan). Cut the {veg} into chunks and toss on a tray with oil, salt and pepper.
- Rub the {chicken} with oil[ and the {spice}], lay on top and roast for 35 minutes until cooked through.[ Squeeze over the {~lemon}.]
= fish-traybake | Baked {~fish} with {veg} | dinner | 10+25 | traybake
+ Fish without the smell of frying.
fish: fish 600 g; veg: tomato|pepper|aubergine|potato|broccoli|asparagus|onion|veg*3 700 g = tomatoes; lemon?: lemon 1; herb?: herb 1 handful
- Heat the oven to 200°C (180°C fan). Cut the {veg} small, toss on a tray with oil, salt and pepper and roast for 12 minutes.
- Lay the {fish} on top and roast for 12 minutes more until it flakes.[ Squeeze over the {~lemon}.][ Scatter over the {herb}.]
= halloumi-traybake | {~halloumi+veg} traybake | dinner | 10+30 | traybake
+ Roast vegetables with golden cheese.
halloumi: halloumi|feta 400 g; veg: pepper|aubergine|tomato|onion|root|veg*4 900 g = red peppers; bean?: bean 1 tin; couscous?: couscous|pitta 250 g
- Heat the oven to 200°C (180°C fan). Cut the {veg} into chunks, toss on a tray with oil, salt and pepper and roast for 18 minutes.[ Cook the {raw:couscous}.]
- Add the {halloumi+bean} and roast for 12 minutes more.[ Serve with the {couscous}.]
= pasta-bake | {~main} pasta bake | dinner | 15+30 | pasta
+ Bubbling, golden and liked by everybody.
pasta: pasta 350 g = pasta; main: tuna|chicken|sausage|mince|broccoli|leaf|mushroom|veg*2 400 g = tuna; sauce: tinned tomato|cream 2 tin = chopped tomatoes; cheese: cheese 150 g = cheese
- Heat the oven to 200°C (180°C fan). Boil the {pasta} for 2 minutes less than the packet says and drain.
- [Fry the chopped {raw:main} in a little oil until cooked through. ]Mix the {main} with the {pasta} and {sauce}, season and tip into a dish.
- Cover with the grated {cheese} and bake for 20 minutes until golden.
= risotto | {~main} risotto | dinner | 10+30 | rice
+ Stirring is calming.
rice: risotto rice 300 g = risotto rice; stock: stock 1.2 l = vegetable stock; main: mushroom|pea|chicken|prawn|asparagus|leaf|root|veg*2 400 g; onion?: onion 1; cheese?: parmesan|cheese 60 g
- Chop the {main+onion} and soften in oil. Stir in the {rice} for 2 minutes.
- Add the hot {stock} a ladle at a time, stirring, for about 20 minutes, until creamy and everything is cooked through.
- [Stir in the grated {cheese}. ]Season with pepper.
= tart | {~top} puff pastry tart | lunch, dinner | 10+25 | pastry
+ Looks like work, and is none.
pastry: pastry 320 g = puff pastry; top: tomato|onion|mushroom|aubergine|asparagus|leaf|pepper|veg*3 400 g; cheese?: cheese|feta|soft cheese|parmesan 150 g; egg?: egg 1
- Heat the oven to 200°C (180°C fan). Unroll the {pastry} on a tray and mark a border.[ Brush it with the beaten {egg}.]
- Slice the {top} thinly and lay inside[ with the {cheese}]. Season, drizzle with oil and bake for 25 minutes until crisp.
= stuffed-peppers | Stuffed peppers with {filling} | lunch, dinner | 15+30 | peppers
+ A colourful dish that takes any leftovers.
pepper: pepper 4; filling: rice|couscous|mince|bean|lentil*2 300 g = rice; cheese?: cheese|feta|halloumi 120 g; tomato?: tomato|tinned tomato 200 g
- Heat the oven to 200°C (180°C fan). Halve the {pepper} and roast for 12 minutes. [Cook the {raw:filling} meanwhile.]
- Mix the {filling+tomato} with salt and pepper, fill the halves[, cover with the {cheese}] and bake for 18 minutes.
= bolognese | {~mince} bolognese with {pasta} | dinner | 10+35 | pasta
+ Everybody's favourite.
mince: mince 500 g; tomato: tinned tomato 2 tin = chopped tomatoes; pasta: pasta 400 g = spaghetti; veg?: onion|root|mushroom|celery*3 300 g; cheese?: parmesan|cheese 50 g
- [Soften the finely chopped {veg} in oil for 8 minutes. ]Brown the {mince} in a little oil, then add the {tomato} and a cup of water and simmer for 20 minutes. Season with salt and pepper.
- Boil the {pasta} in salted water and serve with the sauce[ and the grated {cheese}].
= lentil-bolognese | {~lentil} bolognese with {pasta} | dinner | 10+35 | pasta
+ The same comfort without meat.
lentil: lentil 250 g; tomato: tinned tomato 2 tin = chopped tomatoes; pasta: pasta 400 g = spaghetti; veg: onion|root|mushroom|celery*3 300 g = carrots; cheese?: parmesan|cheese 50 g
- Soften the finely chopped {veg} in oil for 8 minutes. Add the rinsed {lentil} with the {tomato} and two cups of water and simmer for 25 minutes. Season with salt and pepper.
- Boil the {pasta} in salted water and serve with the sauce[ and the grated {cheese}].
= fish-cakes | {~fish} and potato cakes | lunch, dinner | 20+20 | fish
+ Makes a little fish go a long way.
fish: tuna|fish 400 g = tinned tuna; potato: potato|sweet potato 700 g = potatoes; egg?: egg 1; onion?: onion|herb 1; salad?: salad|pea|broccoli 250 g
- Boil and mash the {potato}. [Cook the {raw:fish}. ]Flake the {fish}.
- Mix with salt and pepper[, the chopped {onion}][ and the beaten {egg}], shape 8 cakes and fry in oil for 4 minutes on each side.[ Cook the {raw:salad}.][ Serve with the {salad}.]
= tacos | {~main} tacos | dinner | 12+18 | wraps
+ Everybody builds their own, so nobody complains.
main: mince|chicken|bean|fish|prawn 500 g; wrap: wrap 8 = tortilla wraps; top: salad|tomato|avocado|cheese|pepper|cream*3 350 g = tomatoes; spice?: spice 1 tbsp; lemon?: lemon 1
- Fry the {main} in oil[ with the {spice}] until cooked through. Season with salt.
- Slice or grate the {top} and warm the {wrap}.
- Put everything on the table[, with wedges of {~lemon},] and let everybody fill their own.
= rosti | {~potato} rosti with {top} | lunch, dinner | 15+20 | potatoes
+ Crisp outside, soft inside.
potato: potato|sweet potato 900 g; top: egg|cheese|mushroom|ham|bacon|leaf|soft cheese*2 250 g = eggs; onion?: onion 1
- Grate the {potato+onion}, squeeze dry and season with salt and pepper.
- Press into an oiled pan and fry for 8 to 10 minutes on each side until golden.
- [Cook the {raw:top}. ]Serve the {top} on the rosti.
= pilaf | {~main} pilaf | dinner | 10+25 | rice
+ Everything in one pot with a lid.
rice: rice 300 g = rice; main: chicken|prawn|root|mushroom|veg*3 500 g; bean?: bean 1 tin; stock: stock 650 ml = vegetable stock; onion?: onion 1; spice?: curry|spice 2 tsp
- Chop the {main+onion} and fry in oil for 6 minutes.[ Stir in the {spice}.]
- Add the {rice+bean+stock}, cover and cook very gently for 15 minutes until everything is cooked through. Rest for 5 minutes and season.
= burgers | {~main} burgers | lunch, dinner | 15+15 | burgers
+ Homemade, and quicker than going out.
main: mince 500 g; bread: bread|pitta 4 = bread rolls; top?: salad|tomato|cheese|onion*3 250 g; mayo?: mayo|hummus 4 tbsp; spice?: spice 1 tsp
- Mix the {main} with salt[, {spice}] and pepper and shape four burgers. Rest for 5 minutes.
- Fry in oil for 5 to 6 minutes on each side until cooked through.
- Warm the {bread} and fill with the burgers[ and the {top}].[ Serve with {mayo}.]
= bean-burgers | {~main} burgers | lunch, dinner | 15+15 | burgers
+ Crisp outside, soft inside, and without meat.
main: bean 2 tin; oat: oat|flour 60 g = porridge oats; bread: bread|pitta 4 = bread rolls; top?: salad|tomato|cheese|avocado*3 250 g; spice?: spice 1 tsp; mayo?: mayo|hummus 4 tbsp
- Drain and mash the {main}, mix with the {oat}, salt[, {spice}] and pepper and shape four burgers. Rest for 5 minutes.
- Fry in oil for 5 minutes on each side until crisp.
- Warm the {bread} and fill with the burgers[ and the {top}].[ Serve with {mayo}.]
= pan-potatoes | Pan-fried potatoes with {main} | lunch, dinner | 10+25 | potatoes
+ One pan and a fork.
potato: potato 800 g; main: bacon|sausage|mushroom|ham|leaf|egg|pepper|onion*3 350 g = onions; herb?: herb 1 handful
- Slice the {potato} and boil for 6 minutes. Drain well.
- Fry in oil for 12 minutes until golden. Add the chopped {main} and fry until cooked through. Season.[ Scatter over the {herb}.]
= chicken-fajitas | {~main} fajitas with {veg} | dinner | 15+15 | wraps
+ Sizzling from the pan to the table.
main: chicken|steak|prawn|halloumi|tofu 500 g; veg: pepper|onion|mushroom|courgette*3 400 g = red peppers; wrap: wrap 8 = tortilla wraps; spice?: spice 1 tbsp; top?: cream|yogurt|avocado|cheese 150 g
- Cut the {main+veg} into strips and toss with oil, salt[, {spice}] and pepper.
- Fry over a high heat in batches until browned and cooked through. Warm the {wrap}.
- Fill and roll up[ with the {top}].
`;
