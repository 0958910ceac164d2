import { isSameName } from '../people/members';
import { isLongerThan } from '../text';
import { FORUM_LIMITS } from './post';

/** The input of a poll, cleaned; blank is null. */
export interface PollContent {
  /** null: the post is the question. */
  question: string | null;
  options: readonly (string | null)[];
  /** When it ends; null: when it is ended manually. */
  closesAt: Date | null;
}

export interface PollProblem {
  /** `question`, `options`, `options.<index>` or `closesAt`. */
  field: string;
  message: string;
}

/** The first error of a poll, in the order of its form; null if it is valid. */
export function pollProblem({ question, options, closesAt }: PollContent, now: Date): PollProblem | null {
  const { pollQuestion, pollOption, pollOptions } = FORUM_LIMITS;
  if (question !== null && isLongerThan(question, pollQuestion))
    return { field: 'question', message: `Use up to ${pollQuestion} characters.` };
  if (options.length < pollOptions.min || options.length > pollOptions.max)
    return { field: 'options', message: `A poll must have ${pollOptions.min} to ${pollOptions.max} answers.` };
  for (const [index, option] of options.entries()) {
    if (option === null || isLongerThan(option, pollOption))
      return { field: `options.${index}`, message: `An answer must have 1 to ${pollOption} characters.` };
    if (options.slice(0, index).some((other) => other !== null && isSameName(other, option)))
      return { field: `options.${index}`, message: `“${option}” is listed twice.` };
  }
  if (closesAt && closesAt <= now) return { field: 'closesAt', message: 'A poll must end in the future.' };
  return null;
}

/** A poll is closed from the instant of its end on. */
export const isPollClosed = ({ closesAt }: Pick<PollContent, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && closesAt <= now;

export interface VoteProblem {
  kind: 'closed' | 'unknown' | 'one';
  message: string;
}

/** Message why a vote is not counted; null if it is. An empty vote withdraws an earlier one. */
export function voteProblem(
  poll: { closesAt: Date | null; isMultiple: boolean; options: readonly { id: string }[] },
  chosen: readonly string[],
  now: Date,
): VoteProblem | null {
  if (isPollClosed(poll, now)) return { kind: 'closed', message: 'This poll has ended, so your vote was not counted.' };
  if (chosen.some((id) => !poll.options.some((option) => option.id === id)))
    return { kind: 'unknown', message: 'This poll has no such answer.' };
  if (!poll.isMultiple && new Set(chosen).size > 1) return { kind: 'one', message: 'Choose one answer.' };
  return null;
}

export interface OptionTally {
  /** Percentage of the voters, 0 to 100. */
  percent: number;
  /** Whether no option has more votes; several options can be tied. */
  isAhead: boolean;
}

/** The results of a poll's options, in order. @param voterCount people, however many options each chose */
export function pollTally(options: readonly { votes: number }[], voterCount: number): OptionTally[] {
  const most = Math.max(...options.map(({ votes }) => votes), 0);
  return options.map(({ votes }) => ({
    percent: voterCount === 0 ? 0 : Math.round((votes / voterCount) * 100),
    isAhead: votes > 0 && votes === most,
  }));
}
