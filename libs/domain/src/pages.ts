/**
 * Every path of the web client, for its router and for the server, which answers 404 to others. `/*`: with all
 * subpaths.
 */
export const PAGES = [
  '/',
  '/dashboard',
  '/sign-in/*',
  '/sign-up/*',
  '/reset-password',
  '/join',
  '/shared-recipe',
  '/shared-wishlist',
] as const;
export type Page = (typeof PAGES)[number];

/** Whether a path is a page of the client by its router's rules: case-insensitive, with or without a trailing slash. */
export function isPage(path: string): boolean {
  const asked = path.toLowerCase().replace(/\/+$/, '') || '/';
  return PAGES.some((page) => (page.endsWith('/*') ? `${asked}/`.startsWith(page.slice(0, -1)) : asked === page));
}
