/** For four: everyday British dishes. See `readDishes` for how a dish is written. */
export const BRITISH = `
= Fish and chips | fish & chips; fish n chips; cod and chips | dinner | british | 15+40 | medium
+ Friday at home
4 cod fillets; 1 kg potatoes; 75 g plain flour; 1 egg; 100 g breadcrumbs; 300 g frozen peas; 1 lemon; 4 tbsp vegetable oil; salt
- Heat the oven to 220°C (200°C fan). Cut the potatoes into chips, toss with half of the oil and salt and bake for 35 minutes, turning once.
- Turn the cod in flour, beaten egg and breadcrumbs, put it on an oiled tray, drizzle with the rest of the oil and bake for the last 18 minutes.
- Boil the peas and serve with lemon wedges.
= Shepherd's pie | shepherds pie; cottage pie (minced lamb > minced beef, lamb stock > beef stock) | dinner | british | 20+50 | easy
+ Winter in a dish, and easily doubled for the freezer
500 g minced lamb; 1 onion; 2 carrots; 2 tbsp tomato purée; 400 ml lamb stock; 150 g frozen peas; 900 g potatoes; 50 g butter; 75 ml milk; 1 tbsp vegetable oil; black pepper
- Heat the oven to 200°C (180°C fan). Soften the chopped onion and carrots in the oil, add the minced lamb and brown it.
- Stir in tomato purée and stock and simmer for 20 minutes. Stir in the peas and season with pepper.
- Boil the potatoes and mash them with butter and milk.
- Spread the mash over the meat, roughen it with a fork and bake for 25 minutes until golden.
= Roast chicken | sunday roast; roast dinner; roast; roast beef (1 whole chicken > 1.5 kg beef roasting joint, chicken gravy granules > beef gravy granules); roast lamb (1 whole chicken > 1 leg of lamb); roast pork (1 whole chicken > 1.5 kg pork shoulder) | dinner | british | 20+90 | medium
+ Sunday dinner, with leftovers for Monday
1 whole chicken; 1 kg potatoes; 4 carrots; 1 broccoli; 1 lemon; 2 sprig thyme; 2 tbsp chicken gravy granules; 3 tbsp vegetable oil; salt; black pepper
- Heat the oven to 200°C (180°C fan). Put half of the lemon and the thyme into the chicken, rub it with a spoon of oil, salt and pepper and roast for 80 minutes, until the juices run clear.
- Boil the potatoes for 8 minutes, shake them in the pan, toss in the rest of the oil and roast beside the chicken for 50 minutes. Add the carrots halfway.
- Rest the chicken for 15 minutes. Steam the broccoli and make the gravy with boiling water.
= Sausages and mash | sausages and chips (1 kg potatoes > 750 g oven chips, -butter, -milk); sausages and chips and beans (1 kg potatoes > 750 g oven chips, 300 g frozen peas > 2 tin baked beans, -butter, -milk, -onions, -gravy granules); bangers and mash; sausage and mash; sausages; vegetarian sausages and mash (pork sausages > vegetarian sausages) | dinner | british | 10+35 | easy
+ Nobody says no to this one
8 pork sausages; 1 kg potatoes; 2 onions; 50 g butter; 75 ml milk; 2 tbsp gravy granules; 300 g frozen peas; 1 tbsp vegetable oil
- Fry the sausages in the oil over a medium heat for 20 minutes, turning. Add the sliced onions for the last 15.
- Boil the potatoes and mash them with butter and milk. Boil the peas.
- Make the gravy with boiling water, stir in the onions and serve.
= Toad in the hole | sausage toad; toad-in-the-hole | dinner | british | 10+40 | easy
+ Batter that rises as if by magic
8 pork sausages; 140 g plain flour; 3 eggs; 200 ml milk; 3 tbsp vegetable oil; 2 tbsp gravy granules; 300 g green beans; salt
- Heat the oven to 220°C (200°C fan). Roast the sausages in a tin with the oil for 15 minutes.
- Whisk flour, eggs, milk and a pinch of salt. Pour it around the sizzling sausages and bake for 25 minutes without opening the door.
- Boil the beans, make the gravy with boiling water and serve.
= Jacket potatoes with beans | jacket potato; jacket potatoes; baked potatoes; tuna jacket potatoes (2 tin baked beans > 2 tin tuna); cheese jacket potatoes (-baked beans) | lunch, dinner | british | 5+60 | easy
+ Hardly any work, and everybody is full
4 baking potatoes; 2 tin baked beans; 150 g Cheddar; 40 g butter; salt
- Heat the oven to 200°C (180°C fan). Prick the potatoes, rub with salt and bake for an hour until crisp outside and soft inside.
- Warm the beans and grate the Cheddar.
- Cut a cross into each potato and fill with butter, beans and cheese.
= Vegetable soup | soup; homemade soup; veg soup | lunch, dinner | british | 15+25 | easy
+ Uses up what the vegetable drawer still has
1 onion; 3 carrots; 2 leeks; 2 stick celery; 2 potatoes; 1.2 l vegetable stock; 1 tbsp olive oil; black pepper; 4 bread rolls
- Soften the chopped onion, leeks and celery in the oil for 8 minutes.
- Add the diced carrots and potatoes and the stock and simmer for 15 minutes.
- Blend smooth or leave chunky, season with pepper and serve with the rolls.
= Tomato soup | cream of tomato soup | lunch, dinner | british | 10+25 | easy
+ From tins, and nothing like from a tin
1 onion; 2 clove garlic; 2 tin chopped tomatoes; 600 ml vegetable stock; 100 ml single cream; 1 tbsp olive oil; 1 tsp sugar; 1 loaf bread
- Soften the chopped onion and garlic in the oil for 8 minutes.
- Add tomatoes, stock and sugar, simmer for 15 minutes and blend smooth.
- Stir in the cream and serve with the bread.
= Leek and potato soup | potato and leek soup; leek soup; potato soup | lunch, dinner | british, french | 10+25 | easy
+ Three vegetables and half an hour
3 leeks; 500 g potatoes; 1 onion; 1 l vegetable stock; 100 ml double cream; 30 g butter; black pepper
- Soften the sliced leeks and chopped onion in the butter for 8 minutes.
- Add the diced potatoes and the stock, simmer for 15 minutes and blend.
- Stir in the cream and season with pepper.
= Beef stew | stew; casserole; beef casserole; irish stew (stewing steak > diced lamb, beef stock > lamb stock); lamb stew (stewing steak > diced lamb, beef stock > lamb stock) | dinner | british | 20+150 | easy
+ Goes into the oven at three and is ready at six
900 g stewing steak; 2 onions; 4 carrots; 2 stick celery; 600 g potatoes; 2 tbsp plain flour; 700 ml beef stock; 2 tbsp tomato purée; 2 bay leaves; 2 tbsp vegetable oil; black pepper
- Heat the oven to 160°C (140°C fan). Brown the beef in the oil in batches and take it out. Soften the chopped onions, celery and carrots.
- Stir in flour and tomato purée, pour in the stock, add the bay leaves and put the beef back.
- Cover and cook in the oven for 90 minutes. Add the potatoes in chunks and cook for an hour more. Season with pepper.
= Chicken and mushroom pie | chicken pie; pie; chicken and leek pie (250 g mushrooms > 2 leeks) | dinner | british | 25+45 | medium
+ Pastry makes it a feast
500 g chicken thigh fillets; 250 g mushrooms; 1 leek; 30 g butter; 2 tbsp plain flour; 300 ml chicken stock; 100 ml double cream; 320 g puff pastry; 1 egg; black pepper
- Heat the oven to 200°C (180°C fan). Soften the sliced leek and mushrooms in the butter. Add the diced chicken and cook for 6 minutes.
- Stir in the flour for a minute, add stock and cream and simmer until thick. Season with pepper and tip into a pie dish.
- Cover with the pastry, cut a slit, brush with beaten egg and bake for 30 minutes until golden.
= Fish pie | fisherman's pie; fishermans pie | dinner | british | 25+45 | medium
+ Creamy underneath and crisp on top
500 g fish pie mix; 900 g potatoes; 150 g frozen peas; 1 leek; 60 g butter; 40 g plain flour; 500 ml milk; 75 g Cheddar; black pepper
- Heat the oven to 200°C (180°C fan). Boil the potatoes and mash them with a third of the butter and a splash of the milk.
- Soften the sliced leek in the rest of the butter, stir in the flour for a minute and whisk in the rest of the milk. Simmer until thick and season with pepper.
- Fold in the fish and peas and tip into a dish. Spread over the mash and scatter over the grated Cheddar.
- Bake for 30 minutes until golden.
= Sausage casserole | sausage and bean casserole; sausage stew | dinner | british | 10+35 | easy
+ One pan for the whole dinner
8 pork sausages; 1 onion; 2 carrots; 2 clove garlic; 1 tin chopped tomatoes; 1 tin cannellini beans; 1 tsp smoked paprika; 300 ml chicken stock; 1 tbsp vegetable oil
- Brown the sausages in the oil and take them out. Soften the chopped onion and carrots for 8 minutes, then add garlic and paprika for a minute.
- Add tomatoes, stock and sausages and simmer for 20 minutes.
- Stir in the drained beans and warm through.
= Salmon with new potatoes | salmon and potatoes; baked salmon; salmon; salmon and veg | dinner | british | 10+25 | easy
+ Fish and vegetables from one tray
4 salmon fillets; 700 g new potatoes; 250 g asparagus; 1 lemon; 2 tbsp olive oil; 1 handful dill; salt
- Heat the oven to 200°C (180°C fan). Halve the potatoes, toss with the oil and salt and roast for 15 minutes.
- Add the asparagus and salmon with slices of half of the lemon and roast for 12 minutes more.
- Scatter over the dill and squeeze over the rest of the lemon.
= Steak with green salad | steak; steak and salad; steak and chips (+750 g oven chips) | dinner | british, american | 10+10 | easy
+ A treat in twenty minutes, and low in carbs
4 sirloin steaks; 40 g butter; 2 clove garlic; 1 bag salad leaves; 250 g cherry tomatoes; 1 tbsp red wine vinegar; 3 tbsp olive oil; salt; black pepper
- Let the steaks come to room temperature and season them well.
- Fry in a spoon of very hot oil for 2 to 3 minutes on each side. Add butter and crushed garlic for the last minute and spoon it over. Rest for 5 minutes.
- Dress salad leaves and halved tomatoes with the rest of the oil and the vinegar.
`;
