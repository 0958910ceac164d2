import { MASK, matchAt } from './reading';
import type { PeopleClaim } from './people';

/** Somebody named, and whether the job is theirs or they are only spoken of. */
export interface Assignment extends PeopleClaim {
  isAssigned: boolean;
}

/** "ask Sam to tidy up": the words before the name go with it. */
const ASK = /(?:^|\s)(?:please )?(?:ask|tell|remind|get|have|let) $/;
/** "Sam to empty the bin", "Sam should …". */
const TO_DO = / (?:to|should|must|has to|have to|needs? to|can|could|will|please)(?= \p{L})/uy;
const BY = /(?:^|\s)(?:done )?by $/;
/** What is for somebody and still to be done by somebody else. */
const GIFT =
  /(?:^|\s)(?:presents?|gifts?|cards?|cake|flowers|costume|outfit|book|books|shoes|uniform|tickets?|appointment|bed|lunch|dinner|tea|party|surprise|birthday|stocking|passport|dentist|doctor|haircut) $/;
/** After a name at the start these make a sentence about somebody. */
const ABOUT_THEM =
  /^ (?:is|are|was|were|has|have|had|and|or|vs|with|at|in|on|it|you|we|they|he|she|there|this|that|birthday|bday|party)(?!\p{L})/u;
/** What is to be done, or something understood. */
const STARTS_THE_JOB = new RegExp(`^ ?(?: [\\p{L}\\p{N}]|${MASK})`, 'u');
/** A mark or something understood right before. */
const ENDS_BEFORE = new RegExp(`[,;:(${MASK}-]\\s*$`, 'u');
const ENDS_AFTER = new RegExp(`^\\s*(?:$|[,;.!?)${MASK}-])`, 'u');

/**
 * Who is to do a job: marked ("for Sam", "@Sam", "Sam:", "by Sam"), at the start before what is to be done ("Ned empty
 * dishwasher"), asked ("ask Sam to …"), or set apart at the end ("dishwasher Saturday, Ned"). Everybody else is spoken of:
 * "call Sam" is nobody's in particular.
 *
 * @param text folded, with everything understood hidden but the people
 */
export function assignments(claims: readonly PeopleClaim[], text: string): Assignment[] {
  return claims.map((claim) => assignmentOf(claim, claims, text));
}

function assignmentOf(claim: PeopleClaim, claims: readonly PeopleClaim[], text: string): Assignment {
  // In "May Will bins", Will is the member and not the verb.
  const unlessNamed = (found: RegExpExecArray | null): RegExpExecArray | null =>
    found && claims.some(({ start, end }) => start < found.index + found[0].length && end > found.index) ? null : found;
  const before = text.slice(0, claim.start);
  const after = text.slice(claim.end);
  const mentioned = { ...claim, inTitle: true, isAssigned: false };
  const assigned = { ...claim, inTitle: false, isAssigned: true };
  if (claim.isEverybody) return assigned;
  if (after.startsWith("'")) return mentioned;
  if (!claim.inTitle) return text.startsWith('for ', claim.start) && GIFT.test(before) ? mentioned : assigned;
  const asked = unlessNamed(ASK.exec(before));
  const toDo = unlessNamed(matchAt(TO_DO, text, claim.end));
  if (asked && toDo) {
    const start = asked.index + (/^\s/.test(asked[0]) ? 1 : 0);
    return { ...assigned, start, end: claim.end + toDo[0].length };
  }
  const by = unlessNamed(BY.exec(before));
  if (by) return { ...assigned, start: by.index + (/^\s/.test(by[0]) ? 1 : 0) };
  if (before.replaceAll(MASK, '').trim() === '') {
    if (toDo) return { ...assigned, end: claim.end + toDo[0].length };
    if (STARTS_THE_JOB.test(after) && !ABOUT_THEM.test(after)) return assigned;
  }
  return ENDS_BEFORE.test(before) && ENDS_AFTER.test(after) && before.trim() !== '' ? assigned : mentioned;
}
