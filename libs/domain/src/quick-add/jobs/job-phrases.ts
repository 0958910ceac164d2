import { JOB_LIMITS } from '../../jobs/job';
import type { RotationMode } from '../../jobs/rotation';
import { MAX_INTERVAL, type RecurringType } from '../../time/recurrence';
import { isWordStart, MASK, matchAt, phrase } from '../parser-input';
import { COUNT, countOf } from '../vocabulary';

/** Phrases that apply to jobs but not to events. */
export type JobPhrase = { start: number; end: number } & (
  | { kind: 'turns'; mode: RotationMode }
  | { kind: 'points'; points: number }
  | { kind: 'approval' }
  /** `rule` when the phrase gives the interval; otherwise it refers to an adjacent repeat. */
  | { kind: 'afterDone'; rule: { type: RecurringType; interval: number } | null }
  /** "remind me to" */
  | { kind: 'me' }
);

const BETWEEN = '(?: (?:between|among|amongst|with|for|to|at))?';
const IN_TURN = phrase(
  `(?:(?:in|by) turns?|turn by turn|(?:to |they |and )?tak(?:e|es|ing) (?:it in )?turns?|alternating|alternately|(?:in|on|by)(?: a)? (?:rotation|rota))${BETWEEN}`,
);
const LEAST_DONE = phrase(
  `(?:by |for |to )?who(?:ever)?(?:'s| has| have)? (?:done|did|does) (?:it )?(?:the )?least(?: often)?|(?:by )?least (?:done|often)${BETWEEN}`,
);
const POINTS = phrase('(?:for |worth )?(\\d{1,5}) ?(?:points?|pts)');
const APPROVAL = phrase(
  "(?:it )?(?:needs|needing|with|requires|after) (?:a parent's |parental |mum's |dad's )?approval|to be approved",
);
const DONE =
  "(?:completion|(?:it(?:'s|'s been| is| was| has been)? )?(?:last )?(?:done|completed|finished)|(?:the )?last time)";
const AFTER_DONE = phrase(
  `(?:again )?(?:(?:every|each) )?(?:(?:(other|${COUNT}) )?(days?|weeks?|fortnights?|months?|years?) )?(?:after|from|since|counted from) ${DONE}`,
);
const REMIND_ME = phrase('(?:please )?remind me (?:to|about)');

const UNITS: Record<string, [RecurringType, number]> = {
  day: ['daily', 1],
  week: ['weekly', 1],
  fortnight: ['weekly', 2],
  month: ['monthly', 1],
  year: ['yearly', 1],
};

/** All such phrases of a folded text, in order, without overlap. */
export function readJobPhrases(text: string): JobPhrase[] {
  const found: JobPhrase[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const phrase = isWordStart(text, at) ? phraseAt(text, at) : null;
    if (!phrase) continue;
    found.push(phrase);
    at = phrase.end - 1;
  }
  return found;
}

function phraseAt(text: string, start: number): JobPhrase | null {
  const length = (match: RegExpExecArray): { start: number; end: number } => ({ start, end: start + match[0].length });
  const turn = matchAt(IN_TURN, text, start);
  if (turn) return { kind: 'turns', mode: 'turn', ...length(turn) };
  const least = matchAt(LEAST_DONE, text, start);
  if (least) return { kind: 'turns', mode: 'leastDone', ...length(least) };
  const points = matchAt(POINTS, text, start);
  if (points && Number(points[1]) <= JOB_LIMITS.points)
    return { kind: 'points', points: Number(points[1]), ...length(points) };
  const approval = matchAt(APPROVAL, text, start);
  if (approval) return { kind: 'approval', ...length(approval) };
  const remind = text.slice(0, start).trim() === '' ? matchAt(REMIND_ME, text, start) : null;
  if (remind) return { kind: 'me', ...length(remind) };
  const done = matchAt(AFTER_DONE, text, start);
  return done && { kind: 'afterDone', rule: ruleOf(done[1], done[2]), ...length(done) };
}

function ruleOf(count: string | undefined, unit: string | undefined) {
  const known = UNITS[(unit ?? '').replace(/s$/, '')];
  if (!known) return null;
  const [type, weeks] = known;
  const times = count === 'other' ? 2 : count ? countOf(count) : 1;
  return { type, interval: Math.max(1, Math.min(MAX_INTERVAL, times * weeks)) };
}

/** The text with the phrases masked for the other readers. */
export function maskRanges(text: string, ranges: readonly { start: number; end: number }[]): string {
  let masked = text;
  for (const { start, end } of ranges) masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end);
  return masked;
}
