import { LEAST_MONTH_ROWS } from '@homefold/domain';

/** Measures of a cell at the default text size, in px: the day's number with its padding, and a line with its gap. */
const NUMBER = 28;
const LINE = 21;

/** How many lines fit into a cell of this height. @param scale text size, 1 by default */
export const rowsThatFit = (height: number, scale = 1): number =>
  Math.max(LEAST_MONTH_ROWS, Math.floor((height / scale - NUMBER) / LINE));

/** The position of a line below the day's number, in rem, so that it scales with the text size. */
export const topOfRow = (row: number): string => `${(row * LINE) / 16}rem`;

/** Whether a band covers a day of its week. */
export const coversDay = (bar: { startIndex: number; span: number }, index: number): boolean =>
  index >= bar.startIndex && index < bar.startIndex + bar.span;
