import { cleanLine, formatTime, isCalendarDate, isLocalTime } from '@homefold/domain';
import { t } from '../../messages/pickers';
import { dayLabel } from '../time/day-labels';
import type { DayContext } from '../time/day-labels';
import type { VersionLine } from './versions-panel';

/** A nullable column of a record that a form edits as text: '' in the form is null in the record. */
export interface OptionalField<Value extends string | number = string | number> {
  label: string;
  /** `OptionalTexts` renders the texts; other kinds of fields are placed by the form. */
  kind: 'line' | 'text' | 'choice' | 'date' | 'time' | 'count';
  /** The column's value for what was typed. */
  parse: (typed: string) => Value | null;
  /** The value as the comparison of two versions shows it. */
  describe: (typed: string, context: DayContext) => string;
}

/** The declared columns of a record, by their names in GraphQL. */
export type OptionalFields = Readonly<Record<string, OptionalField>>;

/** The form's value of each column. */
export type TypedValues<Fields extends OptionalFields> = { [Name in keyof Fields]: string };

/** The record's value of each column. */
export type StoredValues<Fields extends OptionalFields> = { [Name in keyof Fields]: ReturnType<Fields[Name]['parse']> };

const field =
  <Value extends string | number>(
    kind: OptionalField['kind'],
    parse: (typed: string) => Value | null,
    describe: OptionalField['describe'] = (typed) => typed.trim(),
  ) =>
  (label: string): OptionalField<Value> => ({ label, kind, parse, describe });

/** A text of several lines. */
export const textField = field('text', (typed) => typed.trim() || null);
/** A text of one line. */
export const lineField = field('line', (typed) => cleanLine(typed) || null);
/** One of the values that the form offers. */
export const choiceField = field('choice', (typed) => typed || null);
export const dateField = field(
  'date',
  (typed) => typed || null,
  (typed, context) => (isCalendarDate(typed) ? dayLabel(typed, context) : ''),
);
export const timeField = field(
  'time',
  (typed) => typed || null,
  (typed, { locale }) => (typed ? formatTime(typed, locale) : ''),
);
/** A count; 0 is shown like none. */
export const countField = field('count', (typed) => (typed.trim() === '' ? null : Number(typed)));

/** One entry for each field. */
const mapped = <Fields extends OptionalFields, Value>(
  fields: Fields,
  value: (name: keyof Fields & string, field: OptionalField) => Value,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, value(name, one)])) as Record<
    keyof Fields,
    Value
  >;

/** The form's values of a row; all blank without one. */
export const typedValues = <Fields extends OptionalFields>(
  fields: Fields,
  row: StoredValues<Fields> | null,
): TypedValues<Fields> => mapped(fields, (name) => (row?.[name] ? String(row[name]) : ''));

/** The form's input: every column, null if it is blank. */
export const parsedValues = <Fields extends OptionalFields>(
  fields: Fields,
  typed: TypedValues<Fields>,
): StoredValues<Fields> => mapped(fields, (name, { parse }) => parse(typed[name])) as StoredValues<Fields>;

/** The typed dates and times that cannot be parsed. */
export const typedProblems = <Fields extends OptionalFields>(
  fields: Fields,
  typed: TypedValues<Fields>,
): { field: keyof Fields & string; message: string }[] =>
  Object.entries(fields).flatMap(([field, { kind }]) => {
    const value = typed[field] ?? '';
    if (value === '') return [];
    if (kind === 'date' && !isCalendarDate(value)) return [{ field, message: t.pickers.notADate }];
    if (kind === 'time' && !isLocalTime(value)) return [{ field, message: t.pickers.notATime }];
    return [];
  });

/**
 * The columns of an optimistic row.
 * @param input what is sent; a missing column keeps its value
 * @param before the row before the change; null for a new one
 */
export const optimisticValues = <Fields extends OptionalFields>(
  fields: Fields,
  input: { readonly [Name in keyof Fields]?: StoredValues<Fields>[Name] | undefined },
  before: StoredValues<Fields> | null,
): StoredValues<Fields> =>
  mapped(fields, (name) =>
    input[name] === undefined ? (before?.[name] ?? null) : input[name],
  ) as StoredValues<Fields>;

/** The columns as lines of a version, by name. */
export const versionLines = <Fields extends OptionalFields>(
  fields: Fields,
  typed: TypedValues<Fields>,
  context: DayContext,
): Record<keyof Fields, VersionLine> =>
  mapped(fields, (name, { label, describe }) => [label, describe(typed[name], context)] as const);
