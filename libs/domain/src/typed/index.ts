/**
 * Dates and times as people type them into a field, as a separate entry (`@homefold/domain/typed`): it includes the date words
 * of quick add, without chrono, which no screen needs before somebody opens a form.
 */
export { readTypedDate } from './typed-date';
export type { TypedDate, TypedDateContext } from './typed-date';
export { readTypedTime } from './typed-time';
