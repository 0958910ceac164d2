/** The part of the driver that serialises values; its types omit it. */
declare module 'pg/lib/utils' {
  /** @throws for a value without a text form, such as a circular object */
  export function prepareValue(value: unknown): string | Buffer | null;
}
