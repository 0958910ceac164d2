import { isCalendarDate, isLocalTime, type CalendarDate, type LocalTime } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { invalid } from '../errors';

/** How a value of a position is written into a cursor, and read back; undefined for an invalid text. */
export interface CursorPart<Value> {
  write(value: Value): string;
  read(text: string): Value | undefined;
}

const textPart = <Text extends string>(isOne: (text: string) => boolean): CursorPart<Text> => ({
  write: (text) => text,
  read: (text) => (isOne(text) ? (text as Text) : undefined),
});

export const uuidPart = textPart<string>((text) => isUUID(text));
export const datePart = textPart<CalendarDate>(isCalendarDate);
export const timePart = textPart<LocalTime>(isLocalTime);
/** A text that the domain validates. It may contain the separator only as the last part. */
export const wordPart = textPart;

/** As PostgreSQL's `integer`. */
export const integerPart: CursorPart<number> = {
  write: String,
  read: (text) => (/^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= 0x7fff_ffff ? Number(text) : undefined),
};

export const instantPart: CursorPart<Date> = {
  write: (instant) => instant.toISOString(),
  read: (text) => {
    const instant = new Date(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? text : NaN);
    return Number.isNaN(instant.getTime()) ? undefined : instant;
  },
};

/** The same, or nothing. */
export const optionalPart = <Value>(part: CursorPart<Value>): CursorPart<Value | null> => ({
  write: (value) => (value === null ? '' : part.write(value)),
  read: (text) => (text === '' ? null : part.read(text)),
});

const SEPARATOR = '_';

/**
 * Where a page ended, as an opaque text for `after`.
 *
 * @param parts the values that a list is sorted by, in any order; the last one may contain an underscore
 */
export function cursorOf<Position extends object>(parts: { [Name in keyof Position]: CursorPart<Position[Name]> }) {
  const names = Object.keys(parts) as (keyof Position)[];
  return {
    write: (position: Position): string => names.map((name) => parts[name].write(position[name])).join(SEPARATOR),
    /** @throws DomainError INVALID (field `after`) for anything `write` did not write */
    read(cursor: string): Position {
      const texts = cursor.split(SEPARATOR);
      const last = texts.splice(names.length - 1).join(SEPARATOR);
      const position: Partial<Position> = {};
      for (const [index, name] of names.entries()) {
        const value = parts[name].read([...texts, last][index] ?? '');
        if (value === undefined) throw invalid('after', 'The cursor is not valid.');
        position[name] = value;
      }
      return position as Position;
    },
  };
}
