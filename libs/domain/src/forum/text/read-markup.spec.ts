import fc from 'fast-check';
import type { MarkupBlock, MarkupInline } from './markup';
import { MAX_MARKUP_DEPTH, readMarkup } from './read-markup';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

const ROSA = '7f9c24e8-3b12-4fef-91d0-2c0a1b5e6d77';

/** A tree in one line: **bold** as b(…), *italics* as i(…), code as c(…), a link as a(href …), a line break as /. */
const drawn = (blocks: readonly MarkupBlock[]): string => blocks.map(drawnBlock).join(' ¶ ');

function drawnBlock(block: MarkupBlock): string {
  if (block.type === 'paragraph') return drawnInlines(block.children);
  if (block.type === 'code') return `pre(${block.value})`;
  if (block.type === 'quote') return `q(${drawn(block.children)})`;
  const kind = block.isOrdered ? `ol${block.start ?? ''}` : 'ul';
  return `${kind}(${block.items.map(drawn).join(' | ')})`;
}

const drawnInlines = (inlines: readonly MarkupInline[]): string =>
  inlines
    .map((one) => {
      if (one.type === 'text') return one.value;
      if (one.type === 'break') return '/';
      if (one.type === 'code') return `c(${one.value})`;
      if (one.type === 'mention') return `@(${one.memberId === ROSA ? 'rosa' : one.memberId} ${one.name})`;
      if (one.type === 'link') return `a(${one.href} ${drawnInlines(one.children)})`;
      return `${one.type === 'strong' ? 'b' : 'i'}(${drawnInlines(one.children)})`;
    })
    .join('');

describe('supported markup', () => {
  it.each([
    ['Hello', 'Hello'],
    ['one\ntwo', 'one/two'],
    ['one\n\ntwo', 'one ¶ two'],
    ['**bold** and *italics* and _italics_', 'b(bold) and i(italics) and i(italics)'],
    ['**bold with *italics* inside**', 'b(bold with i(italics) inside)'],
    ['2 * 3 * 4 = 24, snake_case_name', '2 * 3 * 4 = 24, snake_case_name'],
    ['- tent\n- boots', 'ul(tent | boots)'],
    ['1. first\n2. second', 'ol(first | second)'],
    ['7. seventh\n8. eighth', 'ol7(seventh | eighth)'],
    ['- tent\n  - pegs', 'ul(tent ¶ ul(pegs))'],
    ['> what Mum said\n> yesterday\n\nyes', 'q(what Mum said/yesterday) ¶ yes'],
    ['the key is `under the pot`', 'the key is c(under the pot)'],
    ['```\n<b>x</b>\n```', 'pre(<b>x</b>)'],
    ['[the list](https://example.org/a)', 'a(https://example.org/a the list)'],
    ['see https://example.org/a_(b), please', 'see a(https://example.org/a_(b) https://example.org/a_(b)), please'],
    ['www.example.org', 'a(http://www.example.org/ www.example.org)'],
    ['<https://example.org>', 'a(https://example.org/ https://example.org)'],
    ['write to nan@example.org', 'write to a(mailto:nan@example.org nan@example.org)'],
    [`[@Rosa](member:${ROSA}) can you?`, '@(rosa Rosa) can you?'],
    [String.raw`[@Ro\]sa \*](member:${ROSA})`, '@(rosa Ro]sa *)'],
  ])('%j is %s', (text, expected) => {
    expect(drawn(readMarkup(text))).toBe(expected);
  });
});

describe('kept as typed', () => {
  it.each([
    ['# no heading'],
    ['no heading\n==='],
    ['***'],
    ['<b>no</b> <script>alert(1)</script>'],
    ['<div>\nno\n</div>'],
    ['<!-- no -->'],
    ['&lt;no&gt; &amp; fish &#x3c;'],
    ['~~no~~'],
    ['| no | table |\n| -- | -- |'],
    ['[link](javascript:alert(1))'],
    ['[link](JaVaScRiPt:alert(1))'],
    ['[link](data:text/html,x)'],
    ['[link](file:///etc/passwd)'],
    ['[link](/dashboard#family)'],
    ['[link](//example.org)'],
    ['[link](https://me:secret@example.org)'],
    ['[@Rosa](member:nobody)'],
    ['[reference]: https'],
    ['☎️ at 5:30 :-) 50% * 2'],
  ])('%j', (text) => {
    expect(drawn(readMarkup(text))).toBe(text.replaceAll('\n', '/'));
  });

  it('a picture is shown as a link', () => {
    expect(drawn(readMarkup('![a cat](https://example.org/cat.png)'))).toBe('!a(https://example.org/cat.png a cat)');
  });

  it('indented text is not code', () => {
    expect(drawn(readMarkup('    four spaces'))).toBe('four spaces');
  });

  it.each(['a'.repeat(3_000), '字'.repeat(1_000)])('is a link too long for any page', (path) => {
    expect(drawn(readMarkup(`[x](https://example.org/${path})`))).toMatch(/^\[x\]/);
  });
});

const SIGNS = ['*', '**', '_', '`', '```', '\n', '\n\n', '> ', '- ', '1. ', '[', '](', ')', '<', '>', '@', '!', '\\'];
const WORDS = [
  'a',
  'Rosa',
  ' ',
  '  ',
  'https://a.example',
  'javascript:',
  `member:${ROSA}`,
  '&amp;',
  '\u202e',
  '🏳️‍🌈',
  '\ud800',
];
const anyText = fc.array(fc.constantFrom(...SIGNS, ...WORDS), { maxLength: 60 }).map((parts) => parts.join(''));

describe('any input', () => {
  const depthOf = (blocks: readonly MarkupBlock[]): number =>
    Math.max(
      0,
      ...blocks.map((block) => {
        if (block.type === 'quote') return 1 + depthOf(block.children);
        return block.type === 'list' ? 1 + Math.max(0, ...block.items.map(depthOf)) : 1;
      }),
    );
  const hrefsOf = (value: unknown): string[] =>
    JSON.stringify(value)
      .match(/"href":"[^"]*"/g)
      ?.map((href) => href.slice(8, -1)) ?? [];

  it('results in links of three schemes only, and adds no characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const blocks = readMarkup(text);
        for (const href of hrefsOf(blocks)) expect(href).toMatch(/^(?:https?|mailto):/);
        const words = drawn(blocks).match(/Rosa/g)?.length ?? 0;
        expect(words).toBeLessThanOrEqual(text.match(/Rosa/g)?.length ?? 0);
      }),
    );
  });

  it.each([
    ['quotes', '>'.repeat(10_000)],
    ['quotes with spaces', '> '.repeat(5_000)],
    ['lists', '- '.repeat(5_000)],
    ['stars', '**_'.repeat(3_333)],
    ['brackets', '['.repeat(10_000)],
    ['links', '[a]('.repeat(2_500)],
    ['at signs', 'a@'.repeat(5_000)],
    ['addresses', 'https://a.example/'.repeat(550)],
    ['lines', '\n'.repeat(10_000)],
    ['nested lists', Array.from({ length: 120 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
  ])('10,000 characters of %s take no stack, linear time and a bounded depth', (_what, text) => {
    const read = (length: number) =>
      expect(depthOf(readMarkup(text.slice(0, length)))).toBeLessThanOrEqual(MAX_MARKUP_DEPTH + 1);
    expect(growthOf(read, text.length)).toBeLessThan(QUADRATIC);
  });

  it.each(['- ', '> - ', '1. ', '> > '])('a line that starts with many repetitions of %j is kept as typed', (sign) => {
    const line = `${sign.repeat(30)}deep **down**`;
    expect(drawn(readMarkup(`- first\n${line}`))).toContain(`${sign.repeat(30)}deep`);
    expect(depthOf(readMarkup(`- first\n${line}`))).toBe(1);
    expect(depthOf(readMarkup(sign.repeat(3) + line.slice(-13)))).toBeGreaterThan(3);
  });
});
