import { calendar } from './en/calendar';
import { exchange } from './en/exchange';
import { repeat } from './en/repeat';
import { t as base } from '.';

/** The texts of the calendar, and of calendar files and outside calendars. */
export const t = { ...base, calendar, exchange, repeat };
