import { AUTOCOMPLETE_SUGGESTIONS, autocomplete, partOfDay, remember } from '@homefold/domain';
import type { LocalTime, UsedText } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import { readStoredJson, store } from '../../../storage/stored';

const REMEMBERED = 200;

function remembered(): UsedText[] {
  const stored = readStoredJson('eventTitles');
  return Array.isArray(stored) ? stored.filter(isUsedText) : [];
}

/** What somebody has called an event on this device; where storage is blocked or full nothing is remembered. */
export const rememberTitle = (title: string, now: number): void =>
  void store('eventTitles', JSON.stringify(remember(remembered(), title, now, REMEMBERED)));

/**
 * What may be meant by the beginning of a title (specification 000 section 9): what events were called before, by the
 * documented score, then what families do at that time of day.
 *
 * @param time when the event starts; '' lasts all day, and may be anything
 * @param now milliseconds since 1970
 */
export function titleSuggestions(typed: string, time: LocalTime | '', now: number): string[] {
  const used = autocomplete(remembered(), typed, now);
  const parts = time === '' ? (['morning', 'afternoon', 'evening'] as const) : [partOfDay(time)];
  // some of them are done at several times of day
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
