/** For four. See `readDishes` for how a dish is written. */
export const ITALIAN = `
= Spaghetti bolognese | spag bol; spaghetti bolognaise; bolognese; bolognaise; spaghetti with meat sauce | dinner | italian | 15+40 | easy
+ The sauce keeps for a second evening, and freezes well
400 g spaghetti; 500 g minced beef; 1 onion; 2 carrots; 2 clove garlic; 2 tin chopped tomatoes; 2 tbsp tomato purée; 1 tsp dried oregano; 1 tbsp olive oil; 50 g Parmesan; salt; black pepper
- Chop the onion, carrots and garlic finely. Fry them gently in the oil for 8 minutes until soft.
- Add the minced beef, turn up the heat and brown it well, breaking it up with a spoon.
- Stir in the tomato purée, chopped tomatoes and oregano. Simmer for 25 minutes, then season with salt and pepper.
- Boil the spaghetti in salted water until just tender. Drain, toss with the sauce and serve with grated Parmesan.
= Lasagne | lasagna; beef lasagne | dinner | italian | 30+60 | medium
+ Can be put together in the morning and only needs the oven in the evening
250 g lasagne sheets; 500 g minced beef; 1 onion; 2 clove garlic; 2 tin chopped tomatoes; 2 tbsp tomato purée; 1 tsp dried oregano; 50 g butter; 50 g plain flour; 600 ml milk; 150 g Cheddar; 1 tbsp olive oil; salt; black pepper
- Heat the oven to 200°C (180°C fan). Fry the chopped onion and garlic in the oil until soft, add the minced beef and brown it.
- Stir in the tomato purée, chopped tomatoes and oregano and simmer for 15 minutes. Season.
- Melt the butter in a pan, stir in the flour for a minute, then whisk in the milk little by little. Simmer until thick and stir in half of the Cheddar.
- Layer meat sauce, lasagne sheets and white sauce in an ovenproof dish, ending with white sauce. Scatter over the rest of the cheese.
- Bake for 35 to 40 minutes until golden and bubbling. Leave to stand for 10 minutes before cutting.
= Spaghetti carbonara | carbonara; pasta carbonara; bacon pasta (pancetta > bacon) | dinner | italian | 10+15 | medium
+ On the table in under half an hour, mostly from the fridge
400 g spaghetti; 150 g pancetta; 3 eggs; 75 g Parmesan; 1 clove garlic; black pepper; salt
- Boil the spaghetti in salted water. Beat the eggs with most of the grated Parmesan and plenty of black pepper.
- Fry the pancetta with the whole clove of garlic until crisp, then take the garlic out.
- Keep a cup of the cooking water. Drain the spaghetti and tip it into the pan with the pancetta, off the heat.
- Pour in the egg mixture and toss quickly, loosening it with a little of the cooking water until creamy. Serve at once with the rest of the Parmesan.
= Mushroom risotto | risotto; chicken risotto (400 g mushrooms > 400 g chicken breasts, vegetable stock > chicken stock); pea risotto (400 g mushrooms > 300 g frozen peas); seafood risotto (400 g mushrooms > 300 g king prawns, -Parmesan) | dinner | italian | 10+35 | medium
+ One pan, and calming to stir
300 g risotto rice; 400 g mushrooms; 1 onion; 2 clove garlic; 1.2 l vegetable stock; 50 g butter; 60 g Parmesan; 1 tbsp olive oil; 1 handful parsley; black pepper
- Slice the mushrooms and fry them in half of the butter over a high heat until golden. Set them aside.
- Soften the chopped onion and garlic in the oil for 5 minutes. Stir in the rice for 2 minutes.
- Add the hot stock a ladle at a time, stirring, and wait until each is absorbed. This takes about 20 minutes.
- Stir in the mushrooms, the rest of the butter and the grated Parmesan. Rest for 2 minutes and finish with chopped parsley and pepper.
= Margherita pizza | pizza; homemade pizza; cheese pizza; pepperoni pizza (+100 g pepperoni); ham and pineapple pizza (+100 g ham, +1 tin pineapple chunks) | lunch, dinner | italian | 85+15 | medium
+ Everybody can choose what goes on theirs
400 g strong bread flour; 7 g fast-action dried yeast; 1 tin chopped tomatoes; 250 g mozzarella; 1 clove garlic; 1 handful basil; 2 tbsp olive oil; 1 tsp salt
- Mix flour, yeast and salt, add 250 ml of warm water and half of the oil, and knead for 8 minutes. Leave to rise for an hour, or overnight in the fridge.
- Heat the oven as hot as it goes, with two baking trays in it. Simmer the tomatoes with the crushed garlic and the rest of the oil for 10 minutes.
- Divide the dough into four and roll it out thinly. Spread with the sauce and tear over the mozzarella.
- Bake on the hot trays for 8 to 10 minutes until blistered. Scatter over the basil.
= Pasta with pesto and peas | pesto pasta; pasta with pesto | lunch, dinner | italian | 5+15 | easy
+ A quarter of an hour from start to plate
400 g penne; 150 g green pesto; 250 g frozen peas; 50 g Parmesan; black pepper
- Boil the penne in salted water. Add the peas for the last 3 minutes.
- Keep a cup of the cooking water and drain the rest.
- Stir in the pesto and enough of the water to coat everything. Serve with grated Parmesan and pepper.
= Minestrone | minestrone soup; italian vegetable soup | lunch, dinner | italian, mediterranean | 15+35 | easy
+ Uses whatever vegetables are about, and is even better the next day
1 onion; 2 carrots; 2 stick celery; 1 courgette; 2 clove garlic; 1 tin chopped tomatoes; 1 tin cannellini beans; 100 g small pasta; 1.2 l vegetable stock; 100 g kale; 2 tbsp olive oil; black pepper
- Chop the onion, carrots, celery and courgette small. Soften them in the oil with the sliced garlic for 10 minutes.
- Add the tomatoes and stock and simmer for 15 minutes.
- Add the drained beans, pasta and shredded kale and simmer until the pasta is tender. Season with pepper.
= Chicken cacciatore | italian chicken stew | dinner | italian, mediterranean | 15+50 | easy
+ Looks after itself once it is in the pan
8 chicken thighs; 1 onion; 2 red peppers; 3 clove garlic; 2 tin chopped tomatoes; 100 g black olives; 2 sprig rosemary; 2 tbsp olive oil; salt; black pepper
- Season the chicken and brown it in the oil on all sides, about 8 minutes. Take it out.
- Soften the sliced onion, peppers and garlic in the same pan for 8 minutes.
- Add the tomatoes, olives and rosemary, put the chicken back and cover. Simmer for 35 minutes until it comes off the bone.
= Aubergine parmigiana | aubergine bake; melanzane parmigiana; eggplant parmesan | dinner | italian, mediterranean | 25+45 | medium
+ A bake without meat that fills everybody
3 aubergines; 2 tin chopped tomatoes; 2 clove garlic; 250 g mozzarella; 75 g Parmesan; 1 handful basil; 4 tbsp olive oil; salt; black pepper
- Heat the oven to 200°C (180°C fan). Slice the aubergines lengthways, brush with most of the oil and roast on trays for 20 minutes.
- Meanwhile simmer the tomatoes with the sliced garlic for 15 minutes. Season and stir in half of the basil.
- Layer aubergines, sauce, torn mozzarella and grated Parmesan in a dish, ending with cheese.
- Bake for 25 minutes until bubbling. Rest for 10 minutes and scatter over the rest of the basil.
= Tuna pasta bake | tuna bake; pasta bake; tuna pasta | dinner | italian, american | 10+30 | easy
+ Straight from the store cupboard
350 g penne; 2 tin tuna; 1 tin sweetcorn; 50 g butter; 50 g plain flour; 600 ml milk; 150 g Cheddar; black pepper
- Heat the oven to 200°C (180°C fan). Boil the penne for 2 minutes less than the packet says and drain.
- Melt the butter, stir in the flour for a minute and whisk in the milk. Simmer until thick, then stir in two thirds of the grated Cheddar and some pepper.
- Fold in the penne, the drained tuna and sweetcorn. Tip into a dish and top with the rest of the cheese.
- Bake for 15 to 20 minutes until golden.
`;
