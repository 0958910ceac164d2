import { lazy } from 'react';

const SharedWishlistPage = lazy(() => import('./shared-wishlist-page'));

/** Keeps the page's file list out of the landing page's code, which includes all routes. */
export default function SharedWishlistRoute() {
  return <SharedWishlistPage />;
}
