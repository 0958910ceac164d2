import { useEffect } from 'react';

/** Keys are input in these elements, but not in checkboxes and radio buttons; an open dialog handles keys itself. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"]';
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls `actions[key]` for a single key pressed outside of fields and dialogs, without modifiers. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actions[event.key];
      if (!action || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions]);
}
