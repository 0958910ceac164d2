import type { FieldProblem } from '../calendar/calendar-event';
import { cleanLine, cleanText, isLongerThan, tooLong } from '../text';
import { parsedJson } from './ingredients/read-ingredients';
import { COOKING_VERBS } from './cooking/verbs';

/** A step of the instructions, as it is stored and shown. */
export interface RecipeStep {
  text: string;
  /** The heading it belongs to; null without one. */
  section: string | null;
}

export const INSTRUCTION_LIMITS = { steps: 200, step: 5_000, total: 50_000, section: 100 } as const;

export interface InstructionsRead {
  steps: RecipeStep[];
  problems: FieldProblem<'instructions'>[];
}

/**
 * Parses instructions in every accepted shape: a list of texts or of `{ text, section }`, the same as a JSON string, or
 * one text whose steps are lines, numbers ("1. … 2. …"), or short clauses between commas. A long paragraph is split
 * into one step per sentence, since a page of text is hard to cook from.
 */
export function readInstructions(value: unknown): InstructionsRead {
  const rows = rowsOf(value);
  if (rows === null) return refused('Instructions must be a text or a list of steps');
  if (rows.length > INSTRUCTION_LIMITS.steps * 5) return refused(TOO_MANY);
  const steps: RecipeStep[] = [];
  let total = 0;
  let section: string | null = null;
  for (const row of rows) {
    const { text, own } = fieldsOf(row);
    if (text === null) return refused('Every step needs a text');
    if ((total += text.length) > INSTRUCTION_LIMITS.total) return refused(TOO_LONG);
    const clean = withoutNumber(cleanText(text));
    if (clean === '') continue;
    if (own !== null && isLongerThan(own, INSTRUCTION_LIMITS.section)) return refused(LONG_HEADING);
    const heading = own === null && rows.length > 1 ? stepHeading(clean) : null;
    if (heading === null) steps.push({ text: clean, section: own ?? section });
    else section = heading;
  }
  if (steps.some(({ text }) => isLongerThan(text, INSTRUCTION_LIMITS.step))) {
    return refused(tooLong('A step', INSTRUCTION_LIMITS.step));
  }
  return steps.length > INSTRUCTION_LIMITS.steps ? refused(TOO_MANY) : { steps, problems: [] };
}

const TOO_MANY = `A recipe has at most ${INSTRUCTION_LIMITS.steps} steps`;
const TOO_LONG = tooLong('Instructions', INSTRUCTION_LIMITS.total);
const LONG_HEADING = tooLong('A heading', INSTRUCTION_LIMITS.section);
const refused = (message: string): InstructionsRead => ({ steps: [], problems: [{ field: 'instructions', message }] });

function rowsOf(value: unknown): readonly unknown[] | null {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.length === 1 && typeof value[0] === 'string' ? rowsOf(value[0]) : value;
  if (typeof value === 'object') return [value];
  if (typeof value !== 'string') return null;
  if (value.length > INSTRUCTION_LIMITS.total) return [value];
  const parsed = /^\s*[[{]/.test(value) ? parsedJson(value) : undefined;
  return parsed !== null && typeof parsed === 'object' ? rowsOf(parsed) : stepsOfText(value);
}

function fieldsOf(row: unknown): { text: string | null; own: string | null } {
  if (typeof row === 'string') return { text: row, own: null };
  if (typeof row !== 'object' || row === null) return { text: null, own: null };
  const { text, instruction, step, description, name, section } = row as Record<string, unknown>;
  const found = [text, instruction, step, description, name].find((each) => typeof each === 'string');
  const own = typeof section === 'string' ? cleanLine(section.slice(0, 1_000)) : '';
  return { text: typeof found === 'string' ? found : null, own: own || null };
}

/** The steps of one text: its lines if there are several, otherwise split by other separators. */
export function stepsOfText(text: string): string[] {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [only] = lines;
  if (only === undefined || lines.length > 1) return lines;
  return numbered(only) ?? clauses(only) ?? sentences(only);
}

/** "1. Boil the pasta. 2. Drain it.": only if the numbers count up from one. */
function numbered(line: string): string[] | null {
  const starts: number[] = [];
  const marks = /(?:^|\s)(?:step ?)?(\d{1,2})(?:[.):]|(?<=step ?\d{1,2}))\s+(?=\S)/giu;
  for (let mark = marks.exec(line); mark; mark = marks.exec(line)) {
    if (Number(mark[1]) === starts.length + 1) starts.push(mark.index);
  }
  if (starts.length < 2 || starts[0] !== 0) return null;
  return starts.map((start, at) => line.slice(start, starts[at + 1]).trim());
}

/**
 * "Boil the pasta,Drain it" and "Boil the pasta, drain, add the sauce": each part begins with a capital or a cooking
 * verb. "Mix flour, sugar and eggs" is one step.
 */
function clauses(line: string): string[] | null {
  if (/[.!?;:]\s/.test(line)) return null;
  const parts = line
    .replace(/[.!]$/, '')
    .split(/,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isStep = (part: string): boolean => {
    const [first = ''] = part.replace(/^(?:and then|and|then) /i, '').split(/[\s-]/);
    return COOKING_VERBS.has(first.toLowerCase());
  };
  const areSteps = parts.length > 1 && (parts.every((part) => /^\p{Lu}/u.test(part)) || parts.every(isStep));
  return areSteps ? parts.map((part) => part.replace(/^(?:and then|and|then) /i, '')) : null;
}

/** Too long to read at a glance while cooking. */
const LONG_PARAGRAPH = 280;

function sentences(line: string): string[] {
  if (line.length <= LONG_PARAGRAPH) return [line];
  return line.split(/(?<=[.!?]\)?)\s+(?=[\p{Lu}\d])/u).reduce<string[]>((steps, sentence) => {
    const last = steps.at(-1);
    // "Bake for 5 min. 200 °C is enough": an abbreviation does not end a sentence
    if (last !== undefined && /\b(?:min|mins|hr|hrs|approx|tbsp|tsp|oz|lb|ca|no)\.$/i.test(last)) {
      steps[steps.length - 1] = `${last} ${sentence}`;
    } else steps.push(sentence);
    return steps;
  }, []);
}

/** "1.", "Step 2:", "•" before a step: the list adds its own numbers. */
const withoutNumber = (text: string): string =>
  text.replace(/^(?:step ?\d{1,3}\s*[.:)–-]?\s+|\d{1,2}[.)]\s+(?=\p{L})|[-–—*•▢□]\s+)/iu, '').trim();

/** "For the sauce:" or "SAUCE:" alone on its line. */
function stepHeading(text: string): string | null {
  if (text.length > INSTRUCTION_LIMITS.section || text.includes('\n')) return null;
  return /^[^.!?;]{2,}:[*_]{0,2}$/.test(text) || /^(?:#{1,4} )[^.!?;]{2,}$/.test(text)
    ? text.replace(/^#+ |^[*_]+|[\s:*_]+$/g, '')
    : null;
}
