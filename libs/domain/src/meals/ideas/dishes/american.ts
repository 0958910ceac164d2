/** For four. See `readDishes` for how a dish is written. */
export const AMERICAN = `
= Beef burgers | burgers; burger; hamburgers; cheeseburgers; burgers and chips (+750 g oven chips); chicken burgers (minced beef > minced chicken) | lunch, dinner | american | 15+15 | easy
+ Better than from the drive-through
500 g minced beef; 4 burger buns; 4 slice Cheddar; 2 tomatoes; 1 little gem lettuce; 1 red onion; 1 tbsp vegetable oil; tomato ketchup; salt; black pepper
- Season the minced beef well, shape four flat burgers and press a hollow into the middle of each.
- Fry in the oil over a high heat for 4 minutes on each side until cooked through. Put a slice of Cheddar on each for the last minute.
- Toast the buns and fill with burger, lettuce, tomato, onion and ketchup.
= Macaroni cheese | mac and cheese; macaroni and cheese; mac & cheese | lunch, dinner | american | 10+30 | easy
+ Comfort in a dish
350 g macaroni; 50 g butter; 50 g plain flour; 700 ml milk; 200 g Cheddar; 1 tsp mustard; 50 g breadcrumbs; black pepper
- Heat the oven to 200°C (180°C fan). Boil the macaroni for 2 minutes less than the packet says and drain.
- Melt the butter, stir in the flour for a minute and whisk in the milk. Simmer until thick and stir in mustard, pepper and most of the grated Cheddar.
- Mix with the macaroni and tip into a dish. Top with the breadcrumbs and the rest of the cheese.
- Bake for 20 minutes until golden.
= American pancakes | pancakes; blueberry pancakes | breakfast | american | 10+15 | easy
+ A slow morning on a plate
250 g self-raising flour; 300 ml milk; 2 eggs; 30 g butter; 1 tbsp sugar; 150 g blueberries; maple syrup
- Whisk flour, sugar, milk and eggs to a thick batter and stir in the melted butter.
- Fry spoonfuls in a non-stick pan over a medium heat. Dot with blueberries and turn when bubbles appear.
- Keep them warm and serve with maple syrup.
= Barbecue chicken traybake | barbecue chicken; bbq chicken | dinner | american | 10+45 | easy
+ Sticky fingers, and only one tray
8 chicken thighs; 150 ml barbecue sauce; 2 corn on the cob; 800 g potatoes; 1 red onion; 2 tbsp vegetable oil; salt
- Heat the oven to 200°C (180°C fan). Toss potato wedges and onion in the oil with a little salt and roast for 15 minutes.
- Add the chicken, brushed with half of the sauce, and the corn cut into pieces. Roast for 30 minutes.
- Brush with the rest of the sauce for the last 5 minutes.
= Barbecue | bbq; barbie; barbecue party | lunch, dinner | american | 20+25 | easy
+ Outside, everything tastes better
8 pork sausages; 4 burger buns; 500 g minced beef; 2 corn on the cob; 1 bag salad leaves; 4 tomatoes; 1 cucumber; 3 tbsp olive oil; tomato ketchup; salt; black pepper
- Season the minced beef and shape four burgers. Halve the corn and brush it with a spoon of the oil.
- Wait until the charcoal is grey. Grill the sausages for 15 minutes, the corn for 12 and the burgers for 5 on each side, until everything is cooked through.
- Slice tomatoes and cucumber, toss them with the leaves and the rest of the oil, and serve with buns and ketchup.
= Cobb salad | chicken and egg salad; chicken and avocado salad | lunch, dinner | american | 20+15 | easy
+ Rich and filling, without any bread
400 g chicken breasts; 4 eggs; 6 rasher bacon; 2 avocados; 3 tomatoes; 2 little gem lettuces; 75 g blue cheese; 3 tbsp olive oil; 1 tbsp red wine vinegar
- Boil the eggs for 8 minutes. Fry the bacon until crisp, then the chicken in the same pan for 12 minutes until cooked through.
- Tear the lettuce on to plates and top with rows of sliced chicken, quartered eggs, avocado, tomatoes, bacon and crumbled blue cheese.
- Whisk oil and vinegar and pour it over.
= Sloppy joes | sloppy joe | lunch, dinner | american | 10+25 | easy
+ Messy, quick and loved by children
500 g minced beef; 1 onion; 1 green pepper; 2 clove garlic; 1 tin chopped tomatoes; 3 tbsp tomato ketchup; 1 tbsp brown sugar; 4 burger buns; 1 tbsp vegetable oil; salt
- Soften the chopped onion and pepper in the oil. Add the garlic and minced beef and brown it.
- Add tomatoes, ketchup and sugar and simmer for 15 minutes until thick. Season with salt.
- Toast the buns and spoon it in.
= Black bean burgers | bean burgers; veggie burgers; vegetarian burgers; vegan burgers | lunch, dinner | american, mexican | 20+15 | easy
+ Burgers without meat that hold together
2 tin black beans; 1 red onion; 2 clove garlic; 60 g porridge oats; 1 tsp ground cumin; 1 tsp smoked paprika; 4 bread rolls; 1 avocado; 2 tomatoes; 2 tbsp vegetable oil; salt
- Drain and dry the beans and mash them roughly. Mix with the finely chopped onion, garlic, oats, cumin, paprika and salt, and shape four burgers.
- Chill for 10 minutes if you can, then fry in the oil for 5 minutes on each side.
- Serve in the rolls with sliced avocado and tomatoes.
= Smoked haddock and corn chowder | chowder; fish chowder | lunch, dinner | american | 15+25 | easy
+ A thick soup for a cold day
300 g skinless smoked haddock; 500 g potatoes; 1 leek; 1 tin sweetcorn; 600 ml milk; 300 ml fish stock; 30 g butter; 1 handful parsley; black pepper
- Soften the sliced leek in the butter for 5 minutes. Add the diced potatoes and the stock and simmer for 10 minutes.
- Add the milk, the drained sweetcorn and the haddock and simmer gently for 8 minutes until the fish flakes.
- Break up the fish, season with pepper and stir in the chopped parsley.
`;
