import { greetedOf, greetingText } from '../features/dashboard/greeting-text';
import type { Greeted } from '../features/dashboard/greeting-text';
import { rememberedUser } from '../session/remembered';
import { readStored, readStoredJson } from '../storage/stored';

/* Fills in the static frame (app/first-paint/static-frame.tsx) what is known before the client's code has arrived: at once
   what the device remembers, then what the first answers say. It looks like the real frame, which replaces it later. */

/** What to show; null: unknown, or nothing. */
interface Known {
  isDashboard: boolean;
  greeted: Greeted | null;
  /** Zone and language are the browser's: enough for the greeting, but not for how the date is written. */
  isGuessed: boolean;
  /** The demo's banner: in full, or reduced to one word. */
  demo: 'full' | 'folded' | null;
}

const known: Known = { isDashboard: false, greeted: null, isGuessed: false, demo: null };

const isGreeted = (stored: unknown): stored is Greeted =>
  stored !== null &&
  typeof stored === 'object' &&
  ['name', 'timeZone', 'locale'].every((key) => typeof (stored as Record<string, unknown>)[key] === 'string');

/** By slot; null for a zone or language unknown to this browser. */
function greetingNow(): Record<string, string | undefined> | null {
  try {
    const texts = known.greeted && greetingText(known.greeted, new Date());
    return texts && known.isGuessed ? { greeting: texts.greeting } : texts;
  } catch {
    return null;
  }
}

/** The text of a slot, the greeting's or its own; null: unknown. */
const textOf = ({ dataset }: HTMLElement, greeting: Record<string, string | undefined> | null): string | null =>
  greeting?.[dataset['greeting'] ?? ''] ?? (known.isDashboard ? (dataset['text'] ?? null) : null);

/** Shows what the device remembers of the signed-in person. */
export function showRemembered(isDashboard: boolean): void {
  const user = rememberedUser();
  const greeted = readStoredJson('greeting');
  known.isDashboard = isDashboard;
  if (isDashboard && user && isGreeted(greeted)) Object.assign(known, { greeted, isGuessed: false });
  showGuest(user?.isGuest === true);
}

/** Shows the greeting of an account that the device does not remember, until the server's answer has the family's. */
export function showFirstName(firstName: string): void {
  if (known.greeted || !firstName) return;
  Object.assign(known, { greeted: greetedOf(null, firstName), isGuessed: true });
  paint();
}

/** Shows the greeting as the server's answer has it. */
export function showGreeting(greeted: Greeted): void {
  Object.assign(known, { greeted, isGuessed: false });
  paint();
}

/** Shows the demo's banner, as app/shell/demo-banner.tsx does, or takes it away. */
export function showGuest(isGuest: boolean): void {
  known.demo = isGuest ? (readStored('demoSeen') === null ? 'full' : 'folded') : null;
  paint();
}

/** Nobody is signed in: takes the frame's greeting and banner away. */
export function showNobody(): void {
  known.greeted = null;
  known.demo = null;
  paint();
}

function paint(): void {
  const greeting = greetingNow();
  const changed = [
    ...all('[data-greeting]').map((slot) => fill(slot, textOf(slot, greeting))),
    ...all('[data-demo]').map(showBanner),
  ];
  // What moves below a new line is drawn anew, as it is when the real frame replaces this one. Nothing in it can be clicked.
  if (changed.some(Boolean))
    for (const part of all('[data-below]')) part.parentNode?.insertBefore(part, part.nextSibling);
  // The page is still loading: the content after the frame does not exist yet.
  if (!document.getElementById('root')) requestAnimationFrame(paint);
}

/** The matching parts of the frame that have been parsed completely. */
const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#static-frame ${selector}`)].filter(isParsed);

/** Whether the parser has closed an element: while it is open, nothing follows it or its ancestors. */
function isParsed(part: Node): boolean {
  if (document.readyState !== 'loading') return true;
  return part.nextSibling !== null || (part.parentNode !== null && isParsed(part.parentNode));
}

/** The placeholders of the slots that have a text. */
const placeholders = new Map<HTMLElement, Node[]>();

/** @returns whether that changed anything */
function fill(slot: HTMLElement, text: string | null): boolean {
  const placeholder = placeholders.get(slot);
  if (text === null ? !placeholder : slot.textContent === text) return false;
  if (!placeholder) placeholders.set(slot, [...slot.childNodes]);
  if (text === null) {
    slot.replaceChildren(...placeholder!);
    placeholders.delete(slot);
  } else slot.textContent = text;
  return true;
}

function showBanner(banner: HTMLElement): boolean {
  const { demo } = known;
  if (banner.hidden === (demo === null) && banner.hasAttribute('data-folded') === (demo === 'folded')) return false;
  banner.hidden = demo === null;
  banner.toggleAttribute('data-folded', demo === 'folded');
  banner.querySelector('p')!.hidden = demo === 'folded';
  banner.querySelector('button')!.hidden = demo !== 'folded';
  return true;
}
