/** One property of jCal (RFC 7265), as ical.js writes and reads it: name, parameters, type, values. */
export type JCalProperty = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];

/** One component of jCal: name, properties, components within. */
export type JCalComponent = [name: string, properties: JCalProperty[], components: JCalComponent[]];

/** A text of a property that RFC 5545 does not know, escaped: ical.js writes those as they are. */
export const escapedText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
