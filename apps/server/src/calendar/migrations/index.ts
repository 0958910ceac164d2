import { Calendar1700000000400 } from './calendar.migration';
import { CalendarScopes1700000000410 } from './calendar-scopes.migration';
import { CalendarPeople1700000000420 } from './calendar-people.migration';
import { CalendarReminders1700000000430 } from './reminders.migration';
import { CalendarICal1700000000440 } from './ical.migration';
import { OutsideCalendars1700000000450 } from './outside.migration';
import { CalendarBin1700000000460 } from './calendar-bin.migration';
import { CalendarWindow1700000000470 } from './calendar-window.migration';
import { CalendarSearch1700000000610 } from './calendar-search.migration';
import { CalendarSearchIndex1700000000616 } from './calendar-search-index.migration';
import { OutsideSearch1700000000617 } from './outside-search.migration';
import { CalendarLasting1700000000660 } from './calendar-lasting.migration';
import { CalendarUndo1700000000731 } from './calendar-undo.migration';
import { CalendarPlace1700000000740 } from './calendar-place.migration';

/** Oldest first. */
export const calendarMigrations = [
  Calendar1700000000400,
  CalendarScopes1700000000410,
  CalendarPeople1700000000420,
  CalendarReminders1700000000430,
  CalendarICal1700000000440,
  OutsideCalendars1700000000450,
  CalendarBin1700000000460,
  CalendarWindow1700000000470,
  CalendarSearch1700000000610,
  CalendarSearchIndex1700000000616,
  OutsideSearch1700000000617,
  CalendarLasting1700000000660,
  CalendarUndo1700000000731,
  CalendarPlace1700000000740,
];
