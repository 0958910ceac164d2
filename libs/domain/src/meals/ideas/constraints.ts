import type { FieldProblem } from '../../calendar/calendar-event';
import { DIFFICULTIES } from '../../recipes/recipe';
import { cleanText, isLongerThan, tooLong } from '../../text';
import { CUISINES, IDEA_DIETS, IDEA_LIMITS, IDEA_SERVINGS, IDEA_TIMES, type IdeaConstraints } from './idea';

/** The documented constraints, unvalidated. Missing, null and empty mean any. */
export interface IdeaConstraintsDraft {
  cuisine?: unknown;
  dietary?: unknown;
  timeConstraint?: unknown;
  servings?: unknown;
  difficulty?: unknown;
  contextNotes?: unknown;
}

export type IdeaConstraintsField = keyof IdeaConstraintsDraft;

/** The constraints, and all of their problems, at most one per field; a field with a problem holds its default. */
export function readIdeaConstraints(draft: IdeaConstraintsDraft): {
  constraints: IdeaConstraints;
  problems: FieldProblem<IdeaConstraintsField>[];
} {
  const cuisine = oneOf(CUISINES, draft.cuisine);
  const dietary = oneOf(IDEA_DIETS, draft.dietary);
  const time = oneOf(IDEA_TIMES, draft.timeConstraint);
  const difficulty = oneOf(['any', ...DIFFICULTIES] as const, draft.difficulty);
  const servings = servingsOf(draft.servings);
  const notes = textOf(draft.contextNotes);
  const isTooLong = notes !== undefined && isLongerThan(notes, IDEA_LIMITS.notes);
  const checks: [IdeaConstraintsField, string | null][] = [
    ['cuisine', cuisine ? null : `Cuisine must be one of ${CUISINES.join(', ')}`],
    ['dietary', dietary ? null : `Dietary must be one of ${IDEA_DIETS.join(', ')}`],
    ['timeConstraint', time ? null : `Time must be one of ${IDEA_TIMES.join(', ')}`],
    ['servings', servings ? null : `Servings must be a whole number from 1 to ${IDEA_SERVINGS.max}`],
    ['difficulty', difficulty ? null : 'Difficulty must be any, easy, medium or hard'],
    [
      'contextNotes',
      notes === undefined ? 'Notes must be text' : isTooLong ? tooLong('Notes', IDEA_LIMITS.notes) : null,
    ],
  ];
  return {
    constraints: {
      cuisine: cuisine ?? 'any',
      dietary: dietary ?? 'any',
      time: time ?? 'any',
      servings: servings ?? IDEA_SERVINGS.default,
      difficulty: difficulty ?? 'any',
      notes: isTooLong ? '' : (notes ?? ''),
    },
    problems: checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }])),
  };
}

/** Undefined for an unknown value. "Gluten Free" and "gluten_free" are "gluten-free". */
function oneOf<T extends string>(values: readonly T[], value: unknown): T | 'any' | undefined {
  if (value === null || value === undefined) return 'any';
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const word = value
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return word === '' ? 'any' : values.find((each) => each === word);
}

function servingsOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return IDEA_SERVINGS.default;
  const servings = typeof value === 'string' && /^ ?\d{1,4} ?$/.test(value) ? Number(value) : value;
  return Number.isInteger(servings) && (servings as number) >= 1 && (servings as number) <= IDEA_SERVINGS.max
    ? (servings as number)
    : undefined;
}

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined ? '' : typeof value === 'string' ? cleanText(value) : undefined;
