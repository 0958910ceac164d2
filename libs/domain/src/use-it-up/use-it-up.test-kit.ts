/** A kitchen with a bit of everything. */
export const HOUSE: readonly string[] =
  'Eggs,Cheddar,Parmesan,Feta,Halloumi,Cream cheese,Double cream,Greek yogurt,Milk,Bread,Bread rolls,Tortilla wraps,Pitta breads,Spaghetti,Lasagne sheets,Egg noodles,Rice,Risotto rice,Couscous,Red lentils,Porridge oats,Plain flour,Granola,Potatoes,Sweet potatoes,Chickpeas,Kidney beans,Baked beans,Tomatoes,Chopped tomatoes,Onions,Leeks,Garlic,Spinach,Carrots,Parsnips,Butternut squash,Courgettes,Peppers,Mushrooms,Broccoli,Asparagus,Celery,Frozen peas,Sweetcorn,Aubergines,Lettuce,Cucumber,Avocados,Chicken breasts,Whole chicken,Minced beef,Sausages,Bacon,Ham,Stewing steak,Sirloin steaks,Pork fillet,Salmon fillets,Tinned tuna,King prawns,Tofu,Bananas,Strawberries,Apples,Honey,Peanut butter,Hummus,Pesto,Mayonnaise,Soy sauce,Curry paste,Vegetable stock,Coconut milk,Smoked paprika,Parsley,Lemons,Black olives,Puff pastry,Shortcrust pastry'.split(
    ',',
  );
