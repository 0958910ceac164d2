/** For four: dishes that hardly need a recipe. See `readDishes` for how a dish is written. */
export const EVERYDAY = `
= Cereal | cereal with milk; cornflakes; breakfast cereal; weetabix; muesli; granola | breakfast | british | 5+0 | easy
+ Ready before the kettle boils
1 packet breakfast cereal; 1 l milk; 2 bananas
- Put cereal into bowls and pour over the milk.
- Slice over the bananas.
= Toast | toast and jam; buttered toast; toast and butter | breakfast, lunch | british | 2+5 | easy
+ Always possible
8 slice bread; 40 g butter; strawberry jam
- Toast the bread.
- Spread with butter and jam while it is hot.
= Beans on toast | toast with beans | breakfast, lunch, dinner | british | 2+6 | easy
+ Hot food in eight minutes
2 tin baked beans; 8 slice bread; 40 g butter; 100 g Cheddar
- Warm the beans in a pan and toast the bread.
- Butter the toast, spoon over the beans and grate over the Cheddar.
= Cheese on toast | toasted cheese; welsh rarebit; cheese toastie; grilled cheese | breakfast, lunch | british | 5+5 | easy
+ Bread and cheese, and everybody is happy
8 slice bread; 200 g Cheddar; 1 tsp mustard; 2 tomatoes
- Toast the bread on one side under the grill.
- Spread the other side with mustard, cover with sliced tomatoes and grated Cheddar and grill until bubbling.
= Bacon rolls | bacon sandwich; bacon sandwiches; bacon butty; bacon roll | breakfast, lunch | british | 2+10 | easy
+ The smell gets everybody out of bed
8 rasher bacon; 4 bread rolls; 30 g butter; tomato ketchup
- Grill or fry the bacon until crisp, about 8 minutes.
- Butter the rolls, fill with bacon and serve with ketchup.
= Porridge | oatmeal; porridge with berries; porridge with banana | breakfast | british | 2+8 | easy
+ Keeps everybody going until lunch
200 g porridge oats; 1 l milk; 2 bananas; honey
- Bring oats and milk slowly to a simmer, stirring. Cook for 5 minutes until creamy.
- Serve with sliced bananas and a little honey.
= Overnight oats | bircher muesli; bircher | breakfast | british | 10+0 | easy
+ Made the evening before, so the morning is free
200 g porridge oats; 500 ml milk; 200 g plain yogurt; 2 apples; 150 g blueberries; honey
- Stir the oats with milk, yogurt and the grated apples. Cover and leave in the fridge overnight.
- Top with blueberries and a little honey.
= Berry smoothie | smoothie; fruit smoothie; banana smoothie; smoothies | breakfast | american | 5+0 | easy
+ Fruit for those who never eat fruit
300 g frozen berries; 2 bananas; 400 g plain yogurt; 300 ml milk
- Put everything into a blender and blend until smooth.
- Pour into glasses and drink at once.
= Scrambled eggs on toast | eggs; scrambled eggs; eggs on toast; poached eggs; fried eggs; boiled eggs | breakfast, lunch | british | 5+8 | easy
+ Softly set, in ten minutes
8 eggs; 30 g butter; 50 ml milk; 8 slice bread; salt; black pepper
- Beat the eggs with the milk, salt and pepper.
- Melt the butter over a low heat, add the eggs and stir slowly until softly set. Toast the bread meanwhile.
- Pile the eggs on the toast.
= Full English breakfast | full english; cooked breakfast; fry up; fry-up; english breakfast | breakfast | british | 10+25 | medium
+ For a weekend without lunch
8 rasher bacon; 8 pork sausages; 4 eggs; 2 tin baked beans; 250 g mushrooms; 4 tomatoes; 4 slice bread; 1 tbsp vegetable oil
- Fry the sausages in the oil for 15 minutes. Add the bacon, mushrooms and halved tomatoes for the last 10.
- Warm the beans and toast the bread.
- Fry the eggs in the same pan and bring everything to the table.
= French toast | eggy bread | breakfast | french | 5+10 | easy
+ Rescues yesterday’s bread
8 slice bread; 4 eggs; 150 ml milk; 1 tsp ground cinnamon; 30 g butter; 200 g strawberries; maple syrup
- Whisk eggs, milk and cinnamon and soak the bread in it.
- Fry in the butter for 2 to 3 minutes on each side until golden.
- Serve with the strawberries and maple syrup.
= Crêpes | pancake day; crepes; lemon pancakes; english pancakes | breakfast, lunch | british, french | 10+20 | easy
+ Thin, and never enough of them
200 g plain flour; 3 eggs; 450 ml milk; 40 g butter; 2 lemons; 50 g sugar
- Whisk flour, eggs and milk to a thin batter and leave it for 10 minutes.
- Fry thin pancakes in a little butter, a minute on each side.
- Sprinkle with sugar and lemon juice and roll up.
= Yogurt with fruit | yogurt; yoghurt; fruit and yogurt; yogurt and granola | breakfast | mediterranean | 5+0 | easy
+ Nothing to cook
800 g plain yogurt; 250 g strawberries; 2 bananas; honey
- Slice the fruit.
- Serve the yogurt with the fruit on top and a little honey.
= Fruit salad | fruit; bowl of fruit | breakfast | mediterranean | 10+0 | easy
+ Bright, and gone in a minute
2 apples; 2 bananas; 2 oranges; 250 g grapes; 1 lime
- Peel and slice the oranges and bananas, dice the apples and halve the grapes.
- Squeeze over the lime and toss.
= Ham sandwiches | sandwich; sandwiches; ham sandwich; ham and cheese sandwich; packed lunch; lunch box; cheese sandwich (-ham); chicken sandwich (ham > 300 g cooked chicken, -Cheddar); egg sandwich (8 slice ham > 6 eggs, -Cheddar) | lunch | british | 10+0 | easy
+ Lunch in ten minutes
8 slice bread; 8 slice ham; 150 g Cheddar; 1 cucumber; 40 g butter
- Butter the bread.
- Fill with ham, sliced Cheddar and cucumber and cut in half.
= Tuna mayo sandwiches | tuna sandwich; tuna sandwiches; tuna mayo; tuna melt (+100 g Cheddar) | lunch | british | 10+0 | easy
+ Two tins and lunch is made
8 slice bread; 2 tin tuna; 4 tbsp mayonnaise; 1 tin sweetcorn; 1 little gem lettuce
- Drain the tuna and sweetcorn and mix them with the mayonnaise.
- Fill the bread with it and the lettuce.
= Chicken wraps | wraps; chicken wrap; chicken caesar wrap | lunch | american | 10+10 | easy
+ Easy to eat on the way
400 g chicken breasts; 8 tortilla wraps; 1 little gem lettuce; 2 tomatoes; 1 cucumber; 4 tbsp mayonnaise; 1 tbsp vegetable oil
- Slice the chicken and fry it in the oil for 8 minutes until cooked through.
- Spread the wraps with mayonnaise, fill with lettuce, sliced tomatoes, cucumber and chicken, and roll up.
= Green salad with egg | salad; green salad; mixed salad; egg salad | lunch, dinner | mediterranean | 15+8 | easy
+ Light, quick and low in carbs
4 eggs; 1 bag salad leaves; 1 cucumber; 4 tomatoes; 1 avocado; 4 tbsp olive oil; 1 lemon; salt
- Boil the eggs for 8 minutes, cool and peel them.
- Slice cucumber, tomatoes and avocado and toss with the leaves, the oil, the juice of the lemon and a little salt.
- Quarter the eggs and put them on top.
= Pasta with tomato sauce | pasta; tomato pasta; pasta with sauce; spaghetti; penne arrabbiata | lunch, dinner | italian | 5+20 | easy
+ Always in the cupboard, always eaten
400 g pasta; 2 tin chopped tomatoes; 1 onion; 2 clove garlic; 50 g Parmesan; 2 tbsp olive oil; salt
- Soften the chopped onion and garlic in the oil for 6 minutes. Add the tomatoes and simmer for 12 minutes. Season with salt.
- Boil the pasta in salted water and drain.
- Toss with the sauce and serve with grated Parmesan.
= Fish fingers, chips and peas | fish fingers; fish finger sandwich; fish fingers and chips | dinner | british | 5+25 | easy
+ For the evening when nobody wants to cook
16 fish fingers; 750 g oven chips; 300 g frozen peas; tomato ketchup
- Heat the oven and bake chips and fish fingers as their packets say, about 20 minutes.
- Boil the peas for 3 minutes and serve with ketchup.
= Chicken nuggets and chips | chicken nuggets; nuggets; chicken and chips | dinner | american | 5+25 | easy
+ Straight from the freezer
24 chicken nuggets; 750 g oven chips; 1 tin sweetcorn; tomato ketchup
- Heat the oven and bake chips and nuggets as their packets say, about 20 minutes.
- Warm the sweetcorn and serve with ketchup.
= Hot dogs | hot dog | lunch, dinner | american | 5+15 | easy
+ A party without a party
8 frankfurters; 8 hot dog buns; 2 onions; 1 tbsp vegetable oil; tomato ketchup; American mustard
- Fry the sliced onions slowly in the oil for 12 minutes until soft and brown.
- Heat the frankfurters in simmering water for 5 minutes and warm the buns.
- Fill the buns with frankfurters, onions, ketchup and mustard.
= Caesar salad | chicken caesar salad; chicken salad | lunch, dinner | american, italian | 15+15 | easy
+ Crisp, salty and quick
500 g chicken breasts; 2 romaine lettuces; 4 slice bread; 60 g Parmesan; 6 tbsp Caesar dressing; 3 tbsp olive oil; black pepper
- Heat the oven to 200°C (180°C fan). Dice the bread, toss it in half of the oil and bake for 8 minutes until crisp.
- Season the chicken with pepper and fry it in the rest of the oil for 12 minutes until cooked through. Slice it.
- Toss the torn lettuce with the dressing and top with chicken, bread and Parmesan shavings.
= Chicken noodle soup | chicken soup; noodle and chicken soup | lunch, dinner | american, asian | 10+20 | easy
+ What one wants with a cold
400 g chicken breasts; 1.5 l chicken stock; 150 g egg noodles; 2 carrots; 2 stick celery; 1 leek; 1 handful parsley; black pepper
- Simmer the chicken in the stock with the sliced carrots, celery and leek for 15 minutes until cooked through.
- Take out the chicken and pull it into shreds. Cook the noodles in the soup.
- Put the chicken back and finish with parsley and pepper.
= Chicken katsu curry | katsu; katsu curry | dinner | asian | 25+30 | medium
+ Crisp chicken and a mild, smooth sauce
4 chicken breasts; 75 g plain flour; 2 eggs; 150 g breadcrumbs; 1 onion; 2 carrots; 2 clove garlic; 1 tbsp curry powder; 500 ml chicken stock; 1 tbsp soy sauce; 300 g rice; 5 tbsp vegetable oil
- Soften the chopped onion, carrots and garlic in a spoon of the oil. Add the curry powder and a spoon of the flour for a minute, then stock and soy sauce. Simmer for 15 minutes and blend.
- Cook the rice. Flatten the chicken and turn it in the rest of the flour, beaten eggs and breadcrumbs.
- Fry in the rest of the oil for 5 minutes on each side until golden and cooked through. Slice and serve with rice and sauce.
= Vegetable chilli | veggie chilli; vegan chilli; bean chilli; vegetarian chilli; three bean chilli | dinner | mexican | 15+35 | easy
+ Nobody misses the meat
1 onion; 2 red peppers; 2 carrots; 3 clove garlic; 2 tsp ground cumin; 1 tsp chilli powder; 1 tsp smoked paprika; 2 tin chopped tomatoes; 1 tin kidney beans; 1 tin black beans; 300 g long-grain rice; 1 tbsp vegetable oil; salt
- Soften the chopped onion, peppers and carrots in the oil for 10 minutes. Add garlic and the spices for a minute.
- Add tomatoes and drained beans, simmer for 20 minutes and season with salt.
- Meanwhile cook the rice.
= Cauliflower cheese | cauliflower bake | dinner | british | 10+30 | easy
+ A vegetable that turns into a favourite
1 cauliflower; 50 g butter; 50 g plain flour; 500 ml milk; 150 g Cheddar; 1 tsp mustard; black pepper
- Heat the oven to 200°C (180°C fan). Boil the cauliflower florets for 5 minutes and drain well.
- Melt the butter, stir in the flour for a minute and whisk in the milk. Simmer until thick and stir in mustard, pepper and most of the grated Cheddar.
- Pour it over the cauliflower, scatter over the rest of the cheese and bake for 20 minutes.
= Stuffed peppers | filled peppers | dinner | mediterranean | 15+35 | easy
+ A colourful dish, and easy to make without meat
4 red peppers; 200 g long-grain rice; 1 onion; 1 courgette; 1 tin chopped tomatoes; 150 g feta; 1 tsp dried oregano; 2 tbsp olive oil; black pepper
- Heat the oven to 200°C (180°C fan). Cook the rice. Halve the peppers and roast them for 15 minutes.
- Soften the chopped onion and courgette in the oil, add half of the tomatoes, the oregano and rice, and season with pepper.
- Fill the peppers, spoon over the rest of the tomatoes, crumble over the feta and bake for 20 minutes.
= Turkey meatballs with courgette | meatballs; turkey meatballs; courgetti meatballs; spaghetti and meatballs (3 courgettes > 400 g spaghetti) | dinner | italian, american | 20+25 | medium
+ Meatballs on ribbons of courgette instead of pasta
500 g turkey mince; 1 egg; 50 g Parmesan; 2 clove garlic; 2 tin chopped tomatoes; 3 courgettes; 1 handful basil; 2 tbsp olive oil; salt
- Mix the mince with egg, half of the grated Parmesan, half of the crushed garlic and salt, and roll 20 small balls. Brown them in the oil.
- Add the rest of the garlic and the tomatoes and simmer for 15 minutes.
- Cut the courgettes into ribbons with a peeler and fry them for 2 minutes. Serve with the meatballs, basil and the rest of the Parmesan.
`;
