import { useEffect } from 'react';
import { readStored } from '../../../storage/stored';

/** Keys are input in these elements, but not in checkboxes and radio buttons; an open dialog handles keys itself. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"]';
const DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** One that is fading out is already hidden from assistive technology. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => !dialog.closest('[aria-hidden="true"]'));
/** How long `g` waits for its second key. */
const PATIENCE_MS = 1500;

/** Apple's keyboards use another modifier for commands. */
export const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether only the platform's command modifier is held. */
const isCommand = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !shiftKey && (IS_APPLE ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Whether single-key shortcuts are enabled on this device (WCAG 2.1.4); the list of shortcuts has the switch. */
export const areSingleKeysOn = (): boolean => readStored('singleKeys') !== 'off';

/**
 * Calls the action of a key pressed outside fields and dialogs: `n`, or `g c` for a sequence. `mod+k` is Ctrl+K, on
 * Apple's systems Cmd+K, and also works in a field.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const firsts = new Set(Object.keys(actions).flatMap((keys) => (/^. .$/.test(keys) ? [keys.charAt(0)] : [])));
    let first: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent): void => {
      const before = first && event.timeStamp - first.at < PATIENCE_MS ? first.key : null;
      if (event.key !== 'Shift') first = null;
      if (event.defaultPrevented || event.repeat || isDialogOpen()) return;
      const command = isCommand(event);
      if (!command && (event.ctrlKey || event.metaKey || event.altKey)) return;
      if (!command && event.target instanceof Element && event.target.closest(TYPING)) return;
      if (!command && !areSingleKeysOn()) return;
      const action = command
        ? actions[`mod+${event.key.toLowerCase()}`]
        : ((before && actions[`${before} ${event.key}`]) ?? actions[event.key]);
      if (action) {
        event.preventDefault();
        action();
      } else if (!command && firsts.has(event.key)) first = { key: event.key, at: event.timeStamp };
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions]);
}
