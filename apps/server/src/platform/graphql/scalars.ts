import { CustomScalar, Scalar } from '@nestjs/graphql';
import { isCalendarDate, isLocalTime } from '@homefold/domain';
import { GraphQLError, Kind, type ValueNode } from 'graphql';

function literal(node: ValueNode, what: string): string {
  if (node.kind !== Kind.STRING) throw new GraphQLError(`${what} must be a string`, { nodes: node });
  return node.value;
}

/** A calendar date. It has no time zone and never shifts. */
@Scalar('Date', () => CalendarDateScalar)
export class CalendarDateScalar implements CustomScalar<string, string> {
  description = 'A calendar date as YYYY-MM-DD, without a time zone. Impossible dates such as 2026-02-30 are refused.';

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
  description = "A wall-clock time as HH:MM from 00:00 to 23:59, in the family's time zone.";

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
