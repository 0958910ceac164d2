import { durationsIn, type FoundDuration } from './durations';

/** Longer waits belong in the calendar, not in a kitchen timer. */
const MAX_TIMER_SECONDS = 24 * 3_600;

/** "every 10 minutes", "within 2 hours", "the last 5 minutes": not a wait that starts here. */
const NO_WAIT_BEFORE =
  /(?:\bevery|\bwithin|\bof the last|\bfor the last|\bin the last|\bin advance|\bkeeps? for(?: up to)?) $/i;
/** "20 minutes per 500 g" depends on the weight, "30 minutes before serving" on the clock. */
const NO_WAIT_AFTER = /^ (?:per\b|a (?:kg|pound|lb|side of)\b|before\b|ahead\b|in advance\b|ago\b|earlier\b|old\b)/i;

/** The timers that a step offers, with their positions in the text. "Overnight" and "until golden" offer none. */
export const stepTimers = (text: string): FoundDuration[] =>
  durationsIn(text).filter(
    ({ start, end, seconds, secondsTo }) =>
      (secondsTo ?? seconds) <= MAX_TIMER_SECONDS &&
      !NO_WAIT_BEFORE.test(text.slice(Math.max(0, start - 30), start)) &&
      !NO_WAIT_AFTER.test(text.slice(end, end + 30)),
  );
