/**
 * Called once the code of a page that came with its buttons answers clicks: from now on they go to it. The one that came too
 * early, which public/theme.js has kept, is made now: on the same button, or on the one of the same `data-early` that has taken
 * its place.
 */
export function takeOver(): void {
  const page = document.querySelector<HTMLElement>('[data-prerendered=""]');
  if (page) page.dataset['prerendered'] = 'live';
  const clicked = document.querySelector<HTMLElement>('[data-clicked]');
  if (!clicked) return;
  clicked.removeAttribute('data-clicked');
  const { early } = clicked.dataset;
  if (early) document.querySelector<HTMLElement>(`#root [data-early=${early}]`)?.click();
  else if (page) clicked.click();
}
