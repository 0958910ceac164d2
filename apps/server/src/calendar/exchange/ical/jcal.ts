/** A jCal property (RFC 7265), as ical.js writes and reads it: name, parameters, type, values. */
export type JCalProperty = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];

/** A jCal component: name, properties, subcomponents. */
export type JCalComponent = [name: string, properties: JCalProperty[], components: JCalComponent[]];

/** Escapes the text of a property unknown to RFC 5545, which ical.js would write raw. */
export const escapedText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
