import { types } from 'pg';

/** Parses PostgreSQL's text form of a value. */
export type Parser = (text: string) => unknown;

const { TEXT, VARCHAR, UUID, DATE, TIMESTAMPTZ } = types.builtins;
const TEXT_ARRAY = 1009;
const UUID_ARRAY = 2951;
const DATE_ARRAY = 1182;

/** Types whose text is the value. The driver would turn a date into an instant of this machine's zone. */
const asWritten: ReadonlySet<number> = new Set<number>([TEXT, VARCHAR, UUID, DATE]);

const parserOfDriver = (type: number): Parser => types.getTypeParser(type) as Parser;

/**
 * How a column is parsed: dates stay `YYYY-MM-DD`, the rest as the driver does it, with fast paths for common types.
 *
 * @param type PostgreSQL's type OID
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

/** The same for the driver's own queries, as its option `types`. It requests text format only. */
export const columnTypes = { getTypeParser: (type: number): Parser => parserOf(type) ?? asText };

const parseInstant = parserOfDriver(TIMESTAMPTZ);

/** Node parses `2026-11-20 12:15:19.393+00`, PostgreSQL's format here, natively; anything else goes to the driver. */
const instantOf: Parser = (text) =>
  text.endsWith('+00') && text[4] === '-' && text >= '1' ? new Date(text) : parseInstant(text);

/** Fast path for arrays of plain words, nearly all of them; the driver parses character by character. */
const listOf =
  (parse: Parser): Parser =>
  (text) => {
    if (text === '{}') return [];
    // quoted or nested elements, explicit bounds and NULL go to the driver
    return /["{[\]\\]|null/i.test(text.slice(1)) ? parse(text) : text.slice(1, -1).split(',');
  };
