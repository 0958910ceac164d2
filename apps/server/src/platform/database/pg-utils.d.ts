/** The part of the driver that turns values into what travels; its types leave it out. */
declare module 'pg/lib/utils' {
  /** @throws for a value that has no text, such as an object that contains itself */
  export function prepareValue(value: unknown): string | Buffer | null;
}
