import { readUnit } from '../amounts/units';
import { AMOUNT } from './quantities';

/** A number at the beginning that is part of the name: "5% fat mince", "7up", "2nd", "3-bean salad". */
const FIGURE = /^(\d{1,4}(?:[.,]\d)?)(?: ?%|(?:st|nd|rd|th|up)(?!\p{L})|-(\p{L}+))/iu;
const LENGTH = /^(?:inch|cm|mm)/i;
const MEASURE_BEHIND = new RegExp(`^(.*\\S) (${AMOUNT}) ?(\\p{L}{1,12})\\.?$`, 'u');

/**
 * The line with the amount in front, of a name that begins with a number: "500 g 5% fat mince" for "5% fat mince 500g".
 * An amount of null: the whole line is the name. Null: the number is an ordinary amount.
 */
export function withFigureInName(line: string): { amount: string | null; name: string } | null {
  const figure = FIGURE.exec(line);
  if (!figure || LENGTH.test(figure[2] ?? '')) return null;
  // "6-ounce steak", "14-oz can of beans"
  const [whole, number, word = ''] = figure;
  if (readUnit(word) !== null) return { amount: `${number} ${word}`, name: line.slice(whole.length).trim() };
  const [, name = '', amount = '', unit = ''] = MEASURE_BEHIND.exec(line) ?? [];
  return readUnit(unit) === null ? { amount: null, name: line } : { amount: `${amount} ${unit}`, name };
}

const SIZES = '(?:extra[- ])?(?:small|medium|large|big|thin|thick|fat|baby|whole)';
const EITHER = new RegExp(`^(${AMOUNT} ${SIZES}) (or ${AMOUNT} ${SIZES}) (?=\\p{L})`, 'iu');

/** "1 large or 2 small aubergines": one large, and the other number becomes a note. */
export function takeOtherSize(line: string): { line: string; note: string } | null {
  const found = EITHER.exec(line);
  return found && { line: `${found[1]} ${line.slice(found[0].length)}`, note: (found[2] ?? '').toLowerCase() };
}
