/** Every address of the web client, for its router and for the server, which answers 404 to the others. `/*`: and all below. */
export const PAGES = ['/', '/dashboard', '/sign-in/*', '/sign-up/*', '/reset-password', '/join'] as const;
export type Page = (typeof PAGES)[number];

/** Whether a path leads to a page of the client, by the rules of its router: in any case, with or without a slash at the end. */
export function isPage(path: string): boolean {
  const asked = path.toLowerCase().replace(/\/+$/, '') || '/';
  return PAGES.some((page) => (page.endsWith('/*') ? `${asked}/`.startsWith(page.slice(0, -1)) : asked === page));
}
