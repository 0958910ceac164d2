/** Lunches and dinners of an hour and more. See `readPatterns` for how a pattern is written. */
export const SLOW = `
= jacket-potatoes | Jacket potatoes with {top} | lunch, dinner | 5+60 | potatoes
+ The oven works for an hour, you for five minutes.
potato: potato|sweet potato 4; top: baked bean|cheese|tuna|mince|soft cheese|bean|broccoli|cream*2 350 g = cheese; salad?: salad|tomato*2 200 g
- Heat the oven to 200°C (180°C fan). Prick the {potato}, rub with salt and bake for an hour until soft inside.
- [Cook the {raw:top}. ]Cut a cross into each potato and fill with the {top}, warmed or grated.[ Serve with the {salad}.]
= stew | {~meat+veg} stew | dinner | 20+110 | stew
+ Goes into the oven and asks for nothing more.
meat: beef 800 g; veg: root|potato|onion|celery|mushroom|veg*4 1 kg = carrots; stock: stock 700 ml = beef stock; herb?: herb 2 sprig
- Heat the oven to 160°C (140°C fan). Brown the {meat} in oil and take it out. Soften the chopped {veg} for 8 minutes.
- Put the meat back with the {stock+herb}, cover and cook in the oven for 100 minutes until tender. Season with salt and pepper.
= chicken-stew | {~meat+veg} casserole | dinner | 15+50 | stew
+ One pot in the oven, and an hour for something else.
meat: chicken|sausage 800 g; veg: root|potato|onion|celery|mushroom|veg*4 900 g = carrots; stock: stock|tinned tomato 500 ml = chicken stock; herb?: herb 2 sprig
- Heat the oven to 180°C (160°C fan). Brown the {meat} in oil. Add the chopped {veg} for 5 minutes.
- Pour in the {stock}[ with the {herb}], cover and cook in the oven for 45 minutes until everything is tender and cooked through. Season with salt and pepper.
= roast-chicken | Roast {~chicken} with {veg} | dinner | 20+90 | roast
+ A Sunday on any day.
chicken: whole chicken 1.5 kg; veg: potato|root|onion|broccoli*4 1200 g = potatoes; lemon?: lemon 1; herb?: herb 1 handful
- Heat the oven to 200°C (180°C fan). Rub the {chicken} with oil, salt and pepper[ and tuck in the {~lemon+herb}]. Cut the {veg} into chunks.
- Roast for 80 minutes until the juices run clear, with the {veg} beside it, tossed in oil, for the last 50. Rest for 10 minutes.
= cottage-pie | {~mince} pie with mash | dinner | 25+45 | pie
+ Winter food, and good for the freezer.
mince: mince 500 g; potato: potato|sweet potato 900 g = potatoes; veg: onion|root|pea|mushroom|celery*3 350 g = carrots; stock: stock|tinned tomato 400 ml = beef stock; cheese?: cheese 75 g; milk?: milk|cream 75 ml
- Heat the oven to 200°C (180°C fan). Soften the chopped {veg} in oil, add the {mince} and brown it. Add the {stock} and simmer for 20 minutes. Season with salt and pepper.
- Boil and mash the {potato}[ with the {milk}]. Spread over the filling[, scatter over the {cheese}] and bake for 25 minutes.
= lasagne | {~main} lasagne | dinner | 30+45 | pasta
+ Can be put together ahead.
sheet: lasagne sheet 250 g = lasagne sheets; main: mince|leaf|mushroom|aubergine|lentil|veg*2 600 g; tomato: tinned tomato 2 tin = chopped tomatoes; white: soft cheese|cream|yogurt 400 g = ricotta; cheese: cheese|parmesan 150 g = mozzarella
- Heat the oven to 200°C (180°C fan). Fry the chopped {main} in oil until cooked, add the {tomato} and simmer for 15 minutes. Season.
- Layer with the {sheet} and {white} in a dish. Finish with the {cheese} and bake for 40 minutes. Rest for 5.
= fish-pie | {~fish} pie with mash | dinner | 25+40 | pie
+ Creamy underneath, crisp on top.
fish: fish|prawn|tuna*2 500 g; potato: potato 900 g = potatoes; cream: cream|soft cheese 250 g = creme fraiche; veg?: pea|leaf|leek|onion|sweetcorn*2 250 g; cheese?: cheese 75 g
- Heat the oven to 200°C (180°C fan). Boil and mash the {potato} with salt and pepper.
- Mix the chopped {fish} with the {cream+veg} in a dish. Spread over the mash[, scatter over the {cheese}] and bake for 35 minutes until bubbling.
= gratin | {~veg} gratin | dinner | 20+60 | potatoes
+ {veg} in thin layers, baked until golden.
veg: potato|root|sweet potato*3 1 kg; cream: cream|milk 400 ml = double cream; cheese?: cheese|parmesan 120 g; garlic?: garlic 1 clove; side?: ham|salad 200 g
- Heat the oven to 180°C (160°C fan).[ Rub a dish with the {garlic}.] Slice the {veg} very thinly and layer with salt and pepper.
- Pour over the {cream}[ and scatter over the {cheese}]. Bake for an hour until tender.[ Serve with the {side}.]
= roast-vegetables | Slow-roast {veg} with {main} | lunch, dinner | 15+50 | traybake
+ Roasting makes every vegetable sweet.
veg: root|aubergine|pepper|onion|potato|tomato|broccoli*4 1200 g; main: feta|bean|halloumi|couscous|lentil|egg*2 300 g = chickpeas; herb?: herb|spice 1 handful
- Heat the oven to 180°C (160°C fan). Cut the {veg} into chunks, toss with oil, salt[, {herb}] and pepper and roast for 50 minutes, turning once.
- [Cook the {raw:main}. ]Put the {main} on top for the last 10 minutes.
= ragu | Slow {~meat} ragu with {pasta} | dinner | 15+105 | pasta
+ A sauce that improves with every minute.
meat: beef|mince|sausage 600 g; tomato: tinned tomato 2 tin = chopped tomatoes; pasta: pasta 400 g = pasta; veg?: onion|root|celery|mushroom*3 300 g; garlic?: garlic 2 clove
- Brown the {meat} in oil.[ Add the chopped {veg} and soften for 8 minutes.][ Stir in the {garlic}.] Pour in the {tomato} and a cup of water, cover and simmer for 90 minutes. Season.
- Boil the {pasta} in salted water and toss with the sauce.
= pie | {~main+veg} pie | dinner | 25+45 | pie
+ Under pastry everything is a feast.
pastry: pastry|shortcrust 320 g = puff pastry; main: chicken|mince|bean|mushroom 500 g; veg: root|onion|mushroom|leaf|pea|veg*3 400 g = leeks; sauce: cream|soft cheese 250 ml = double cream; egg?: egg 1
- Heat the oven to 200°C (180°C fan). Cook the {main}, chopped small, in oil until done, add the {veg} and soften for 8 minutes. Stir in the {sauce}, simmer for 10 minutes and season.
- Tip into a dish, cover with the {pastry}, cut a slit[ and brush with the beaten {egg}]. Bake for 30 minutes.
= quiche | {~filling} quiche | lunch, dinner | 25+45 | eggs
+ Warm today, cold tomorrow.
pastry: shortcrust|pastry 320 g = shortcrust pastry; egg: egg 4 = eggs; cream: cream|milk|soft cheese 250 ml = double cream; filling: bacon|leek|onion|leaf|broccoli|fish|mushroom|tomato|ham|cheese|veg*3 350 g
- Heat the oven to 200°C (180°C fan). Line a tin with the {pastry}, prick it, weigh it down and bake for 15 minutes. [Fry the chopped {raw:filling} in a little oil until done.]
- Beat the {egg} with the {cream}, salt and pepper. Fill the case, pour it over and bake for 28 minutes until just set.
= bean-casserole | {~bean+veg} casserole | lunch, dinner | 15+50 | stew
+ A slow pot that looks after itself.
bean: bean|lentil*2 500 g; tomato: tinned tomato 2 tin = chopped tomatoes; veg: root|onion|pepper|celery|leaf|aubergine|sweet potato*4 700 g = carrots; meat?: sausage|bacon|ham 200 g; bread?: bread 4 slice
- [Brown the chopped {meat} in oil. ]Soften the chopped {veg} in oil for 10 minutes.
- Add the {tomato+bean} with a cup of water, cover and simmer gently for 40 minutes. Season with salt and pepper.[ Serve with the {bread}.]
= slow-curry | Slow {~meat} curry | dinner | 15+105 | curry
+ Patience makes it tender.
meat: beef 800 g; curry: curry 4 tbsp = curry paste; liquid: tinned tomato|coconut milk|yogurt 2 tin = chopped tomatoes; veg?: onion|potato|root|leaf|sweet potato*3 400 g; rice?: rice|pitta 300 g
- [Cook the {raw:rice} towards the end. ]Brown the {meat} in oil.[ Add the chopped {veg} for 5 minutes.] Stir in the {curry} for a minute, then the {liquid}.
- Cover and simmer very gently for 90 minutes until tender. Season with salt.[ Serve with the {rice}.]
= stuffed-squash | Baked {~veg} filled with {filling} | dinner | 15+60 | vegetables
+ A centrepiece without meat.
veg: aubergine|squash|butternut squash|sweet potato 4; filling: couscous|rice|lentil|mince|bean*2 300 g = couscous; cheese?: feta|cheese|halloumi 150 g; tomato?: tomato|onion*2 200 g
- Heat the oven to 190°C (170°C fan). Halve the {veg}, brush with oil, season and bake for 40 minutes until soft. [Cook the {raw:filling}.]
- Scoop out some of the flesh, mix it with the {filling+tomato}, fill the halves[, top with the {cheese}] and bake for 20 minutes.
= ham-potato-bake | {~meat} and potato bake | dinner | 15+55 | potatoes
+ One dish, layered and left alone.
potato: potato|sweet potato 1 kg = potatoes; meat: ham|bacon|sausage|chicken|fish 350 g; liquid: cream|milk|stock 400 ml = milk; veg?: onion|leaf|leek|broccoli*2 250 g; cheese?: cheese 120 g
- Heat the oven to 190°C (170°C fan). Slice the {potato} thinly and chop the {meat+veg}.
- Layer in a dish with salt and pepper, pour over the {liquid}[ and scatter over the {cheese}]. Bake for 55 minutes until tender and cooked through.
`;
