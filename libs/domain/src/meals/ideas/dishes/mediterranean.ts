/** For four. See `readDishes` for how a dish is written. */
export const MEDITERRANEAN = `
= Greek salad with chicken | chicken greek salad; greek salad (-chicken breasts) | lunch, dinner | mediterranean | 15+15 | easy
+ A salad that is a meal, and low in carbs
500 g chicken breasts; 1 cucumber; 4 tomatoes; 1 red onion; 200 g feta; 100 g black olives; 1 tsp dried oregano; 1 lemon; 4 tbsp olive oil; black pepper
- Slice the chicken, season it and fry it in a spoon of the oil for 10 minutes until cooked through.
- Cut the cucumber, tomatoes and red onion into chunks. Add the olives and the crumbled feta.
- Dress with the rest of the oil, the juice of the lemon, the oregano and pepper. Put the warm chicken on top.
= Shakshuka | eggs in tomato sauce; shakshouka | breakfast, lunch, dinner | mediterranean | 10+20 | easy
+ Eggs for supper, straight from the pan
6 eggs; 2 tin chopped tomatoes; 1 onion; 2 red peppers; 3 clove garlic; 2 tsp ground cumin; 1 tsp smoked paprika; 1 handful coriander; 2 tbsp olive oil; salt
- Soften the sliced onion and peppers in the oil for 10 minutes. Add garlic, cumin and paprika for a minute.
- Add the tomatoes, simmer for 8 minutes and season with salt.
- Make six hollows, break in the eggs, cover and cook for 5 minutes until the whites are set. Scatter over the coriander.
= Paella | chicken paella; chicken and prawn paella; seafood paella (chicken thigh fillets > mussels, chicken stock > fish stock) | dinner | mediterranean | 15+35 | medium
+ One wide pan in the middle of the table
300 g paella rice; 400 g chicken thigh fillets; 200 g king prawns; 1 onion; 1 red pepper; 3 clove garlic; 2 tsp smoked paprika; 1 pinch saffron; 900 ml chicken stock; 150 g frozen peas; 1 lemon; 2 tbsp olive oil
- Brown the diced chicken in the oil. Add the chopped onion, pepper and garlic and soften for 6 minutes.
- Stir in paprika, saffron and rice for a minute. Pour in the hot stock and simmer for 15 minutes without stirring.
- Scatter over the peas and prawns and cook for 5 minutes more until the prawns are pink and the rice is tender.
- Rest for 5 minutes under a cloth and serve with lemon wedges.
= Roast vegetable couscous | vegetable couscous; couscous salad | lunch, dinner | mediterranean | 15+30 | easy
+ Good hot today and cold in tomorrow’s lunch box
300 g couscous; 2 courgettes; 2 red peppers; 1 red onion; 1 tin chickpeas; 1 lemon; 2 tsp ground cumin; 1 handful mint; 3 tbsp olive oil; salt
- Heat the oven to 200°C (180°C fan). Cut the vegetables into chunks, toss with the cumin, a little salt and most of the oil and roast for 25 minutes. Add the drained chickpeas for the last 10.
- Pour 350 ml of boiling water over the couscous, cover for 5 minutes and fluff it up with the rest of the oil.
- Mix everything with the juice of the lemon and the chopped mint.
= Baked cod with tomatoes | baked fish; mediterranean cod; baked cod | dinner | mediterranean | 10+25 | easy
+ Fish without fuss, and low in carbs
4 cod fillets; 400 g cherry tomatoes; 100 g black olives; 1 red onion; 3 clove garlic; 1 lemon; 1 handful parsley; 3 tbsp olive oil; black pepper
- Heat the oven to 200°C (180°C fan). Spread the tomatoes, olives, sliced onion and garlic in a dish with the oil and roast for 12 minutes.
- Lay the cod on top, season with pepper, add slices of half of the lemon and roast for 12 minutes more.
- Squeeze over the rest of the lemon and scatter over the parsley.
= Moussaka | lamb moussaka | dinner | mediterranean | 30+60 | hard
+ For a Sunday with time
3 aubergines; 500 g minced lamb; 1 onion; 2 clove garlic; 1 tin chopped tomatoes; 1 tsp ground cinnamon; 1 tsp dried oregano; 50 g butter; 50 g plain flour; 500 ml milk; 2 eggs; 75 g Parmesan; 3 tbsp olive oil; salt
- Heat the oven to 200°C (180°C fan). Slice the aubergines, brush with most of the oil and roast for 25 minutes.
- Soften the chopped onion and garlic in the rest of the oil, brown the minced lamb, then add tomatoes, cinnamon and oregano. Simmer for 20 minutes and season with salt.
- Melt the butter, stir in the flour and whisk in the milk until thick. Off the heat beat in the eggs and half of the grated Parmesan.
- Layer aubergines and meat, pour over the sauce and scatter over the rest of the Parmesan. Bake for 35 minutes and rest for 15.
= Falafel wraps | falafel; falafel pitta | lunch, dinner | mediterranean | 20+15 | easy
+ Street food from two tins
2 tin chickpeas; 1 onion; 3 clove garlic; 2 tsp ground cumin; 1 handful parsley; 3 tbsp plain flour; 8 pitta breads; 1 cucumber; 2 tomatoes; 150 g hummus; 3 tbsp vegetable oil; salt
- Drain and dry the chickpeas. Blend them roughly with the onion, garlic, cumin, parsley, flour and salt, and shape into 16 small patties.
- Fry in the oil for 3 minutes on each side until crisp.
- Warm the pitta breads and fill them with hummus, falafel, sliced cucumber and tomatoes.
= Halloumi and pepper traybake | halloumi traybake; baked halloumi | dinner | mediterranean | 10+30 | easy
+ One tray, no meat, little to wash up
450 g halloumi; 3 red peppers; 2 courgettes; 1 red onion; 250 g cherry tomatoes; 1 tsp dried oregano; 1 lemon; 2 tbsp olive oil
- Heat the oven to 200°C (180°C fan). Cut the peppers, courgettes and onion into chunks, toss with the oil and oregano and roast for 15 minutes.
- Add the tomatoes and thick slices of halloumi and roast for 15 minutes more until golden.
- Squeeze over the lemon.
`;
