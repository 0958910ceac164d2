import { rememberTitle, titleSuggestions } from './title-suggestions';

const NOW = Date.parse('2026-10-08T09:30:00Z');
const DAY = 86_400_000;

beforeEach(() => localStorage.clear());

it.each([
  ['08:00', ['Swimming', 'School run', 'Shopping']],
  ['15:30', ['Swimming', 'Shopping']],
  ['19:00', ['Sports training', 'Sleepover']],
] as const)('at %s it suggests common activities of that time', (time, some) => {
  const suggested = titleSuggestions('s', time, NOW);
  expect(suggested.length).toBeLessThanOrEqual(5);
  expect(suggested.some((title) => (some as readonly string[]).includes(title))).toBe(true);
  expect(suggested.every((title) => /\bs/i.test(title))).toBe(true);
});

it('suggests nothing for an empty text, and no evening activity in the morning', () => {
  expect(titleSuggestions('', '08:00', NOW)).toEqual([]);
  expect(titleSuggestions('  ', '', NOW)).toEqual([]);
  expect(titleSuggestions('sleep', '19:00', NOW)).toEqual(['Sleepover']);
  expect(titleSuggestions('sleep', '08:00', NOW)).toEqual([]);
  expect(titleSuggestions('sleep', '', NOW)).toEqual(['Sleepover']);
});

it('offers each title once, also one for several times of day', () => {
  const all = titleSuggestions('s', '', NOW);
  expect(new Set(all).size).toBe(all.length);
  expect(titleSuggestions('shop', '', NOW)).toEqual(['Shopping']);
});

it('puts previously used titles first, each once', () => {
  rememberTitle('Sleepover', NOW - DAY);
  rememberTitle('Sleep clinic', NOW - 400 * DAY);
  rememberTitle('s', NOW);
  expect(titleSuggestions('sle', '19:00', NOW)).toEqual(['Sleepover', 'Sleep clinic']);
});

it('ignores stored data that it cannot parse', () => {
  localStorage.setItem('homefold-user-event-titles', '[{"text":1},3');
  expect(titleSuggestions('sleep', '', NOW)).toEqual(['Sleepover']);
  localStorage.setItem('homefold-user-event-titles', '[{"text":1}]');
  expect(titleSuggestions('sleep', '', NOW)).toEqual(['Sleepover']);
});
