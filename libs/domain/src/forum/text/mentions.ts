import { memberOfAddress } from './addresses';
import { rangeOf, syntaxTree, walk, wordsOf } from './syntax-tree';

/** A member as mentions need them; display names are unique within a family. */
export interface MentionedMember {
  id: string;
  displayName: string;
}

/**
 * The stored form of a mention, `[@Rosa](member:<membership id>)`: a Markdown link, so that a reader without support for
 * mentions shows the name. The id identifies the member, so a mention survives a rename.
 */
export const mentionOf = ({ id, displayName }: MentionedMember): string =>
  `[@${displayName.replace(/[[\]\\*_`<~]/g, String.raw`\$&`)}](member:${id})`;

/** The members mentioned in a text, in order without duplicates; not those in code. */
export function mentionsIn(text: string): string[] {
  const ids = new Set<string>();
  walk(syntaxTree(text), ({ type, url = '' }) => {
    const id = type === 'link' ? memberOfAddress(url) : null;
    if (id) ids.add(id);
  });
  return [...ids];
}

/**
 * The stored form of a text: "@Rosa" becomes a mention of the member of that name, outside code and links, the longest
 * name first. Existing mentions get the current name; those of nobody in this family become plain text.
 *
 * @param kept ids of former members that were mentioned before the edit, which are kept
 */
export function storedMentions(
  text: string,
  members: readonly MentionedMember[],
  kept: ReadonlySet<string> = new Set(),
): string {
  const { mentions, opaque } = marksOf(text);
  const byId = new Map(members.map((member) => [member.id.toLowerCase(), member]));
  const named = typedNames(text, members, opaque);
  const known = mentions.map(({ start, end, id, name }) => {
    const member = byId.get(id);
    const as = member ? mentionOf(member) : kept.has(id) ? text.slice(start, end) : name;
    return { start, end, as };
  });
  return replaced(text, [...known, ...named]);
}

/** The editable form of a stored text: "@Rosa", with the current name. `storedMentions` restores the same mentions. */
export function typedMentions(text: string, members: readonly MentionedMember[]): string {
  const byId = new Map(members.map((member) => [member.id.toLowerCase(), member.displayName]));
  return replaced(
    text,
    marksOf(text).mentions.map(({ start, end, id, name }) => {
      const displayName = byId.get(id);
      return { start, end, as: displayName === undefined ? name : `@${displayName}` };
    }),
  );
}

interface Range {
  start: number;
  end: number;
}

/** The mentions in a text, and all ranges in which a name is not a mention: code and links. */
function marksOf(text: string): { mentions: (Range & { id: string; name: string })[]; opaque: Range[] } {
  const mentions: (Range & { id: string; name: string })[] = [];
  const opaque: Range[] = [];
  walk(syntaxTree(text), (node) => {
    if (node.type !== 'link' && node.type !== 'code' && node.type !== 'inlineCode') return true;
    const range = rangeOf(node);
    opaque.push(range);
    const id = node.type === 'link' ? memberOfAddress(node.url ?? '') : null;
    if (id) mentions.push({ ...range, id, name: wordsOf(node) });
    return false;
  });
  return { mentions, opaque };
}

function typedNames(
  text: string,
  members: readonly MentionedMember[],
  opaque: readonly Range[],
): (Range & { as: string })[] {
  if (members.length === 0 || !text.includes('@')) return [];
  const byName = new Map(members.map((member) => [folded(member.displayName), member]));
  const names = members
    .map(({ displayName }) => displayName)
    .sort((one, other) => other.length - one.length)
    .map((name) => escaped(name));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_\\\\@.])@(${names.join('|')})(?![\\p{L}\\p{N}\\p{M}_])`, 'giu');
  const found = Array.from(text.matchAll(pattern), ({ index, 0: all, 1: name = '' }) => {
    const member = byName.get(folded(name));
    return { start: index, end: index + all.length, as: member ? mentionOf(member) : all };
  });
  // directly after another mention it is not within a word
  return found.filter(
    ({ start }, at) =>
      found[at - 1]?.end !== start && !opaque.some((range) => start >= range.start && start <= range.end),
  );
}

/** A name as a pattern; spaces of any width. A hyphen stays: with the flag `u` it must not be escaped outside brackets. */
const escaped = (name: string): string =>
  name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/gu, String.raw`\s+`);

const folded = (name: string): string => name.replace(/\s+/gu, ' ').toLowerCase();

function replaced(text: string, changes: readonly (Range & { as: string })[]): string {
  let done = '';
  let at = 0;
  for (const { start, end, as } of [...changes].sort((one, other) => one.start - other.start)) {
    done += text.slice(at, start) + as;
    at = end;
  }
  return done + text.slice(at);
}
