import fc from 'fast-check';
import { AVATAR_PRESETS } from './people/avatars';
import { ADD_EVENT_EMOJI, BIRTHDAY_EMOJI, DEFAULT_BIRTHDAY_EMOJI, EDIT_EVENT_EMOJI } from './calendar/event-emoji';
import { cleanLine, cleanText, graphemeLength, isEmojiField, isLongerThan } from './text';

describe('cleanLine', () => {
  it.each([
    ['  Dentist  ', 'Dentist'],
    ['Dentist\r\n at\tthree', 'Dentist at three'],
    ['De\u0000nt\u0007ist', 'Dentist'],
    ['safe\u202Egnp.exe', 'safegnp.exe'],
    ['\u2066x\u2069', 'x'],
    ['e\u0301', 'é'],
    ['a\u200B \u200Bb', 'a b'],
    ['\u200D\u200E\u2060', ''],
    ['\u3164', ''],
    ['\uD83D', ''],
    ['x\uD83D\u200B\uDE00', 'x'],
    ['line\u2028two', 'line two'],
    ['👩‍👧‍👦', '👩‍👧‍👦'],
    ['می‌خواهم', 'می‌خواهم'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['<b>kept</b>', '<b>kept</b>'],
  ])('%j becomes %j', (text, expected) => expect(cleanLine(text)).toBe(expected));
});

describe('cleanText', () => {
  it.each([
    ['\n one\r\n\ttwo\rthree \n', 'one\n\ttwo\nthree'],
    ['a\u2029b\u0085c', 'a\nb\nc'],
    ['a\u0000\u202Eb', 'ab'],
    ['  two  spaces ', 'two  spaces'],
    [' \n \u200B', ''],
    ['\u200D\n\u3164', ''],
  ])('%j becomes %j', (text, expected) => expect(cleanText(text)).toBe(expected));
});

describe('both', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\r', '\u200B', '\u202E', '\uD83D', '\uDE00', '\u0301', '\u0085', '\uFEFF'),
    }),
  );
  it.each([
    ['cleanLine', cleanLine],
    ['cleanText', cleanText],
  ])('%s leaves clean what is clean, and lets nothing unwanted through', (_, clean) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        expect(once.trim()).toBe(once);
        expect(once.normalize('NFC')).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('length', () => {
  it('counts graphemes', () => {
    expect(graphemeLength('👩‍👧‍👦é🇬🇧')).toBe(3);
    expect(isLongerThan('👩‍👧‍👦'.repeat(80), 80)).toBe(false);
    expect(isLongerThan('👩‍👧‍👦'.repeat(81), 80)).toBe(true);
    expect(isLongerThan('a'.repeat(200), 200)).toBe(false);
    expect(isLongerThan('a'.repeat(201), 200)).toBe(true);
  });

  it('rejects one letter with thousands of marks', () => {
    expect(isLongerThan(`a${'\u0301'.repeat(5000)}`, 80)).toBe(true);
  });
});

describe('isEmojiField', () => {
  const choices = [...ADD_EVENT_EMOJI, ...EDIT_EVENT_EMOJI, ...BIRTHDAY_EMOJI, ...AVATAR_PRESETS];
  it.each(choices.map(({ emoji }) => emoji))('knows our own %s', (emoji) => expect(isEmojiField(emoji)).toBe(true));

  it.each(['👩‍❤️‍💋‍👨', '👩🏽‍❤️‍💋‍👨🏿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈', '🇬🇧', '1️⃣', '👍🏿', '☂', '⛹🏽‍♀️', '❤️‍🔥'])('knows %s', (emoji) =>
    expect(isEmojiField(emoji)).toBe(true),
  );

  it.each([
    '',
    'a',
    '1',
    '#',
    '🎂🎂',
    '🎂 ',
    ' 🎂',
    '🎂a',
    '<img src=x>',
    '<b>🎂</b>',
    '&#127874;',
    '🎂\u0301',
    '🎂\u202E',
    '\u200D',
    '🇬',
    '🏽',
    '🎂‍',
    `🎂${'\u{E0061}'.repeat(40)}`,
    null,
    undefined,
    {},
  ])('refuses %j', (value) => expect(isEmojiField(value)).toBe(false));
});

describe('the emoji choices', () => {
  it('are twenty to add, the documented ten to edit and twelve for birthdays', () => {
    expect(ADD_EVENT_EMOJI).toHaveLength(20);
    expect(new Set(ADD_EVENT_EMOJI.map(({ emoji }) => emoji)).size).toBe(20);
    expect(ADD_EVENT_EMOJI.map(({ name }) => name.toLowerCase()).join(', ')).toBe(
      'party, birthday, celebration, balloon, gift, home, meal, medical, travel, graduation, work, exercise, study, ' +
        'entertainment, shopping, maintenance, love, special, fun, achievement',
    );
    expect(EDIT_EVENT_EMOJI.map(({ emoji }) => emoji).join(' ')).toBe('✈️ 💼 🏥 🍕 💝 🎂 🚴 🏠 🎉 📚');
    expect(BIRTHDAY_EMOJI.map(({ emoji }) => emoji).join(' ')).toBe('🎂 🎉 🎈 🎁 🥳 🎊 🍰 ✨ 🎀 🌟 💝 🎪');
    expect(BIRTHDAY_EMOJI[0]?.emoji).toBe(DEFAULT_BIRTHDAY_EMOJI);
  });
});
