import type { TextEdit } from './text-edit';

/**
 * Applies an edit as if it had been typed, so that the browser's own undo includes it.
 * @returns whether the browser applied it; if not, nothing has changed
 */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, select }: TextEdit): boolean {
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated without a successor: nothing else preserves the undo history.
  if (typeof document.execCommand !== 'function') return false;
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (isTyped) field.setSelectionRange(...select);
  return isTyped;
}
