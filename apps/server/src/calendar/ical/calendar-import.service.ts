import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addYears, cleanLine, resolvePerson, todayIn } from '@homefold/domain';
import { In } from 'typeorm';
import { ActivityService } from '../../activity';
import { FamilyMembers, FamilySettingsReader, type Member } from '../../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import { RateLimiter } from '../../platform/limits';
import { CalendarEventEntity } from '../calendar-event.entity';
import { CalendarEventStore, type NewEvent } from '../calendar-event.store';
import { readCalendarFile } from './calendar-file';
import { readingTurns } from './reading-turns';
import { CalendarFileError, type CalendarFile, type CalendarFileOptions } from './calendar-file.types';
import {
  keyOf,
  ownIdOf,
  planImport,
  uidHashOf,
  type ImportPlan,
  type KnownItem,
  type PlannedEvent,
} from './calendar-import.plan';
import {
  insertImport,
  selectImport,
  selectKnownItems,
  selectOwnEvents,
  upsertItems,
  type WrittenItem,
} from './calendar-import.queries';
import {
  IMPORT_STATES,
  type CalendarImportPreview,
  type CalendarImportResult,
  type ImportState,
} from './calendar-import.types';
import { decodeText } from './file-decode';
import { importedBefore } from './imported-before';

/** Previews and imports together: each reads up to 5 MB. */
const IMPORTS = { limit: 60, windowSeconds: 3_600 };
const SHOWN = 500;
const WINDOW_YEARS = 2;
const MAX_NAME = 80;

export interface CalendarUpload {
  bytes: Buffer;
  /** As who sends it calls it; may be blank. */
  name: string;
}

interface ReadUpload {
  name: string;
  file: CalendarFile;
  window: CalendarFileOptions['window'];
}

/** Files of other calendars, looked at and taken over (docs/decisions/icalendar.md). */
@Injectable()
export class CalendarImportService {
  constructor(
    private readonly db: Database,
    private readonly store: CalendarEventStore,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly activities: ActivityService,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Counts an upload against the caller's 60 an hour; call it before the body is read. @throws DomainError RATE_LIMITED */
  async admit(caller: Viewer): Promise<void> {
    const viewer = requireFamily(caller);
    await this.limiter.hit(`calendar import of ${viewer.userId}`, IMPORTS);
  }

  /** What an import of the file would do. Stores nothing. @throws DomainError INVALID (field `file`) */
  async preview(caller: Viewer, upload: CalendarUpload): Promise<CalendarImportPreview> {
    const viewer = requireFamily(caller);
    const read = await this.read(viewer, upload);
    const { events, gone } = await this.db.read(viewer, () => this.plan(viewer, read));
    const counts = countsOf(events);
    const { skipped } = read.file;
    return {
      name: read.name,
      total: events.length,
      newCount: counts.new,
      changedCount: counts.changed,
      knownCount: counts.known,
      keptCount: counts.kept,
      deletedCount: counts.deleted,
      goneCount: gone.length,
      skippedCount: skipped.length,
      skipped: skipped.slice(0, SHOWN),
      items: [...events]
        .sort((a, b) => IMPORT_STATES.indexOf(a.state) - IMPORT_STATES.indexOf(b.state))
        .slice(0, SHOWN)
        .map(itemOf),
    };
  }

  /**
   * Takes the file over, all of it or nothing. The same file again changes nothing; two at the same moment follow each other.
   *
   * @param idempotencyKey a second call of the caller with it answers what the first one did
   * @throws DomainError INVALID (field `file`)
   */
  async import(caller: Viewer, upload: CalendarUpload, idempotencyKey?: string | null): Promise<CalendarImportResult> {
    const viewer = requireFamily(caller);
    const read = await this.read(viewer, upload);
    return this.db.write(viewer, async () => {
      const id = await this.idempotency.once(viewer, idempotencyKey, 'importCalendar', async () => {
        await this.takeTurn(viewer);
        return this.write(viewer, read, await this.plan(viewer, read));
      });
      const [done] = await this.db.sql<CalendarImportResult & Record<string, unknown>>(
        selectImport(viewer.familyId, id),
      );
      if (!done) throw notFound('Import');
      return done;
    });
  }

  /** Outside of any scope: it takes time, though never much at once. */
  private async read(viewer: FamilyViewer, { bytes, name }: CalendarUpload): Promise<ReadUpload> {
    const { timeZone } = await this.families.settings(viewer);
    const from = todayIn(timeZone, this.clock.now());
    const window = { from, to: addYears(from, WINDOW_YEARS) };
    try {
      const file = await readingTurns.take(() => readCalendarFile(decodeText(bytes), { timeZone, window }));
      const given = Array.from(cleanLine(name)).slice(0, MAX_NAME).join('');
      return { name: given || file.name || 'a calendar file', file, window };
    } catch (error) {
      throw error instanceof CalendarFileError ? invalid('file', error.message) : error;
    }
  }

  private async plan(viewer: FamilyViewer, { file, window }: ReadUpload): Promise<ImportPlan> {
    const uids = [...new Set(file.events.map(({ uid }) => uid))];
    const ids = uids.flatMap((uid) => ownIdOf(uid) ?? []);
    const known = await this.db.sql<KnownItem & Record<string, unknown>>(
      selectKnownItems(viewer.familyId, uids.map(uidHashOf)),
    );
    const own =
      ids.length > 0 ? await this.db.sql<{ id: string; live: boolean }>(selectOwnEvents(viewer.familyId, ids)) : [];
    return planImport(file, known, new Map(own.map(({ id, live }) => [id, live])), window);
  }

  /** One import of a family at a time: two equal ones at once must not both find nothing. */
  private async takeTurn(viewer: FamilyViewer): Promise<void> {
    await this.db.sql({
      name: 'calendar_import_turn',
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`calendar import of ${viewer.familyId}`],
    });
  }

  /** @returns id of the import */
  private async write(viewer: FamilyViewer, { name, file }: ReadUpload, { events, gone }: ImportPlan): Promise<string> {
    const members = await this.members.list(viewer);
    const added = await this.add(viewer, events, members);
    const updated = await this.update(viewer, events, gone, members);
    const counts = countsOf(events);
    const result: CalendarImportResult = {
      id: randomUUID(),
      name,
      added: added.length,
      updated: updated.length,
      unchanged: counts.known,
      // edited between the plan and the lock
      kept: counts.kept + counts.changed + gone.length - updated.length,
      deleted: counts.deleted,
      skipped: file.skipped.length,
    };
    const written = [...added, ...updated];
    await this.db.sql(insertImport(viewer.familyId, viewer.membershipId, result, this.clock.now()));
    if (written.length > 0) {
      await this.db.sql(upsertItems(viewer.familyId, result.id, written));
      await this.tell(viewer, result, written[0] as Written);
    }
    return result.id;
  }

  /** New events in batches; changed occurrences after the series they belong to. */
  private async add(viewer: FamilyViewer, events: readonly PlannedEvent[], members: Member[]): Promise<Written[]> {
    const fresh = events.filter(({ state }) => state === 'new');
    const ids = new Map(
      events.flatMap(({ item, uidHash, event }) => (item?.live ? [[keyOf(uidHash, event.part), item.eventId]] : [])),
    );
    const written: Written[] = [];
    for (const batch of [
      fresh.filter(({ event }) => !event.instanceOf),
      fresh.filter(({ event }) => event.instanceOf),
    ]) {
      const made = await this.store.insertAll(
        viewer,
        batch.map(({ event }) => ({ ...valuesOf(event, members), ...placeOf(event, ids) })),
      );
      for (const [index, { uidHash, contentHash, event }] of batch.entries()) {
        const { id, version, eventDate, title } = made[index] as CalendarEventEntity;
        ids.set(keyOf(uidHash, event.part), id);
        written.push({
          uidHash,
          part: event.part,
          contentHash,
          eventId: id,
          eventVersion: version,
          before: null,
          eventDate,
          title,
        });
      }
    }
    return written;
  }

  /** What has changed in the file, unless somebody has changed it here a moment ago. */
  private async update(
    viewer: FamilyViewer,
    events: readonly PlannedEvent[],
    gone: readonly KnownItem[],
    members: Member[],
  ): Promise<Written[]> {
    const changed = events.flatMap(({ state, item, ...planned }) =>
      state === 'changed' && item ? [{ ...planned, item }] : [],
    );
    const rows = await this.lock(viewer, [...changed.map(({ item }) => item), ...gone]);
    const written: Written[] = [];
    for (const { item, contentHash, event } of changed) {
      const row = rows.get(item.eventId);
      if (!row) continue;
      const before = importedBefore(row, item.contentHash);
      await this.store.change(row, valuesOf(event, members));
      written.push({ ...writtenOf(item, row), contentHash, before });
    }
    for (const item of gone) {
      const row = rows.get(item.eventId);
      if (!row) continue;
      const before = importedBefore(row, item.contentHash);
      await this.store.change(row, this.store.binned(viewer));
      written.push({ ...writtenOf(item, row), before });
    }
    return written;
  }

  /** The rows that are still as the last import left them, locked. */
  private async lock(viewer: FamilyViewer, items: readonly KnownItem[]): Promise<Map<string, CalendarEventEntity>> {
    if (items.length === 0) return new Map();
    const versions = new Map(items.map(({ eventId, eventVersion }) => [eventId, eventVersion]));
    const rows = await this.db.manager.find(CalendarEventEntity, {
      where: { familyId: viewer.familyId, id: In([...versions.keys()]) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(
      rows
        .filter(({ id, version, deletedAt }) => !deletedAt && version === versions.get(id))
        .map((row) => [row.id, row]),
    );
  }

  /** One line in the feed and one message for open screens, which look at their days again, however many events. */
  private async tell(
    viewer: FamilyViewer,
    { name, added, updated }: CalendarImportResult,
    first: Written,
  ): Promise<void> {
    const count = added + updated;
    await this.activities.record(viewer, {
      type: added > 0 ? 'created' : 'updated',
      resource: 'calendar_event',
      resourceId: first.eventId,
      title: count === 1 ? first.title : `${count} events from ${name}`,
      data: { eventDate: first.eventDate },
      change: 'created',
    });
  }
}

type Written = WrittenItem & Pick<CalendarEventEntity, 'eventDate' | 'title'>;

const writtenOf = (item: KnownItem, { version, eventDate, title }: CalendarEventEntity): Omit<Written, 'before'> => ({
  uidHash: item.uidHash,
  part: item.part,
  eventId: item.eventId,
  eventVersion: version,
  contentHash: item.contentHash,
  eventDate,
  title,
});

function countsOf(events: readonly PlannedEvent[]): Record<ImportState, number> {
  const counts = { new: 0, changed: 0, known: 0, kept: 0, deleted: 0 };
  for (const { state } of events) counts[state] += 1;
  return counts;
}

/** What is stored of an event of a file. Of its people those whom the family knows by name. */
function valuesOf(event: PlannedEvent['event'], members: Member[]): NewEvent {
  const { uid, part, who, instanceOf, note, ...values } = event;
  const people = who.map((name) => resolvePerson(name, members));
  return {
    ...values,
    whoMembershipIds: [...new Set(people.flatMap((found) => (found.kind === 'member' ? found.member.id : [])))],
  };
}

/** Which occurrence of which series it stands for, where the series is in the calendar. */
function placeOf(
  { instanceOf }: PlannedEvent['event'],
  ids: ReadonlyMap<string, string>,
): Pick<NewEvent, 'seriesId' | 'occurrenceDate'> {
  const seriesId = instanceOf && ids.get(keyOf(uidHashOf(instanceOf.uid), instanceOf.part));
  return seriesId ? { seriesId, occurrenceDate: instanceOf.date } : {};
}

const itemOf = ({ event, state }: PlannedEvent): CalendarImportPreview['items'][number] => ({
  uid: event.uid.slice(0, 200),
  title: event.title,
  emoji: event.emoji,
  eventDate: event.eventDate,
  endDate: event.endDate,
  eventTime: event.eventTime,
  eventEndTime: event.eventEndTime,
  isRecurring: event.recurringType !== null,
  recurringType: event.recurringType,
  recurringInterval: event.recurringInterval,
  recurringEndDate: event.recurringEndDate,
  state,
  note: event.note,
});
