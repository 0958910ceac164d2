import { around, lines, link, nextLine } from './text-edit';
import type { Selected, TextEdit } from './text-edit';

/** A text with its selection in "«»", or its caret as "|". */
function marked(text: string): Selected {
  const from = text.search(/[«|]/);
  const plain = text.replace(/[«|]/, '');
  const to = text.includes('»') ? plain.indexOf('»') : from;
  return { text: plain.replace('»', ''), from, to };
}
function after({ text }: Selected, { from, to, insert, select: [begin, end] }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return begin === end
    ? `${next.slice(0, begin)}|${next.slice(begin)}`
    : `${next.slice(0, begin)}«${next.slice(begin, end)}»${next.slice(end)}`;
}
const edited = (text: string, edit: (selected: Selected) => TextEdit): string =>
  after(marked(text), edit(marked(text)));

it.each([
  ['the «loft» hatch', 'the **«loft»** hatch'],
  ['the **«loft»** hatch', 'the «loft» hatch'],
  ['the« loft »hatch', 'the **«loft»** hatch'],
  ['the | hatch', 'the **|** hatch'],
])('bold: %j becomes %j', (before, expected) => {
  expect(edited(before, (selected) => around(selected, '**'))).toBe(expected);
});

it.each([
  ['**«loft»**', '***«loft»***'],
  ['*«loft»*', '«loft»'],
])('italics: %j becomes %j', (before, expected) => {
  expect(edited(before, (selected) => around(selected, '*'))).toBe(expected);
});

it.each([
  ['bullets', 'one\n«two\nthree»', 'one\n\n«- two\n- three»'],
  ['bullets', '«- two\n- three»', '«two\nthree»'],
  ['bullets', '1. mi|lk', '- milk|'],
  ['numbers', '«milk\neggs»', '«1. milk\n2. eggs»'],
  ['quote', 'said: \n\nno|', 'said: \n\n> no|'],
] as const)('%s: %j becomes %j', (kind, before, expected) => {
  expect(edited(before, (selected) => lines(selected, kind))).toBe(expected);
});

it.each([
  ['see «the map»', 'see [the map](«https://»)'],
  ['see |', 'see [text](«https://»)'],
  ['see «https://maps.example/x»', 'see [«text»](https://maps.example/x)'],
])('a link: %j becomes %j', (before, expected) => {
  expect(edited(before, (selected) => link(selected, { text: 'text', address: 'https://' }))).toBe(expected);
});

it.each([
  ['- milk|', '- milk\n- |'],
  ['9. milk|', '9. milk\n10. |'],
  ['> he said|', '> he said\n> |'],
  ['- milk\n- |', '- milk\n|'],
])('Enter: %j becomes %j', (before, expected) => {
  expect(edited(before, (selected) => nextLine(selected) ?? expectNever())).toBe(expected);
});

it('Enter in plain text, and over a selection, is a line break', () => {
  expect(nextLine(marked('milk|'))).toBeNull();
  expect(nextLine(marked('- «milk»'))).toBeNull();
});

function expectNever(): never {
  throw new Error('The list does not go on');
}
