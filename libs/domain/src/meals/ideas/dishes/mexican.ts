/** For four. See `readDishes` for how a dish is written. */
export const MEXICAN = `
= Chilli con carne | chilli; chili; chili con carne | dinner | mexican, american | 15+50 | easy
+ One pot, and it freezes well
500 g minced beef; 1 onion; 1 red pepper; 3 clove garlic; 2 tsp ground cumin; 1 tsp chilli powder; 1 tsp smoked paprika; 2 tin chopped tomatoes; 1 tin kidney beans; 300 g long-grain rice; 1 tbsp vegetable oil; salt
- Soften the chopped onion and pepper in the oil for 8 minutes. Add the crushed garlic, cumin, chilli powder and paprika for a minute.
- Turn up the heat and brown the minced beef.
- Add the tomatoes and simmer for 30 minutes. Stir in the drained beans for another 10 and season with salt.
- Meanwhile cook the rice and serve the chilli on top.
= Chicken fajitas | fajitas; beef fajitas (chicken breasts > rump steak); prawn fajitas (chicken breasts > 400 g king prawns); vegetable fajitas (600 g chicken breasts > 2 courgettes) | dinner | mexican | 15+15 | easy
+ Everybody rolls their own
600 g chicken breasts; 2 red peppers; 1 onion; 1 tsp ground cumin; 1 tsp smoked paprika; 8 tortilla wraps; 150 ml soured cream; 2 tomatoes; 1 lime; 2 tbsp vegetable oil; salt
- Cut the chicken, peppers and onion into strips. Toss with the cumin, paprika, half of the oil and a little salt.
- Fry the chicken in the rest of the oil over a high heat for 6 minutes. Add the vegetables and fry for another 6 until charred at the edges and the chicken is cooked through.
- Chop the tomatoes and mix them with the juice of half of the lime. Warm the wraps.
- Put everything on the table with the soured cream and the rest of the lime in wedges.
= Beef tacos | tacos; taco night; chicken tacos (minced beef > minced chicken); fish tacos (minced beef > cod fillets) | dinner | mexican, american | 15+15 | easy
+ Fun to eat with fingers
500 g minced beef; 1 onion; 2 clove garlic; 2 tsp ground cumin; 1 tsp smoked paprika; 2 tbsp tomato purée; 12 corn taco shells; 1 little gem lettuce; 2 tomatoes; 100 g Cheddar; 1 tbsp vegetable oil; salt
- Soften the chopped onion and garlic in the oil, add the minced beef and brown it.
- Stir in the cumin, paprika, tomato purée and 100 ml of water. Simmer for 8 minutes and season with salt.
- Shred the lettuce, chop the tomatoes and grate the Cheddar. Warm the taco shells in the oven.
- Let everybody fill their own.
= Bean quesadillas | quesadillas; cheese quesadillas; chicken quesadillas (black beans > 300 g chicken breasts) | lunch, dinner | mexican | 10+15 | easy
+ Crisp, quick and without meat
8 tortilla wraps; 1 tin black beans; 200 g Cheddar; 4 spring onions; 1 red pepper; 1 tsp ground cumin; 1 tbsp vegetable oil
- Drain the beans and mash them roughly with the cumin. Chop the pepper and spring onions finely and grate the Cheddar.
- Spread the beans on half of the wraps, scatter over the vegetables and cheese, and put the other wraps on top.
- Fry each in a little oil for 2 minutes on each side until crisp. Cut into wedges.
= Vegetable burrito bowl | burrito bowl; rice and bean bowl | lunch, dinner | mexican | 15+20 | easy
+ A whole meal in a bowl, without meat or milk
300 g long-grain rice; 1 tin black beans; 1 tin sweetcorn; 2 avocados; 3 tomatoes; 1 red onion; 2 limes; 1 tsp ground cumin; 1 handful coriander; 1 tbsp olive oil; salt
- Cook the rice. Warm the drained beans with the cumin and a splash of water.
- Chop the tomatoes and red onion and mix with the juice of a lime, the chopped coriander and a little salt.
- Toss the drained sweetcorn in a hot pan with the oil until it catches.
- Divide the rice between bowls and top with beans, sweetcorn, tomatoes and sliced avocado. Serve with lime wedges.
= Chicken enchiladas | enchiladas; beef enchiladas (chicken breasts > minced beef) | dinner | mexican | 20+35 | medium
+ Can be filled in advance and baked when everybody is home
500 g chicken breasts; 8 tortilla wraps; 1 onion; 2 clove garlic; 2 tin chopped tomatoes; 2 tsp ground cumin; 1 tsp chilli powder; 150 g Cheddar; 1 tin black beans; 1 tbsp vegetable oil; salt
- Heat the oven to 200°C (180°C fan). Soften the chopped onion and garlic in the oil, add the cumin and chilli powder, then the tomatoes. Simmer for 10 minutes and season with salt.
- Dice the chicken and fry it until cooked through. Mix it with the drained beans and a third of the sauce.
- Fill and roll the wraps, lay them in a dish, pour over the rest of the sauce and scatter over the grated Cheddar.
- Bake for 20 minutes until golden.
= Huevos rancheros | mexican eggs; ranch eggs | breakfast, lunch | mexican | 10+20 | easy
+ A breakfast that lasts until the evening
4 eggs; 4 corn tortillas; 1 tin chopped tomatoes; 1 tin black beans; 1 onion; 1 tsp ground cumin; 1 avocado; 2 tbsp vegetable oil; salt
- Soften the chopped onion in half of the oil. Add the cumin, tomatoes and drained beans and simmer for 10 minutes. Season with salt.
- Warm the tortillas in a dry pan. Fry the eggs in the rest of the oil.
- Put sauce and an egg on each tortilla and serve with sliced avocado.
= Chicken lettuce tacos | lettuce wrap tacos; low carb tacos | lunch, dinner | mexican | 15+15 | easy
+ Tacos without the shell: light, and low in carbs
600 g chicken thigh fillets; 2 little gem lettuces; 2 avocados; 2 tomatoes; 1 lime; 2 tsp ground cumin; 1 tsp smoked paprika; 150 ml soured cream; 1 tbsp olive oil; salt
- Cut the chicken into strips and toss with the cumin, paprika and a little salt.
- Fry in the oil for 10 minutes until browned and cooked through. Squeeze over half of the lime.
- Chop the tomatoes and slice the avocados.
- Fill the lettuce leaves with chicken, tomatoes and avocado, and top with soured cream.
`;
