/** What fits what is typed, most used by the family first. */
export interface Suggestions {
  tags: readonly string[];
  ingredients: readonly string[];
}

const NONE: Suggestions = { tags: [], ingredients: [] };

export const useSuggestions = (_typed: string): Suggestions => NONE;
