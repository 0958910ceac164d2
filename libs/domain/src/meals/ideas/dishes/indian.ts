/** For four. See `readDishes` for how a dish is written. */
export const INDIAN = `
= Chicken curry | curry; chicken masala; chicken tikka masala; tikka masala; lamb curry (chicken thigh fillets > diced lamb); beef curry (chicken thigh fillets > stewing steak); prawn curry (600 g chicken thigh fillets > 400 g king prawns); fish curry (chicken thigh fillets > cod fillets) | dinner | indian | 15+35 | easy
+ Mild enough for everybody, and quickly made hotter
600 g chicken thigh fillets; 1 onion; 3 clove garlic; 1 tbsp grated ginger; 2 tbsp curry powder; 1 tin chopped tomatoes; 150 ml single cream; 300 g basmati rice; 1 handful coriander; 2 tbsp vegetable oil; salt
- Soften the chopped onion in the oil for 8 minutes. Add garlic, ginger and curry powder for a minute.
- Add the diced chicken and stir for 5 minutes, then the tomatoes. Simmer for 15 minutes.
- Meanwhile cook the rice. Stir the cream into the curry, season with salt and warm through.
- Scatter over the coriander and serve with the rice.
= Red lentil dal | dal; daal; dhal; lentil curry | lunch, dinner | indian | 10+30 | easy
+ Cheap, filling and from the store cupboard
300 g red lentils; 1 onion; 3 clove garlic; 1 tbsp grated ginger; 1 tsp ground turmeric; 2 tsp ground cumin; 1 tin chopped tomatoes; 150 g spinach; 300 g basmati rice; 2 tbsp vegetable oil; salt
- Rinse the lentils and simmer them with the turmeric in 1 litre of water for 20 minutes.
- Fry the chopped onion in the oil until golden. Add garlic, ginger and cumin for a minute, then the tomatoes for 5.
- Stir it into the lentils with the spinach and simmer until wilted. Season with salt and serve with the rice.
= Chickpea curry | chana masala; chickpea and spinach curry; vegetable curry | lunch, dinner | indian | 10+25 | easy
+ Two tins and a handful of spices
2 tin chickpeas; 1 onion; 3 clove garlic; 1 tbsp grated ginger; 2 tsp ground cumin; 1 tsp ground coriander; 1 tsp ground turmeric; 1 tin chopped tomatoes; 1 tin coconut milk; 200 g spinach; 300 g basmati rice; 1 tbsp vegetable oil; salt
- Soften the chopped onion in the oil for 8 minutes. Add garlic, ginger and the spices for a minute.
- Add the tomatoes, coconut milk and drained chickpeas and simmer for 12 minutes. Cook the rice.
- Stir in the spinach until it wilts, season with salt and serve.
= Butter chicken | murgh makhani | dinner | indian | 20+35 | medium
+ Creamy and mild, a favourite of children
600 g chicken thigh fillets; 150 g plain yogurt; 2 tsp garam masala; 1 tsp ground turmeric; 50 g butter; 1 onion; 3 clove garlic; 1 tbsp grated ginger; 2 tbsp tomato purée; 1 tin chopped tomatoes; 100 ml double cream; 300 g basmati rice; salt
- Mix the diced chicken with the yogurt, turmeric and half of the garam masala. Leave for as long as you have.
- Soften the chopped onion in the butter. Add garlic, ginger, tomato purée and the rest of the garam masala for 2 minutes.
- Add the tomatoes and simmer for 10 minutes. Add the chicken with its marinade and simmer for 15 minutes until cooked through.
- Stir in the cream and season with salt. Serve with the rice.
= Saag paneer | palak paneer; spinach and paneer | dinner | indian | 10+20 | easy
+ Without meat, and low in carbs
450 g paneer; 500 g spinach; 1 onion; 3 clove garlic; 1 tbsp grated ginger; 2 tsp garam masala; 1 tsp ground turmeric; 100 ml double cream; 2 tbsp vegetable oil; salt
- Dice the paneer, fry it in half of the oil until golden and take it out.
- Soften the chopped onion in the rest of the oil. Add garlic, ginger, garam masala and turmeric for a minute.
- Add the spinach by handfuls until it wilts. Chop or blend it roughly.
- Stir in the cream and the paneer, season with salt and warm through.
= Vegetable biryani | biryani; chicken biryani (+400 g chicken thigh fillets); lamb biryani (+400 g diced lamb) | dinner | indian | 20+30 | medium
+ Everything in one pot, for a big table
300 g basmati rice; 1 cauliflower; 2 carrots; 150 g frozen peas; 1 onion; 3 clove garlic; 2 tbsp curry powder; 600 ml vegetable stock; 50 g raisins; 2 tbsp vegetable oil
- Fry the sliced onion in the oil until deep golden, about 10 minutes. Take half of it out.
- Add garlic, curry powder, the cauliflower in small florets and the diced carrots for 3 minutes.
- Stir in the rinsed rice and raisins and pour over the hot stock. Cover and cook gently for 12 minutes.
- Add the peas, cover again and leave off the heat for 8 minutes. Fork through and top with the fried onion.
= Tandoori chicken traybake | tandoori chicken; indian traybake | dinner | indian | 15+40 | easy
+ The oven does the work
8 chicken thighs; 150 g plain yogurt; 2 tbsp tandoori spice mix; 3 clove garlic; 1 lemon; 1 cauliflower; 1 red onion; 1 tbsp vegetable oil; salt
- Heat the oven to 200°C (180°C fan). Mix the yogurt with the spice mix, crushed garlic, the juice of half of the lemon and a little salt, and rub it into the chicken.
- Spread cauliflower florets and onion wedges on a tray with the oil and put the chicken on top.
- Roast for 40 minutes until charred and cooked through. Serve with the rest of the lemon.
`;
