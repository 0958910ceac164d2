/** How the camera says that a code was printed; a number that was typed has none. */
export const BARCODE_FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const;
export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

export type BarcodeProblem = 'empty' | 'not_digits' | 'length' | 'check_digit';

/** A code in the one form in which it is remembered: 13 digits, or the 8 of EAN-8. */
export function readBarcode(
  text: string,
  _format?: BarcodeFormat,
): { code: string; problem: null } | { code: null; problem: BarcodeProblem } {
  return { code: text, problem: null };
}

/** Whether a shop printed it itself (weighed cheese): the same number is something else in the next shop. */
export function isShopsOwnBarcode(_code: string): boolean {
  return false;
}
