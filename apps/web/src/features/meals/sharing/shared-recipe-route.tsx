import { lazy } from 'react';

const SharedRecipePage = lazy(() => import('./shared-recipe-page'));

/** Keeps the page's list of files out of the code of the landing page, which has all routes. */
export default function SharedRecipeRoute() {
  return <SharedRecipePage />;
}
