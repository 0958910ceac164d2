import { fullName } from '../people/members';
import { fold, isWordStart, MASK, matchAt, phrase } from './parser-input';
import type { QuickAddMember } from './types';
import { MONTH } from './vocabulary';

/** A person named in the text. */
export interface PeopleMention {
  start: number;
  end: number;
  ids: string[];
  /** "for everyone": explicitly the whole family. */
  isEverybody: boolean;
  /** Whether the words stay in the title ("Sam's party"). */
  inTitle: boolean;
  /** A name shared by several members. */
  unclear?: string;
}

/** Names that are common words as well: only names when capitalised, or after "for" or "with". */
const ALSO_WORDS = new Set(
  'will may june april august jan mark art grace rose summer autumn dawn eve joy hope faith chase bill frank pat robin rob drew grant guy miles nick dean sue penny sunny rich chuck christian easter cliff page ward skip sky star max ray jack angel mason hunter cooper harmony melody patience charity honor honour ash bay storm rain river kit brook lane'.split(
    ' ',
  ),
);
const OWNER_S = /s(?= \p{L})/uy;
const MONTH_NAME = phrase(MONTH);
const MARKER = /(?:for|@) ?(?:our |the )?/uy;
/** "Swimming with Sam and Mia". */
const TOGETHER = /(?:together )?with (?:our )?/uy;
const WITH = /(?:with|and|&|by) $/;
const EVERYBODY = phrase('for (?:everyone|everybody|all of us|us all|us|(?:the )?(?:whole )?family|all)');
const ME = phrase('(?:for|with) me|me:');
/** Words that occur only with the month May. */
const MONTH_THING = /^ (?:half[ -]?term|bank holiday|day bank)/;
const AND = /\s?(?:, and |, ?|and |& ?|\+ ?|\/ ?)/uy;
const DAY_AFTER = /^[ ]\d{1,2}(?:st|nd|rd|th)?(?![\p{L}\d:.])(?! ?(?:[ap]m|-))/u;
const MONTH_AFTER_DAY = new RegExp(`^[ ]\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})`, 'u');
const DAY_BEFORE = /\d(?:st|nd|rd|th)?(?: of)? ?$/;
const BEFORE_A_MONTH =
  /(?:^|\s)(?:in|until|till|til|by|early|late|mid|last|next|this|of|end|start|from|to|during|every|before|after|since) $/;

interface Name {
  folded: string;
  ids: string[];
}

/** Every name of the family in folded text, longest first. A shared name lists all its members. */
function namesOf(members: readonly QuickAddMember[]): Name[] {
  const names = new Map<string, { ids: string[]; isDisplayName: boolean }>();
  const add = (name: string | null | undefined, id: string, isDisplayName: boolean): void => {
    const folded = fold((name ?? '').trim());
    if (folded === '' || /^\d+$/.test(folded)) return;
    const known = names.get(folded);
    if (!known || (isDisplayName && !known.isDisplayName)) names.set(folded, { ids: [id], isDisplayName });
    else if (known.isDisplayName === isDisplayName && !known.ids.includes(id)) known.ids.push(id);
  };
  for (const member of members) {
    add(member.displayName, member.id, true);
    add(member.firstName, member.id, false);
    add(fullName(member), member.id, false);
  }
  return [...names].map(([folded, { ids }]) => ({ folded, ids })).sort((a, b) => b.folded.length - a.folded.length);
}

/** All people named in the text, in order. Only the family's members are matched. */
export function readPeople(
  raw: string,
  text: string,
  members: readonly QuickAddMember[],
  me: string | null | undefined,
): PeopleMention[] {
  const names = namesOf(members);
  const mentions: PeopleMention[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!isWordStart(text, at)) continue;
    const mention = claimAt({ raw, text, names, me }, at);
    if (!mention) continue;
    mentions.push(mention);
    at = mention.end - 1;
  }
  return mentions;
}

interface Names {
  raw: string;
  text: string;
  names: readonly Name[];
  me: string | null | undefined;
}

function claimAt(source: Names, at: number): PeopleMention | null {
  const { text, me } = source;
  const everybody = matchAt(EVERYBODY, text, at);
  if (everybody) return mention(at, at + everybody[0].length, [], { isEverybody: true });
  const mine = me ? matchAt(ME, text, at) : null;
  if (mine && me) return mention(at, at + mine[0].length, [me], {});
  const marker = matchAt(MARKER, text, at);
  const marked = marker && listAt(source, at + marker[0].length, true);
  if (marker && marked) {
    const isOwner = text.startsWith("'", marked.end);
    return { ...mention(at, marked.end, marked.ids, { inTitle: isOwner }), unclear: marked.unclear };
  }
  const along = matchAt(TOGETHER, text, at);
  const others = along && listAt(source, at + along[0].length, true);
  if (along && others) {
    const isOwner = text.startsWith("'", others.end);
    return { ...mention(at, others.end, others.ids, { inTitle: isOwner }), unclear: others.unclear };
  }
  const list = listAt(source, at, WITH.test(text.slice(Math.max(0, at - 6), at)));
  if (!list) return null;
  const label = /^ ?:|^ - /u.exec(text.slice(list.end, list.end + 3))?.[0];
  const isLabel = label !== undefined && text.slice(0, at).trim() === '';
  return {
    ...mention(at, list.end + (isLabel ? label.length : 0), list.ids, { inTitle: !isLabel }),
    unclear: list.unclear,
  };
}

const mention = (
  start: number,
  end: number,
  ids: string[],
  { isEverybody = false, inTitle = false },
): PeopleMention => ({
  start,
  end,
  ids,
  isEverybody,
  inTitle,
});

/** "Sam", "Sam and Mia", "Sam, Mia & Leo". */
function listAt(source: Names, at: number, isMarked: boolean): { end: number; ids: string[]; unclear?: string } | null {
  const first = nameAt(source, at, isMarked);
  if (!first) return null;
  let { end } = first;
  const found = [first];
  for (;;) {
    const and = matchAt(AND, source.text, end);
    const next = and && nameAt(source, end + and[0].length, isMarked);
    if (!next) break;
    found.push(next);
    end = next.end;
  }
  const unclear = found.find(({ ids }) => ids.length > 1);
  return {
    end,
    ids: [...new Set(found.flatMap(({ ids }) => (ids.length === 1 ? ids : [])))],
    ...(unclear && { unclear: source.raw.slice(at, unclear.end) }),
  };
}

function nameAt({ raw, text, names }: Names, at: number, isMarked: boolean): { end: number; ids: string[] } | null {
  for (const { folded, ids } of names) {
    const end = at + folded.length;
    if (!text.startsWith(folded, at)) continue;
    // "mias dentist": at the start of a line only; elsewhere it is as often a surname
    const owner = at === 0 && matchAt(OWNER_S, text, end) && !ALSO_WORDS.has(folded);
    if (owner && names.every((other) => other.folded !== `${folded}s`)) return { end: end + 1, ids };
    if (/[\p{L}\p{N}]/u.test(text.charAt(end))) continue;
    if (matchAt(MONTH_NAME, text, at) && folded.length <= 9 && isMonthHere(text, at, end, isMarked)) continue;
    if (ALSO_WORDS.has(folded) && !isMarked && !/\p{Lu}/u.test(raw.charAt(at))) continue;
    return { end, ids };
  }
  return null;
}

/** Whether May is the month: next to a day, or after "in". "For May 5 May" is for May. */
function isMonthHere(text: string, at: number, end: number, isMarked: boolean): boolean {
  const after = text.slice(end);
  if (MONTH_AFTER_DAY.test(after)) return false;
  if (text.startsWith("'s", end)) return false;
  if (MONTH_THING.test(after)) return true;
  if (DAY_AFTER.test(after) || DAY_BEFORE.test(text.slice(0, at))) return true;
  return !isMarked && BEFORE_A_MONTH.test(text.slice(0, at));
}

/** The text with people masked for the other readers. */
export function maskPeople(text: string, mentions: readonly PeopleMention[]): string {
  let masked = text;
  for (const { start, end } of mentions) masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end);
  return masked;
}
