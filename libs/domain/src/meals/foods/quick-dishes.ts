/** Roughly how long a quick pick takes (0: nothing to cook), and what it always contains. The rest is unknown. */
interface QuickDish {
  minutes: number;
  of: readonly string[];
}

const QUICK_DISHES: ReadonlyMap<string, QuickDish> = new Map(
  Object.entries({
    cereal: { minutes: 5, of: ['cereal'] },
    toast: { minutes: 5, of: ['toast'] },
    porridge: { minutes: 10, of: ['porridge oats'] },
    smoothie: { minutes: 10, of: [] },
    eggs: { minutes: 10, of: ['eggs'] },
    pancakes: { minutes: 25, of: ['pancakes', 'eggs'] },
    yogurt: { minutes: 5, of: ['yogurt'] },
    fruit: { minutes: 5, of: [] },
    sandwich: { minutes: 10, of: ['bread'] },
    salad: { minutes: 15, of: [] },
    soup: { minutes: 20, of: ['stock'] },
    pizza: { minutes: 25, of: ['pizza base', 'mozzarella'] },
    takeaway: { minutes: 0, of: [] },
    leftovers: { minutes: 10, of: [] },
    'jacket potato': { minutes: 60, of: [] },
    pasta: { minutes: 20, of: ['pasta'] },
    'stir-fry': { minutes: 25, of: ['soy sauce'] },
    'roast chicken': { minutes: 90, of: ['chicken'] },
    'fish & chips': { minutes: 30, of: ['battered fish'] },
  }),
);

/** A quick pick by its name; null for any other meal without a recipe. */
export const quickDish = (title: string): QuickDish | null => QUICK_DISHES.get(title.trim().toLowerCase()) ?? null;
