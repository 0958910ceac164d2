/** For four. See `readDishes` for how a dish is written. */
export const ASIAN = `
= Chicken stir-fry | stir-fry; chicken noodles; vegetable stir-fry (-chicken breasts); prawn stir-fry (chicken breasts > 300 g king prawns); pork stir-fry (chicken breasts > pork fillet) | dinner | asian | 15+10 | easy
+ Fast, and full of vegetables
500 g chicken breasts; 250 g egg noodles; 2 carrots; 1 red pepper; 1 broccoli; 3 clove garlic; 1 tbsp grated ginger; 4 tbsp soy sauce; 1 tbsp honey; 2 tbsp vegetable oil
- Slice the chicken thinly and cut the vegetables into pieces of one size. Mix soy sauce, honey, garlic and ginger.
- Cook the noodles, drain and rinse.
- Fry the chicken in half of the oil over a high heat for 5 minutes and take it out. Fry the vegetables in the rest for 4 minutes.
- Put the chicken back, add noodles and sauce and toss for 2 minutes.
= Egg fried rice | fried rice; chicken fried rice (+300 g chicken breasts); prawn fried rice (+200 g king prawns) | lunch, dinner | asian | 10+15 | easy
+ The best use of yesterday’s rice
300 g long-grain rice; 4 eggs; 200 g frozen peas; 4 spring onions; 2 carrots; 2 clove garlic; 3 tbsp soy sauce; 2 tbsp vegetable oil
- Cook the rice and spread it on a tray to cool, or take 750 g of cold cooked rice.
- Fry the diced carrots and garlic in the oil over a high heat for 3 minutes. Add the peas and rice and fry for 5 minutes.
- Push everything aside, scramble the eggs in the space and mix them in.
- Stir in the soy sauce and sliced spring onions.
= Sweet and sour pork | sweet and sour; sweet and sour chicken (pork fillet > chicken breasts) | dinner | asian | 15+20 | medium
+ Takeaway taste, at home in half an hour
500 g pork fillet; 1 tin pineapple chunks; 1 red pepper; 1 onion; 3 tbsp tomato ketchup; 2 tbsp rice vinegar; 2 tbsp soy sauce; 1 tbsp cornflour; 300 g long-grain rice; 2 tbsp vegetable oil
- Cook the rice. Dice the pork, pepper and onion.
- Stir the pineapple juice from the tin with the ketchup, vinegar, soy sauce and cornflour.
- Fry the pork in the oil for 6 minutes until browned. Add the pepper and onion for 4 minutes.
- Pour in the sauce and pineapple and simmer until glossy. Serve with the rice.
= Teriyaki salmon | salmon teriyaki; teriyaki | dinner | asian | 10+15 | easy
+ Twenty-five minutes, and the oven does most of it
4 salmon fillets; 4 tbsp soy sauce; 2 tbsp honey; 1 clove garlic; 1 tbsp grated ginger; 300 g rice; 1 broccoli; 1 tbsp sesame seeds
- Heat the oven to 200°C (180°C fan). Simmer soy sauce, honey, crushed garlic and ginger for 3 minutes until sticky.
- Lay the salmon in a dish, spoon over the sauce and bake for 12 minutes.
- Meanwhile cook the rice and steam the broccoli.
- Serve with the sauce from the dish and the sesame seeds.
= Tofu noodle bowl | tofu stir-fry; tofu noodles; vegetable noodles (-firm tofu) | lunch, dinner | asian | 15+15 | easy
+ Without meat, eggs or milk, and on the table in half an hour
400 g firm tofu; 250 g rice noodles; 2 pak choi; 2 carrots; 3 clove garlic; 1 tbsp grated ginger; 4 tbsp tamari; 1 lime; 2 tbsp vegetable oil
- Press the tofu dry, dice it and fry it in half of the oil until golden on all sides. Take it out.
- Soak or boil the noodles as the packet says.
- Fry the sliced carrots, garlic and ginger in the rest of the oil for 3 minutes, then the pak choi for 2.
- Add noodles, tofu, tamari and the juice of the lime and toss until hot.
= Beef and broccoli | beef stir-fry; beef with broccoli | dinner | asian | 15+15 | easy
+ One wok, and hardly any washing up
500 g rump steak; 1 broccoli; 3 clove garlic; 1 tbsp grated ginger; 4 tbsp soy sauce; 1 tbsp cornflour; 1 tbsp brown sugar; 300 g rice; 2 tbsp vegetable oil
- Cook the rice. Slice the steak thinly across the grain and toss it with half of the soy sauce and the cornflour.
- Boil the broccoli florets for 2 minutes and drain.
- Fry the steak in very hot oil for 3 minutes. Add garlic and ginger for a minute.
- Add broccoli, sugar, the rest of the soy sauce and 100 ml of water and bubble until thick. Serve with the rice.
= Ramen with egg | ramen; noodle soup | lunch, dinner | asian | 15+20 | medium
+ A bowl that warms from the inside
1.2 l chicken stock; 250 g ramen noodles; 4 eggs; 2 pak choi; 150 g mushrooms; 2 tbsp miso paste; 3 tbsp soy sauce; 1 tbsp grated ginger; 4 spring onions
- Boil the eggs for 7 minutes, cool them in cold water and peel.
- Bring the stock to a simmer with the miso, soy sauce, ginger and sliced mushrooms for 10 minutes.
- Cook the noodles. Add the pak choi to the stock for the last 2 minutes.
- Divide the noodles between bowls, ladle over the stock, and top with halved eggs and sliced spring onions.
= Sesame chicken salad | asian chicken salad; chinese chicken salad | lunch, dinner | asian | 20+10 | easy
+ Crunchy, fresh and low in carbs
500 g chicken breasts; 1 Chinese cabbage; 1 cucumber; 4 spring onions; 2 tbsp sesame seeds; 3 tbsp soy sauce; 2 tbsp sesame oil; 1 lime; 1 tbsp grated ginger
- Simmer the chicken in water for 12 minutes until cooked through, leave to cool and pull it into shreds.
- Shred the cabbage finely, cut the cucumber into sticks and slice the spring onions.
- Mix soy sauce, sesame oil, the juice of the lime and the ginger.
- Toss everything together and scatter over the sesame seeds.
`;
