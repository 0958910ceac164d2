import fc from 'fast-check';
import { isShopsOwnBarcode, readBarcode, type BarcodeFormat } from './barcode';

/** The check digit as the standard computes it, implemented independently. */
const withCheck = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

describe('a barcode', () => {
  it.each<[string, BarcodeFormat | undefined, string]>([
    ['5000157024671', undefined, '5000157024671'],
    [' 5 000157-024671 ', undefined, '5000157024671'],
    ['4006381333931', 'ean_13', '4006381333931'],
    ['036000291452', 'upc_a', '0036000291452'],
    ['73513537', 'ean_8', '73513537'],
    ['96385074', undefined, '96385074'],
    ['04252614', 'upc_e', '0042100005264'],
    ['01234565', 'upc_e', '0012345000065'],
  ])('%j (%s) is %s', (text, format, code) => {
    expect(readBarcode(text, format)).toEqual({ code, problem: null });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not_digits'],
    ['50001570246７1', 'not_digits'],
    ['-5000157024671x', 'not_digits'],
    ['123', 'length'],
    ['15000157024678', 'length'],
    ['9'.repeat(10_000), 'length'],
    ['5000157024672', 'check_digit'],
    ['0000000000000', 'check_digit'],
    ['00000000', 'check_digit'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readBarcode(text)).toEqual({ code: null, problem });
  });

  it('is only accepted with its check digit', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(7, 11, 12)
          .chain(digits)
          .filter((body) => /[1-9]/.test(body)),
        fc.integer({ min: 1, max: 9 }),
        (body, off) => {
          const code = withCheck(body);
          expect(readBarcode(code, code.length === 8 ? 'ean_8' : undefined).code).toBe(
            code.length === 12 ? `0${code}` : code,
          );
          const wrong = `${body}${(Number(code.at(-1)) + off) % 10}`;
          expect(readBarcode(wrong, code.length === 8 ? 'ean_8' : undefined).problem).toBe('check_digit');
        },
      ),
    );
  });

  it('recognises codes printed by a shop', () => {
    expect(['2012345000008', '0212345000006', '20123451'].map(isShopsOwnBarcode)).toEqual([true, true, true]);
    expect(['5000157024671', '0036000291452', '96385074'].map(isShopsOwnBarcode)).toEqual([false, false, false]);
  });
});
