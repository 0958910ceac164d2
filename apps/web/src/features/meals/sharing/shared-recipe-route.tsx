import { lazy } from 'react';

const SharedRecipePage = lazy(() => import('./shared-recipe-page'));

/** Keeps the list of the page's files out of the code of the landing page, which has all routes. */
export default function SharedRecipeRoute() {
  return <SharedRecipePage />;
}
