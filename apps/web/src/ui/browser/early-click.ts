/**
 * Call once a prerendered page handles clicks. Replays an earlier click recorded by public/theme.js, on the same button
 * or on its replacement with the same `data-early`.
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
