import type { RecipeStep } from '@homefold/domain/recipes';

/** Steps as the documented text: a line for each step, and a line ending in a colon for each heading. */
export const instructionsAsText = (steps: readonly RecipeStep[]): string => {
  let heading: string | null = null;
  return steps
    .flatMap(({ text, section }) => {
      const lines = section && section !== heading ? [`${section}:`, text] : [text];
      heading = section;
      return lines;
    })
    .join('\n');
};
