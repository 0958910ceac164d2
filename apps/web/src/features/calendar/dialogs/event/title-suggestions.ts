import { AUTOCOMPLETE_SUGGESTIONS, autocomplete, partOfDay, remember } from '@homefold/domain';
import type { LocalTime, UsedText } from '@homefold/domain';
import { t } from '../../../../messages/calendar';
import { readStoredJson, store } from '../../../../storage/stored';

const REMEMBERED = 200;

function remembered(): UsedText[] {
  const stored = readStoredJson('eventTitles');
  return Array.isArray(stored) ? stored.filter(isUsedText) : [];
}

/** Remembers an event title on this device; a no-op where storage is blocked or full. */
export const rememberTitle = (title: string, now: number): void =>
  void store('eventTitles', JSON.stringify(remember(remembered(), title, now, REMEMBERED)));

/**
 * Suggestions for a partial title: previous titles by the documented score, then common activities at that time of day.
 *
 * @param time start of the event; '' is all day, and matches every time of day
 * @param now milliseconds since 1970
 */
export function titleSuggestions(typed: string, time: LocalTime | '', now: number): string[] {
  const used = autocomplete(remembered(), typed, now);
  const parts = time === '' ? (['morning', 'afternoon', 'evening'] as const) : [partOfDay(time)];
  // some occur at several times of day
  const texts = new Set(parts.flatMap((part) => t.calendar.form.ideas[part]));
  const ideas = [...texts].map((text) => ({ text, uses: 0, lastUsed: 0 }));
  const known = new Set(used.map((text) => text.toLowerCase()));
  const others = autocomplete(ideas, typed, now).filter((text) => !known.has(text.toLowerCase()));
  return [...used, ...others].slice(0, AUTOCOMPLETE_SUGGESTIONS);
}

const isUsedText = (value: unknown): value is UsedText => {
  const { text, uses, lastUsed } = (value ?? {}) as Partial<UsedText>;
  return typeof text === 'string' && typeof uses === 'number' && typeof lastUsed === 'number';
};
