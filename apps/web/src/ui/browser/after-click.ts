let isDown = false;
const down = ({ button }: PointerEvent): void => {
  // the other buttons open browser menus, which may swallow the end of the press
  if (!(button > 0)) isDown = true;
};
const up = (): void => {
  isDown = false;
};
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('pointerup', up, true);
  window.addEventListener('pointercancel', up, true);
}

/**
 * Runs at once, or after the click while a mouse button or a finger is down. For layout changes on blur, which would
 * otherwise move the button away from the pointer.
 */
export function afterClick(run: () => void): void {
  if (!isDown) return run();
  const wait = (): void => {
    window.removeEventListener('pointerup', wait, true);
    window.removeEventListener('pointercancel', wait, true);
    // the click follows within the same task
    setTimeout(run);
  };
  window.addEventListener('pointerup', wait, true);
  window.addEventListener('pointercancel', wait, true);
}
