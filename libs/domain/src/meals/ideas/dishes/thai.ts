/** For four. See `readDishes` for how a dish is written. */
export const THAI = `
= Thai green curry | green curry; green chicken curry; thai curry | dinner | thai | 15+20 | easy
+ One pan and half an hour
500 g chicken thigh fillets; 1 tin coconut milk; 3 tbsp Thai green curry paste; 200 g green beans; 1 red pepper; 1 tbsp fish sauce; 1 lime; 300 g jasmine rice; 1 tbsp vegetable oil
- Cook the rice. Fry the curry paste in the oil for a minute until it smells good.
- Add the sliced chicken and stir for 3 minutes, then pour in the coconut milk and simmer for 8 minutes.
- Add the beans and sliced pepper for another 5 minutes.
- Season with the fish sauce and the juice of the lime. Serve with the rice.
= Prawn pad thai | pad thai; chicken pad thai (king prawns > chicken breasts) | dinner | thai | 20+10 | medium
+ Everything is chopped first, then it takes ten minutes
250 g flat rice noodles; 250 g king prawns; 2 eggs; 150 g bean sprouts; 4 spring onions; 50 g peanuts; 2 tbsp fish sauce; 2 tbsp brown sugar; 2 limes; 2 clove garlic; 2 tbsp vegetable oil
- Soak the noodles as the packet says and drain. Mix fish sauce, sugar and the juice of a lime.
- Fry the garlic and prawns in the oil for 2 minutes until pink. Push aside and scramble the eggs.
- Add noodles and sauce and toss for 3 minutes, then the bean sprouts and spring onions for a minute.
- Serve with chopped peanuts and lime wedges.
= Thai red vegetable curry | red curry; vegetable thai curry | dinner | thai | 15+25 | easy
+ Vegetables in a creamy sauce, without milk
1 tin coconut milk; 3 tbsp Thai red curry paste; 1 sweet potato; 1 aubergine; 200 g green beans; 1 tin chickpeas; 1 lime; 300 g jasmine rice; 1 tbsp vegetable oil; salt
- Cook the rice. Fry the curry paste in the oil for a minute.
- Add the diced sweet potato and aubergine, the coconut milk and 150 ml of water. Simmer for 15 minutes.
- Add the beans and drained chickpeas for 6 minutes more.
- Season with salt and the juice of the lime and serve with the rice.
= Thai basil beef | basil beef; pad krapow; thai basil chicken (minced beef > minced chicken) | dinner | thai | 10+10 | easy
+ Twenty minutes from start to plate
500 g minced beef; 4 clove garlic; 2 red chillies; 200 g green beans; 3 tbsp soy sauce; 1 tbsp fish sauce; 1 tsp brown sugar; 2 handful basil; 300 g jasmine rice; 2 tbsp vegetable oil
- Cook the rice. Fry the chopped garlic and chillies in the oil for 30 seconds.
- Add the minced beef and fry over a high heat until browned, then the chopped beans for 3 minutes.
- Stir in soy sauce, fish sauce and sugar. Take off the heat and stir in the basil. Serve with the rice.
= Tom yum soup with prawns | tom yum; hot and sour soup | lunch, dinner | thai | 15+15 | easy
+ Light, sharp and warming, and low in carbs
1 l vegetable stock; 2 stalk lemongrass; 1 piece ginger; 2 red chillies; 200 g mushrooms; 250 g king prawns; 2 tomatoes; 2 tbsp fish sauce; 2 limes; 1 handful coriander
- Simmer the stock with the bruised lemongrass, sliced ginger and chillies for 8 minutes.
- Add the sliced mushrooms and tomatoes for 4 minutes, then the prawns until they turn pink.
- Take off the heat and season with the fish sauce and the juice of the limes. Scatter over the coriander.
= Chicken satay | satay; satay chicken skewers | dinner | thai | 20+15 | easy
+ Children like anything on a stick
600 g chicken breasts; 100 g peanut butter; 1 tin coconut milk; 2 tbsp soy sauce; 1 lime; 1 tsp ground turmeric; 1 cucumber; 300 g jasmine rice
- Cut the chicken into strips and mix with the turmeric, half of the soy sauce and 4 spoons of the coconut milk. Thread on to skewers.
- Simmer the peanut butter with the rest of the coconut milk and soy sauce for 5 minutes. Add the juice of the lime.
- Cook the rice. Grill the skewers for 10 minutes, turning, until cooked through.
- Serve with the sauce, sliced cucumber and rice.
= Larb lettuce cups | larb; thai mince lettuce cups | lunch, dinner | thai | 15+10 | easy
+ Fresh and fast, without rice or noodles
500 g minced pork; 2 limes; 2 tbsp fish sauce; 2 shallots; 1 red chilli; 1 handful mint; 1 handful coriander; 2 little gem lettuces; 1 tbsp vegetable oil
- Fry the minced pork in the oil until cooked through and beginning to brown.
- Off the heat stir in the juice of the limes, the fish sauce, and the finely sliced shallots and chilli.
- Stir in the chopped mint and coriander and serve in the lettuce leaves.
`;
