/** Verbs that a step begins with: they distinguish "Boil the pasta, drain, serve" from "Mix flour, sugar and eggs". */
export const COOKING_VERBS: ReadonlySet<string> = new Set(
  `add adjust arrange bake baste beat blanch blend boil braise bring broil brown brush carve chill chop coat combine
  cook cool core cover cream crush cube cut decorate deglaze dice dip discard dissolve divide drain drizzle drop dry dust
  enjoy finish flip fold fry garnish gather glaze grate grease griddle grill grind heat infuse knead ladle layer leave let
  line marinate mash measure melt microwave mince mix move pat peel pick place plate poach pour preheat press prick prove
  pulse put raise reduce refrigerate reheat remove repeat reserve rest return rinse roast roll rub saute sauté scatter
  score scrape sear season separate serve set shake shape shred sift simmer skim skin slice slide smooth soak soften spoon
  spread sprinkle squeeze stand steam steep stir store strain stuff swirl taste tear thaw tip toast top toss transfer trim
  turn unmould warm wash whip whisk wipe work wrap`.split(/\s+/),
);
