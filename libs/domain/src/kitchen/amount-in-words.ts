/** Digits of any length are parsed, so that an amount that is too large can be reported as such. */
const DECIMAL = /^\d{1,12}(?:[.,]\d{1,12})?$/;
const FRACTION = /^(?:(\d{1,6}) )?(\d{1,4})\/(\d{1,4})$/;
const VULGAR = /[\u00bc-\u00be\u2150-\u215e]/;

/** An amount from a field or call ("1.5", "1,5", "½", "1 1/2"); null if empty, undefined if it is not an amount. */
export function readAmount(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 40)
    .replace(VULGAR, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .trim()
    .replace(/\s+/g, ' ');
  if (text === '') return null;
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  const [whole, ...parts] = FRACTION.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [units, above, below] = parts.map((part) => Number(part ?? 0));
  return below ? (units ?? 0) + (above ?? 0) / below : undefined;
}
