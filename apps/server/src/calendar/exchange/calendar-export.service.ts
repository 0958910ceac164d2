import { Injectable } from '@nestjs/common';
import { addYears, todayIn } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { FamilySettingsReader } from '../../families';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { CalendarEventReader } from '../events/calendar-event.reader';
import { selectAllEvents } from '../events/calendar.queries';
import type { CalendarEvent } from '../events/calendar.types';
import { holidaysBetween } from '../special-days/holidays';
import { calendarText } from './ical/vcalendar';

export interface ExportOptions {
  /** A single event with its changed occurrences; absent: all events. */
  id?: string | undefined;
  /** Include bank holidays, from a year back to two years ahead. */
  holidays?: boolean;
}

export interface CalendarExport {
  /** Name of the family, or title of the event. */
  name: string;
  /** text/calendar, UTF-8. */
  text: string;
}

/** Exports the family's calendar as iCalendar, for files and feeds. */
@Injectable()
export class CalendarExportService {
  constructor(
    private readonly db: Database,
    private readonly reader: CalendarEventReader,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for an id that is not a stored event of the family */
  async export(caller: Viewer, { id, holidays = false }: ExportOptions = {}): Promise<CalendarExport> {
    const viewer = requireFamily(caller);
    const { family, settings, stored } = await this.db.read(viewer, async () => ({
      settings: await this.families.settings(viewer),
      family: await this.nameOf(viewer.familyId),
      stored: await this.reader.read(selectAllEvents(viewer.familyId)),
    }));
    const events: CalendarEvent[] = id === undefined ? stored : eventAndParts(stored, id);
    const today = todayIn(settings.timeZone, this.clock.now());
    if (holidays) events.push(...holidaysBetween(settings, addYears(today, -1), addYears(today, 2)));
    const name = id === undefined ? family : (events[0]?.title ?? family);
    const { timeZone } = settings;
    return { name, text: await calendarText({ name: family, timeZone, events, year: Number(today.slice(0, 4)) }) };
  }

  private async nameOf(familyId: string): Promise<string> {
    const [row] = await this.db.sql<{ name: string }>({
      name: 'calendar_export_name',
      text: 'select name from family where id = $1',
      values: [familyId],
    });
    if (!row) throw notFound('Family');
    return row.name;
  }
}

function eventAndParts(events: readonly CalendarEvent[], given: string): CalendarEvent[] {
  const id = given.toLowerCase();
  const event = isUUID(id) ? events.find((each) => each.id === id) : undefined;
  if (!event) throw notFound('Event');
  return [event, ...events.filter(({ seriesId }) => seriesId === id)];
}
