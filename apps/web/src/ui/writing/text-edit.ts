/** A change of a text: `from` to `to` is replaced by `insert`, then `select` is selected. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  /** Start and end of the selection afterwards. */
  select: [number, number];
}

/** A text and its selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Adds marks around the selection, or removes existing ones. @example around(selected, '**') */
export function around({ text, from, to }: Selected, mark: string): TextEdit {
  const chosen = text.slice(from, to);
  const inner = chosen.trim();
  const [begin, end] = inner ? [from + chosen.indexOf(inner), from + chosen.indexOf(inner) + inner.length] : [from, to];
  const stars = /\**$/.exec(text.slice(0, begin))?.[0].length ?? 0;
  const isAround = text.slice(begin - mark.length, begin) === mark && text.slice(end, end + mark.length) === mark;
  // two stars are bold, not twice italics
  if (isAround && (mark !== '*' || stars % 2 === 1))
    return {
      from: begin - mark.length,
      to: end + mark.length,
      insert: inner,
      select: [begin - mark.length, end - mark.length],
    };
  return {
    from: begin,
    to: end,
    insert: `${mark}${inner}${mark}`,
    select: [begin + mark.length, end + mark.length],
  };
}

/** Kinds of lines that start with a mark. */
export type LineKind = 'bullets' | 'numbers' | 'quote';

const MARKS: Record<LineKind, RegExp> = { bullets: /^[-*+] /, numbers: /^\d{1,3}[.)] /, quote: /^> ?/ };
const markOf = (kind: LineKind, index: number): string =>
  kind === 'bullets' ? '- ' : kind === 'numbers' ? `${index + 1}. ` : '> ';
/** A blank line separates a paragraph and the list below it. */
const needsGap = (before: string): boolean => before !== '' && !before.endsWith('\n\n');

/** Turns the selected lines into a list or a quotation, or back into plain lines if all of them are one. */
export function lines({ text, from, to }: Selected, kind: LineKind): TextEdit {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const all = text.slice(begin, end).split('\n');
  const isOne = all.every((line) => MARKS[kind].test(line));
  const bare = all.map((line) => Object.values(MARKS).reduce((rest, mark) => rest.replace(mark, ''), line));
  const before = text.slice(0, begin);
  const above = before.slice(before.lastIndexOf('\n', before.length - 2) + 1);
  const gap = !isOne && needsGap(before) && !MARKS[kind].test(above) ? '\n' : '';
  const insert = gap + (isOne ? bare : bare.map((line, index) => `${markOf(kind, index)}${line}`)).join('\n');
  const last = begin + insert.length;
  return { from: begin, to: end, insert, select: from === to ? [last, last] : [begin + gap.length, last] };
}

/** Turns the selection into a link whose address is typed next; a selected address becomes the link's address. */
export function link({ text, from, to }: Selected, labels: { text: string; address: string }): TextEdit {
  const chosen = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(chosen))
    return {
      from,
      to,
      insert: `[${labels.text}](${chosen})`,
      select: [from + 1, from + 1 + labels.text.length],
    };
  const shown = chosen || labels.text;
  const at = from + shown.length + 3;
  return { from, to, insert: `[${shown}](${labels.address})`, select: [at, at + labels.address.length] };
}

const ITEM = /^(\s*)([-*+]|(\d{1,3})([.)])|>) (.*)$/;

/** Enter in a list: continues the list, or ends it on an empty line. null if Enter is an ordinary line break. */
export function nextLine({ text, from, to }: Selected): TextEdit | null {
  if (from !== to) return null;
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  const [, indent = '', mark = '', number, dot = '', words = ''] = ITEM.exec(text.slice(begin, from)) ?? [];
  if (mark === '') return null;
  if (words.trim() === '') return { from: begin, to, insert: '', select: [begin, begin] };
  const insert = `\n${indent}${number ? `${Number(number) + 1}${dot}` : mark} `;
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}
