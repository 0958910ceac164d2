import { MASK, matchAt, wordBefore } from '../parser-input';
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
/** Words that take a name as their object. */
const LEADS_TO_A_NAME =
  /^(?:call|ring|phone|text|email|message|ask|tell|visit|collect|fetch|drop|drive|take|bring|help|meet|see|thank|pay|remind|invite|feed|bath|bathe|dress|wake|kiss|hug|join|show|give|send|get|buy|write|watch|find|teach|love|like|up|off|out|for|with|to|from|about|and|or|at|by|of|in|on|after|before|near|than|as|the|a|an|our|my|your|his|her|their|dear|aunt|auntie|uncle|mr|mrs|ms|dr|st|baby|little|big|is|are|was|let|make|have|contact|check|walk|pick|organise|organize|register|enrol|book|sign)$/u;
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
  if (!ENDS_AFTER.test(after) || before.trim() === '') return mentioned;
  return ENDS_BEFORE.test(before) || isBareName(before, mentions) ? assigned : mentioned;
}

/** "Homework Leo Friday", "empty the bins Leo": a trailing name that is not an object. "Call Leo" is about Leo. */
function isBareName(before: string, mentions: readonly PeopleMention[]): boolean {
  const word = wordBefore(before, before.length);
  if (mentions.length > 1 || word === '' || !before.endsWith(' ')) return false;
  return !LEADS_TO_A_NAME.test(word) && !GIFT.test(before);
}
