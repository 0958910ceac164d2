/** How the camera says that a code was printed; a typed number has no format. */
export const BARCODE_FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const;
export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

export type BarcodeProblem = 'empty' | 'not_digits' | 'length' | 'check_digit';

export const BARCODE_MESSAGES: Readonly<Record<BarcodeProblem, string>> = {
  empty: 'Barcode is required',
  not_digits: 'A barcode has digits only',
  length: 'A barcode has 8, 12 or 13 digits',
  check_digit: 'This is not a valid barcode: a digit is wrong',
};

const refused = (problem: BarcodeProblem) => ({ code: null, problem }) as const;

/**
 * A code in the canonical form in which it is stored: 13 digits, or the 8 of EAN-8. UPC-A is EAN-13 with a leading
 * zero, and UPC-E is a compressed UPC-A; for eight digits only the camera can distinguish the two, otherwise EAN-8 is
 * tried first.
 */
export function readBarcode(
  text: string,
  format?: BarcodeFormat,
): { code: string; problem: null } | { code: null; problem: BarcodeProblem } {
  const digits = text.slice(0, 60).replace(/[\s-]/g, '');
  if (digits === '') return refused('empty');
  if (!/^\d+$/.test(digits)) return refused('not_digits');
  const codes = spellings(digits, format);
  if (codes.length === 0) return refused('length');
  const code = codes.find(hasCheckDigit);
  return code === undefined ? refused('check_digit') : { code, problem: null };
}

/** The possible meanings of the digits, likeliest first. */
function spellings(digits: string, format: BarcodeFormat | undefined): string[] {
  if (digits.length === 13) return [digits];
  if (digits.length === 12) return [`0${digits}`];
  if (digits.length !== 8) return [];
  const upc = expanded(digits);
  const long = upc === null ? [] : [`0${upc}`];
  return format === 'upc_e' ? long : format === 'ean_8' ? [digits] : [digits, ...long];
}

/** Expands UPC-E to the twelve digits of UPC-A: its last digit but one shows where the zeros were left out. */
function expanded(digits: string): string | null {
  const [system, a, b, c, d, e, last, check] = digits;
  if (system !== '0' && system !== '1') return null;
  const body =
    last === undefined || last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  return `${system}${body}${check}`;
}

/** From the right, the digits are weighted one and three alternately; the sum is a multiple of ten. */
function hasCheckDigit(code: string): boolean {
  let sum = 0;
  for (let at = 0; at < code.length; at += 1) sum += Number(code[code.length - 1 - at]) * (at % 2 === 0 ? 1 : 3);
  return sum % 10 === 0 && /[1-9]/.test(code);
}

/** Whether a shop printed it (weighed cheese): the same number is something else in another shop. */
export const isShopsOwnBarcode = (code: string): boolean => (code.length === 13 ? /^(?:2|02|04)/ : /^[02]/).test(code);
