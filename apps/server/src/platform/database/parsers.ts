import { types } from 'pg';

/** Makes a value of the text that PostgreSQL writes. */
export type Parser = (text: string) => unknown;

const { TEXT, VARCHAR, UUID, DATE, TIMESTAMPTZ } = types.builtins;
const TEXT_ARRAY = 1009;
const UUID_ARRAY = 2951;
const DATE_ARRAY = 1182;

/** Types whose text is the value. A date is a day of the calendar; the driver would make an instant of this machine's zone of it. */
const asWritten: ReadonlySet<number> = new Set<number>([TEXT, VARCHAR, UUID, DATE]);

const parserOfDriver = (type: number): Parser => types.getTypeParser(type) as Parser;

/**
 * How a column is read: dates as `YYYY-MM-DD`, all else as the driver does, by a shorter way where rows have many of a kind.
 *
 * @param type PostgreSQL's object id of the type
 * @returns null where the text is the value
 */
export function parserOf(type: number): Parser | null {
  if (asWritten.has(type)) return null;
  if (type === (TIMESTAMPTZ as number)) return instantOf;
  if (type === TEXT_ARRAY || type === UUID_ARRAY) return listOf(parserOfDriver(type));
  if (type === DATE_ARRAY) return listOf(parserOfDriver(TEXT_ARRAY));
  return parserOfDriver(type);
}

const asText: Parser = (text) => text;

/** The same for the driver's own queries, as its option `types`. It asks for text only. */
export const columnTypes = { getTypeParser: (type: number): Parser => parserOf(type) ?? asText };

const parseInstant = parserOfDriver(TIMESTAMPTZ);

/** `2026-11-20 12:15:19.393+00`, as PostgreSQL writes it for us, Node reads itself. Anything else is the driver's. */
const instantOf: Parser = (text) =>
  text.endsWith('+00') && text[4] === '-' && text >= '1' ? new Date(text) : parseInstant(text);

/** Arrays of plain words, which nearly all are, without the driver's character by character. */
const listOf =
  (parse: Parser): Parser =>
  (text) => {
    if (text === '{}') return [];
    // what needs thought is quoted, nested, preceded by its bounds, or NULL
    return /["{[\]\\]|null/i.test(text.slice(1)) ? parse(text) : text.slice(1, -1).split(',');
  };
