import fc from 'fast-check';
import { mentionAt, mentionsIn, mentionSuggestions, readMarkup, storedMentions, typedMentions } from '.';

const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const [ROSA, ROSA_MARIA, BEN, ODD, ZOE, GONE] = [1, 2, 3, 4, 5, 6].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const MEMBERS = [
  { id: ROSA, displayName: 'Rosa' },
  { id: ROSA_MARIA, displayName: 'Rosa Maria' },
  { id: BEN, displayName: 'Ben' },
  { id: ODD, displayName: 'a*b]_c (Jr.)' },
  { id: ZOE, displayName: 'Zoë' },
];

describe('a mention of a typed name', () => {
  it.each([
    ['@Rosa, can you?', [ROSA]],
    ['@rosa can you?', [ROSA]],
    ['ask (@Ben)', [BEN]],
    ['@Rosa Maria can', [ROSA_MARIA]],
    ['@Rosa Marianne can', [ROSA]],
    ['@Ben @Rosa @Ben', [BEN, ROSA]],
    ['@Benjamin', []],
    ['@Ben’s turn', [BEN]],
    ['ben@rosa.example', []],
    ['nan@ben', []],
    ['`@Ben`', []],
    ['```\n@Ben\n```', []],
    ['[@Ben](https://example.org)', []],
    [String.raw`\@Ben`, []],
    ['@a*b]_c (Jr.) comes', [ODD]],
    ['@ZOË', [ZOE]],
    ['**@Ben**', [BEN]],
    ['> @Ben\n- @Rosa', [BEN, ROSA]],
    ['@Nobody', []],
  ])('%j mentions %j', (typed, ids) => {
    expect(mentionsIn(storedMentions(typed, MEMBERS))).toEqual(ids);
  });

  it('works in a family whose names have hyphens, strokes and apostrophes', () => {
    const members = [...MEMBERS, { id: GONE, displayName: 'Anne-Marie O’Neil/Roe' }];
    expect(mentionsIn(storedMentions('@anne-marie o’neil/roe and @Ben', members))).toEqual([GONE, BEN]);
  });

  it('uses the current names of members in stored and edited text', () => {
    const stored = storedMentions('@Rosa and @Ben', MEMBERS);
    const renamed = MEMBERS.map((member) => (member.id === ROSA ? { ...member, displayName: 'Ros*lind' } : member));
    expect(typedMentions(stored, renamed)).toBe('@Ros*lind and @Ben');
    expect(mentionsIn(storedMentions(stored, renamed))).toEqual([ROSA, BEN]);
    expect(readMarkup(storedMentions(stored, renamed))[0]).toMatchObject({
      children: [{ type: 'mention', memberId: ROSA, name: 'Ros*lind' }, {}, { memberId: BEN }],
    });
  });

  it('becomes plain text for somebody of no family of ours, and corrects a false name', () => {
    expect(storedMentions(`[@Emma](member:${GONE})`, MEMBERS)).toBe('@Emma');
    expect(storedMentions(`[@Emma](member:${BEN.toUpperCase()})`, MEMBERS)).toBe(`[@Ben](member:${BEN})`);
  });

  it('of a former member is kept if it existed before the edit', () => {
    const text = `[@Emma](member:${GONE}) said so`;
    expect(storedMentions(text, MEMBERS, new Set([GONE]))).toBe(text);
    expect(typedMentions(text, MEMBERS)).toBe('@Emma said so');
  });

  it('survives repeated storing and editing', () => {
    const parts = fc.constantFrom(
      ...[
        '@Rosa',
        '@Rosa Maria',
        '@Ben',
        '@a*b]_c (Jr.)',
        ' ',
        '\n',
        '**',
        '`',
        '> ',
        '[',
        '](',
        ')',
        '\\',
        ',',
        'x',
        '@',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 30 }).map((all) => all.join('')),
        (typed) => {
          const stored = storedMentions(typed, MEMBERS);
          expect(storedMentions(stored, MEMBERS)).toBe(stored);
        },
      ),
    );
  });

  it('is edited as it was typed', () => {
    const parts = fc.constantFrom('@Rosa', '@Rosa Maria', '@Ben', 'hello', ', ', ' ', '\n\n');
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 20 }).map((all) => all.join('')),
        (typed) => {
          expect(typedMentions(storedMentions(typed, MEMBERS), MEMBERS)).toBe(typed);
        },
      ),
    );
  });
});

describe('the mention being typed', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['ask @ro', 7, { start: 4, query: 'ro' }],
    ['ask @rosa mar', 13, { start: 4, query: 'rosa mar' }],
    ['(@b', 3, { start: 1, query: 'b' }],
    ['ask @ro, please', 7, { start: 4, query: 'ro' }],
    ['nan@ben', 7, null],
    ['@ Ben', 5, null],
    ['@ro\nsa', 6, null],
    ['nothing', 7, null],
    [`@${'x'.repeat(60)}`, 61, null],
  ])('%j before %i is %j', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected);
  });

  it.each([
    ['', ['Rosa', 'Rosa Maria', 'Ben', 'a*b]_c (Jr.)', 'Zoë']],
    ['ros', ['Rosa', 'Rosa Maria']],
    ['rosa m', ['Rosa Maria']],
    ['mar', ['Rosa Maria']],
    ['zoe', ['Zoë']],
    ['q', []],
  ])('%j suggests %j', (query, names) => {
    expect(mentionSuggestions(MEMBERS, query).map(({ displayName }) => displayName)).toEqual(names);
  });
});
