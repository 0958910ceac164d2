/**
 * Copies a text to the clipboard. Insecure origins (a self-hosted server) lack the clipboard API and fall back to copying a
 * selection.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // undefined on insecure origins, despite its type
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.style.cssText = 'position:fixed;top:0;opacity:0;pointer-events:none';
  // a dialog traps the focus
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
