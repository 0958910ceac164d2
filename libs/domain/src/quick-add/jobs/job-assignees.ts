import { MASK, matchAt } from '../parser-input';
import type { PeopleMention } from '../people';

/** A named person, and whether they are the assignee or only mentioned. */
export interface Assignment extends PeopleMention {
  isAssigned: boolean;
}

/** "ask Sam to tidy up": the words before the name are part of the phrase. */
const ASK = /(?:^|\s)(?:please )?(?:ask|tell|remind|get|have|let) $/;
/** "Sam to empty the bin", "Sam should …". */
const TO_DO = / (?:to|should|must|has to|have to|needs? to|can|could|will|please)(?= \p{L})/uy;
const WITH = /^(?:together )?with /;
const BY = /(?:^|\s)(?:done )?by $/;
/** Verbs whose "for Sam" names the beneficiary, not the assignee. */
const GIFT =
  /(?:^|\s)(?:presents?|gifts?|cards?|cake|flowers|costume|outfit|book|books|shoes|uniform|tickets?|appointment|bed|lunch|dinner|tea|party|surprise|birthday|stocking|passport|dentist|doctor|haircut) $/;
/** Verbs that turn a leading name into a statement about the person. */
const ABOUT_THEM =
  /^ (?:is|are|was|were|has|have|had|and|or|vs|with|at|in|on|it|you|we|they|he|she|there|this|that|birthday|bday|party)(?!\p{L})/u;
/** A verb, or a recognised phrase. */
const STARTS_THE_JOB = new RegExp(`^ ?(?: [\\p{L}\\p{N}]|${MASK})`, 'u');
/** A delimiter or a recognised phrase right before. */
const ENDS_BEFORE = new RegExp(`[,;:(${MASK}-]\\s*$`, 'u');
const ENDS_AFTER = new RegExp(`^\\s*(?:$|[,;.!?)${MASK}-])`, 'u');

/**
 * Who is to do a job: marked ("for Sam", "@Sam", "Sam:", "by Sam"), leading ("Ned empty dishwasher"), asked ("ask Sam
 * to …"), or trailing ("dishwasher Saturday, Ned"). Others are only mentioned: "call Sam" is unassigned.
 *
 * @param text folded, with all recognised parts except people masked
 */
export function assignments(mentions: readonly PeopleMention[], text: string): Assignment[] {
  return mentions.map((mention) => assignmentOf(mention, mentions, text));
}

function assignmentOf(mention: PeopleMention, mentions: readonly PeopleMention[], text: string): Assignment {
  // In "May Will bins", Will is the member and not the verb.
  const unlessNamed = (found: RegExpExecArray | null): RegExpExecArray | null =>
    found && mentions.some(({ start, end }) => start < found.index + found[0].length && end > found.index)
      ? null
      : found;
  const before = text.slice(0, mention.start);
  const after = text.slice(mention.end);
  const mentioned = { ...mention, inTitle: true, isAssigned: false };
  const assigned = { ...mention, inTitle: false, isAssigned: true };
  if (mention.isEverybody) return assigned;
  if (after.startsWith("'")) return mentioned;
  if (WITH.test(text.slice(mention.start))) return mentioned;
  if (!mention.inTitle) return text.startsWith('for ', mention.start) && GIFT.test(before) ? mentioned : assigned;
  const asked = unlessNamed(ASK.exec(before));
  const toDo = unlessNamed(matchAt(TO_DO, text, mention.end));
  if (asked && toDo) {
    const start = asked.index + (/^\s/.test(asked[0]) ? 1 : 0);
    return { ...assigned, start, end: mention.end + toDo[0].length };
  }
  const by = unlessNamed(BY.exec(before));
  if (by) return { ...assigned, start: by.index + (/^\s/.test(by[0]) ? 1 : 0) };
  if (before.replaceAll(MASK, '').trim() === '') {
    if (toDo) return { ...assigned, end: mention.end + toDo[0].length };
    if (STARTS_THE_JOB.test(after) && !ABOUT_THEM.test(after)) return assigned;
  }
  return ENDS_BEFORE.test(before) && ENDS_AFTER.test(after) && before.trim() !== '' ? assigned : mentioned;
}
