import fc from 'fast-check';
import { readInstructions } from './instructions';
import { growthOf, QUADRATIC } from '../cost.test-kit';

const texts = (value: unknown) =>
  readInstructions(value).steps.map(({ text, section }) => (section === null ? text : `[${section}] ${text}`));
const problem = (value: unknown) => readInstructions(value).problems.map(({ message }) => message);

const PARAGRAPH =
  'Heat the oven to 200 °C. Rub the chicken with oil and salt, and put it into a tin with the onions. Roast for 20 min. ' +
  'Turn the heat down to 180 °C and roast for another hour. Rest it for 15 minutes before carving! Meanwhile make the ' +
  'gravy in the tin (use all of the juices.) Serve with potatoes.';

describe('instructions in any input format', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', null, []],
    ['an empty text', ' \n ', []],
    ['lines', 'Boil the pasta.\r\n\r\nDrain it.', ['Boil the pasta.', 'Drain it.']],
    ['numbered lines', '1. Boil the pasta\n2) Drain it\nStep 3: Serve', ['Boil the pasta', 'Drain it', 'Serve']],
    ['lines with bullets', '- Boil\n• Drain', ['Boil', 'Drain']],
    ['a step that begins with a number', '2 eggs go in first\nStir', ['2 eggs go in first', 'Stir']],
    ['a list', ['Boil', ' ', 'Drain'], ['Boil', 'Drain']],
    ['a list as a JSON string', '["Boil","Drain"]', ['Boil', 'Drain']],
    ['rows', [{ text: 'Boil' }, { instruction: 'Drain', section: 'Pasta' }], ['Boil', '[Pasta] Drain']],
    ['rows as a JSON string', '[{"text":"Boil"}]', ['Boil']],
    ['a list of one text', ['Boil\nDrain'], ['Boil', 'Drain']],
    ['clauses without spaces', 'Boil the pasta,Drain it,Serve', ['Boil the pasta', 'Drain it', 'Serve']],
    ['clauses', 'Boil the pasta, drain, and then add the sauce.', ['Boil the pasta', 'drain', 'add the sauce']],
    ['a list of things', 'Mix flour, sugar and eggs', ['Mix flour, sugar and eggs']],
    ['a decimal comma', 'Add 1,5 dl of milk', ['Add 1,5 dl of milk']],
    ['a sentence with commas', 'Boil the pasta, drain. Serve.', ['Boil the pasta, drain. Serve.']],
    ['numbers in one line', '1. Boil 2. Drain at 100 °C 3. Serve', ['Boil', 'Drain at 100 °C', 'Serve']],
    ['a number that does not count', 'Bake at 200. 2. Serve', ['Bake at 200. 2. Serve']],
    ['headings', 'For the sauce:\nMelt the butter\nPASTA:\nBoil', ['[For the sauce] Melt the butter', '[PASTA] Boil']],
    ['a heading in Markdown', '## Sauce\nMelt', ['[Sauce] Melt']],
    ['text that only begins like JSON', '[Optional] Boil\nDrain', ['[Optional] Boil', 'Drain']],
    [
      'a long paragraph',
      PARAGRAPH,
      [
        'Heat the oven to 200 °C.',
        'Rub the chicken with oil and salt, and put it into a tin with the onions.',
        'Roast for 20 min. Turn the heat down to 180 °C and roast for another hour.',
        'Rest it for 15 minutes before carving!',
        'Meanwhile make the gravy in the tin (use all of the juices.)',
        'Serve with potatoes.',
      ],
    ],
    ['markup', '<b>Boil</b>\n<script>x</script>', ['<b>Boil</b>', '<script>x</script>']],
  ])('%s', (_, value, expected) => {
    expect(problem(value)).toEqual([]);
    expect(texts(value)).toEqual(expected);
  });

  it.each<[string, unknown, string]>([
    ['a number', 5, 'Instructions must be a text or a list of steps'],
    ['100 kB', 'Stir. '.repeat(17_000), 'Instructions must be at most 50,000 characters'],
    [
      '100 kB in a list',
      Array.from({ length: 100 }, () => 'x'.repeat(1_000)),
      'Instructions must be at most 50,000 characters',
    ],
    ['201 steps', 'Stir\n'.repeat(201), 'A recipe has at most 200 steps'],
    ['a million rows', Array.from({ length: 1_000_000 }, () => ''), 'A recipe has at most 200 steps'],
    ['a step of 5,001 characters', ['x'.repeat(5_001), 'y'], 'A step must be at most 5,000 characters'],
    ['a row without text', [{ title: 'Boil' }], 'Every step needs a text'],
    ['a number in the list', ['Boil', 5], 'Every step needs a text'],
    ['a long heading', [{ text: 'x', section: 'x'.repeat(101) }], 'A heading must be at most 100 characters'],
  ])('%s is refused', (_, value, message) => {
    expect(problem(value)).toEqual([message]);
  });

  it('never throws, and stays within its limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string({ unit: 'binary' })), (value) => {
        for (const { text } of readInstructions(value).steps) expect(text.trim()).toBe(text);
      }),
    );
  });

  it.each(['1. ', 'a, ', '. A', 'step 1', ' 1) ', ',', '\n', ':', '5 min. '])(
    '100,000 characters at once: "%s"',
    (part) => {
      const read = (length: number) => readInstructions(part.repeat(length / part.length));
      expect(growthOf(read, 100_000)).toBeLessThan(QUADRATIC);
    },
  );
});
