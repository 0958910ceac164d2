import type { Difficulty, RecipeIngredient, RecipeStep } from '@homefold/domain/recipes';
import { useCallback, useEffect, useState } from 'react';

/** A recipe as people outside the family see it. */
export interface SharedRecipe {
  title: string;
  description: string | null;
  tags: string[];
  ingredients: RecipeIngredient[];
  instructions: RecipeStep[];
  externalLink: string | null;
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  servings: number | null;
  difficulty: Difficulty;
  image: { url: string; width: number; height: number; widths: number[] } | null;
}

/** Why there is none. */
export type SharedProblem = 'gone' | 'tooMany' | 'failed';

/** As `POST /api/shared-recipe` answers. */
interface Answer {
  title: string;
  description: string | null;
  tags: string[];
  ingredients: (Omit<RecipeIngredient, 'amountTo'> & { amount_to: number | null })[];
  instructions: RecipeStep[];
  external_link: string | null;
  prep_time_minutes: number | null;
  cook_time_minutes: number | null;
  servings: number | null;
  difficulty: Difficulty;
  image_url: string | null;
  image_width: number | null;
  image_height: number | null;
}

/** The widths that the server stores of a picture, besides its own. */
const SMALLER = [400, 800];

const recipeOf = (answer: Answer): SharedRecipe => ({
  title: answer.title,
  description: answer.description,
  tags: answer.tags,
  ingredients: answer.ingredients.map(({ amount_to: amountTo, ...ingredient }) => ({ ...ingredient, amountTo })),
  instructions: answer.instructions,
  externalLink: answer.external_link,
  prepTimeMinutes: answer.prep_time_minutes,
  cookTimeMinutes: answer.cook_time_minutes,
  servings: answer.servings,
  difficulty: answer.difficulty,
  image:
    answer.image_url === null || answer.image_width === null || answer.image_height === null
      ? null
      : {
          url: answer.image_url,
          width: answer.image_width,
          height: answer.image_height,
          widths: [...SMALLER.filter((width) => width < (answer.image_width ?? 0)), answer.image_width],
        },
});

async function fetchShared(token: string): Promise<SharedRecipe | SharedProblem> {
  const response = await fetch('/api/shared-recipe', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (response.ok) return recipeOf((await response.json()) as Answer);
  return response.status === 429 ? 'tooMany' : response.status < 500 ? 'gone' : 'failed';
}

/** The recipe behind a link. @param token the part after the # of its address: no server sees it in a log */
export function useSharedRecipe(token: string): {
  recipe: SharedRecipe | null;
  problem: SharedProblem | null;
  retry: () => void;
} {
  const [state, setState] = useState<SharedRecipe | SharedProblem | null>(null);
  const load = useCallback(
    () =>
      fetchShared(token)
        .catch((): SharedProblem => 'failed')
        .then(setState),
    [token],
  );
  useEffect(() => void load(), [load]);
  const retry = (): void => {
    setState(null);
    void load();
  };
  return typeof state === 'string' ? { recipe: null, problem: state, retry } : { recipe: state, problem: null, retry };
}
