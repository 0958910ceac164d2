import { greetingText } from '../features/dashboard/greeting-text';
import type { Greeted } from '../features/dashboard/greeting-text';
import { rememberedUser } from '../session/remembered';
import { readStoredJson } from '../storage/stored';

const isGreeted = (stored: unknown): stored is Greeted =>
  stored !== null &&
  typeof stored === 'object' &&
  ['name', 'timeZone', 'locale'].every((key) => typeof (stored as Record<string, unknown>)[key] === 'string');

/** Writes a greeting for the remembered user into the static frame of the dashboard (static-frame.tsx). */
export function greet(now: Date): void {
  const greeted = readStoredJson('greeting');
  if (!isGreeted(greeted) || !rememberedUser()) return;
  let texts: Record<string, string>;
  try {
    texts = greetingText(greeted, now);
  } catch {
    // A zone or language unknown to this browser.
    return;
  }
  const fill = (): void => {
    document.querySelectorAll<HTMLElement>('#static-frame [data-greeting]').forEach((slot) => {
      slot.textContent = texts[slot.dataset['greeting'] ?? ''] ?? slot.dataset['text'] ?? '';
      slot.parentElement!.hidden = false;
    });
    // The page is still loading: the content after the frame does not exist yet.
    if (!document.getElementById('root')) requestAnimationFrame(fill);
  };
  fill();
}
