/**
 * Puts a text on the clipboard. Browsers give the clipboard to secure pages alone; on a household's own address the old way does it,
 * which copies what is selected.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // undefined where the page is not secure, whatever its type says
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.style.cssText = 'position:fixed;top:0;opacity:0;pointer-events:none';
  // a dialog keeps the focus to itself
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser did not copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
