import { todayIn } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';

/** The calendar date of an instant in the family's zone. */
export const dateIn = (timeZone: string, instant: string): CalendarDate => todayIn(timeZone, new Date(instant));
