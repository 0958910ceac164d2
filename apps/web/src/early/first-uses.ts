import { browserTimeZone } from '../ui/time/browser-zone';

/**
 * Uses what is slow only the first time, while the code loads: `Intl` and the emoji font take a phone 50 to 100 ms each, and
 * would otherwise block it within a longer task. After the first paint, each in a task of its own.
 */
export function makeFirstUses(): void {
  const uses = [browserTimeZone, drawEmoji];
  const next = (): void => {
    uses.shift()?.();
    if (uses.length > 0) setTimeout(next);
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    next();
  }).observe({ type: 'paint' });
}

function drawEmoji(): void {
  const text = document.createElement('span');
  text.textContent = '🎂';
  text.ariaHidden = 'true';
  text.style.cssText = 'position:fixed;visibility:hidden';
  document.body.append(text);
  // Asking for its size makes the browser load the font.
  text.getBoundingClientRect();
  text.remove();
}
