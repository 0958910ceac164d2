import { t } from '../../../messages/recipes';
import { forgetStored, onStoredElsewhere, readStoredJson, store } from '../../../storage/stored';
import { newKey } from '../../../ui/browser/new-key';
import { notify } from '../../../ui/browser/notify';
import type { ToastApi } from '../../../ui/toasts/toasts';
import { recipeHash } from '../recipes/model/address';
import { allowSoundSoon, ring, RINGS_MS, silence } from './alarm';

const labels = t.recipes.cooking.timers;

/** A kitchen timer. */
export interface KitchenTimer {
  id: string;
  recipeId: string;
  /** Of the recipe. */
  title: string;
  /** "Step 3, 20 min". */
  name: string;
  /** From 0. */
  step: number;
  /** When it rings, in milliseconds; null while it is paused. */
  endsAt: number | null;
  /** The time left when it was paused, in milliseconds. */
  left: number;
  state: 'running' | 'paused' | 'ringing';
}

/** The longest delay of `setTimeout`; a later timer is checked again then. */
const LONGEST_MS = 2 ** 31 - 1;

let timers: readonly KitchenTimer[] | null = null;
let next: ReturnType<typeof setTimeout> | undefined;
let toasts: ToastApi | null = null;
let unfollow: (() => void) | null = null;
/** Screens that show the timers themselves. */
let screens = 0;
const followers = new Set<() => void>();

const isTimer = (value: unknown): value is KitchenTimer =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KitchenTimer).id === 'string' &&
  typeof (value as KitchenTimer).name === 'string' &&
  ['running', 'paused', 'ringing'].includes((value as KitchenTimer).state);

const isRinging = ({ state }: KitchenTimer): boolean => state === 'ringing';

/** All timers, in the order in which they were started. */
export function allTimers(): readonly KitchenTimer[] {
  if (timers) return timers;
  unfollow ??= onStoredElsewhere('timers', readAgain);
  const kept = readStoredJson('timers');
  timers = Array.isArray(kept) ? kept.filter(isTimer) : [];
  return timers;
}

function change(to: readonly KitchenTimer[]): void {
  timers = to;
  if (to.length === 0) forgetStored('timers');
  else store('timers', JSON.stringify(to));
  changed();
}

function changed(): void {
  if (!allTimers().some(isRinging)) silence();
  wait();
  for (const follow of followers) follow();
}

/**
 * Another tab has changed them. A timer that started ringing there rings here too: only one of the tabs may be audible.
 */
function readAgain(): void {
  const known = new Set(timers?.filter(isRinging).map(({ id }) => id));
  timers = null;
  const begun = allTimers().filter((timer) => isRinging(timer) && !known.has(timer.id));
  changed();
  announce(begun);
}

/** Returns the unsubscribe function. */
export function onTimers(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** Schedules the next timer that ends. */
function wait(): void {
  clearTimeout(next);
  const ends = allTimers().flatMap(({ state, endsAt }) => (state === 'running' && endsAt !== null ? [endsAt] : []));
  if (ends.length > 0) next = setTimeout(look, Math.min(Math.max(0, Math.min(...ends) - Date.now()), LONGEST_MS));
}

/** Rings for those that have ended. */
function look(): void {
  const now = Date.now();
  const over = allTimers().filter(({ state, endsAt }) => state === 'running' && endsAt !== null && endsAt <= now);
  if (over.length === 0) return wait();
  const ended = new Set(over.map(({ id }) => id));
  change(allTimers().map((timer) => (ended.has(timer.id) ? { ...timer, state: 'ringing' } : timer)));
  announce(over);
}

function announce(over: readonly KitchenTimer[]): void {
  if (over.length === 0) return;
  ring();
  for (const { title, name, recipeId } of over) {
    void notify(labels.notification(title), name, `/dashboard#${recipeHash(recipeId)}`);
    if (screens === 0) toasts?.stay(labels.rings(`${title}, ${name}`), { label: labels.silence, onClick: silenceAll });
  }
}

/** Restores the timers that ran or rang before a reload, and shows what rings if no screen does. */
export function wakeTimers(toast: ToastApi): void {
  const isFirst = toasts === null;
  toasts = toast;
  if (allTimers().length > 0) allowSoundSoon();
  if (isFirst) announce(allTimers().filter((timer) => isRinging(timer) && leftOf(timer, Date.now()) > -RINGS_MS));
  look();
}

/** Clears them in this tab: somebody else may sign in. */
export function forgetTimers(): void {
  clearTimeout(next);
  silence();
  unfollow?.();
  unfollow = null;
  timers = null;
  toasts = null;
}

/** While a screen shows the timers, nothing else needs to. */
export function showTimers(): () => void {
  screens += 1;
  return () => {
    screens -= 1;
  };
}

export function startTimer(timer: Pick<KitchenTimer, 'recipeId' | 'title' | 'name' | 'step'>, seconds: number): void {
  const left = seconds * 1_000;
  change([...allTimers(), { ...timer, id: newKey(), endsAt: Date.now() + left, left, state: 'running' }]);
}

const edit = (id: string, how: (timer: KitchenTimer) => KitchenTimer): void =>
  change(allTimers().map((timer) => (timer.id === id ? how(timer) : timer)));

export const stopTimer = (id: string): void => change(allTimers().filter((timer) => timer.id !== id));

export const pauseTimer = (id: string): void =>
  edit(id, (timer) => ({ ...timer, left: leftOf(timer, Date.now()), endsAt: null, state: 'paused' }));

export const resumeTimer = (id: string): void =>
  edit(id, (timer) => ({ ...timer, endsAt: Date.now() + timer.left, state: 'running' }));

/** A ringing timer is extended as well. */
export const addMinute = (id: string): void =>
  edit(id, (timer) => {
    const left = Math.max(0, leftOf(timer, Date.now())) + 60_000;
    return timer.state === 'paused'
      ? { ...timer, left }
      : { ...timer, left, endsAt: Date.now() + left, state: 'running' };
  });

const silenceAll = (): void => change(allTimers().filter((timer) => !isRinging(timer)));

/** The time left, in milliseconds; negative once it is over. */
export const leftOf = ({ endsAt, left }: KitchenTimer, now: number): number => (endsAt === null ? left : endsAt - now);

/** "4:05", "1:04:05". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "20 min", "1 h 30 min", "45 s". */
export function lengthOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 || seconds >= 600
    ? t.recipes.minutes(Math.round(seconds / 60))
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
