/**
 * Called once the code of the prerendered page answers clicks: from now on they go to it. The one that came too early, which
 * public/theme.js has kept, is made now.
 */
export function takeOver(): void {
  const page = document.querySelector<HTMLElement>('[data-prerendered=""]');
  if (!page) return;
  page.dataset['prerendered'] = 'live';
  const button = page.querySelector<HTMLElement>('[data-clicked]');
  button?.removeAttribute('data-clicked');
  button?.click();
}
