import { CustomScalar, Scalar } from '@nestjs/graphql';
import { isCalendarDate, isLocalTime } from '@homefold/domain';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function literal(node: ValueNode, what: string): string {
  if (node.kind !== Kind.STRING) throw new GraphQLError(`${what} must be a string`, { nodes: node });
  return node.value;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function instant(value: unknown): Date {
  const date = new Date(typeof value === 'string' && INSTANT.test(value) ? value : NaN);
  if (Number.isNaN(date.getTime()))
    throw new GraphQLError(`${JSON.stringify(value)} is not an instant (ISO 8601 with a zone)`);
  return date;
}

/** An instant. Unlike NestJS's own scalar, which passes any text on as an invalid date, it refuses what is none. */
export const DateTimeScalar = new GraphQLScalarType<Date, string | null>({
  name: 'DateTime',
  description: 'An instant in ISO 8601 with a zone, such as 2026-10-08T09:54:33Z.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : null),
  parseValue: instant,
  parseLiteral: (node) => instant(literal(node, 'DateTime')),
});

/** A calendar date. It has no time zone and never shifts. */
@Scalar('Date', () => CalendarDateScalar)
export class CalendarDateScalar implements CustomScalar<string, string> {
  description =
    'A calendar date as YYYY-MM-DD, without a time zone. Dates that do not exist, such as 2026-02-30, are ' +
    'rejected.';

  serialize(value: unknown): string {
    return String(value);
  }

  parseValue(value: unknown): string {
    if (typeof value !== 'string' || !isCalendarDate(value))
      throw new GraphQLError(`${JSON.stringify(value)} is not a date of the calendar (YYYY-MM-DD)`);
    return value;
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(literal(node, 'Date'));
  }
}

/** A wall-clock time of the family's zone. */
@Scalar('LocalTime', () => LocalTimeScalar)
export class LocalTimeScalar implements CustomScalar<string, string> {
  description = "A wall-clock time as HH:MM, from 00:00 to 23:59, in the family's time zone.";

  serialize(value: unknown): string {
    return String(value).slice(0, 5);
  }

  parseValue(value: unknown): string {
    if (typeof value !== 'string' || !isLocalTime(value))
      throw new GraphQLError(`${JSON.stringify(value)} is not a time of day (00:00 to 23:59)`);
    return value;
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(literal(node, 'LocalTime'));
  }
}
