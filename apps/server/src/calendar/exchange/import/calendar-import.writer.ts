import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { resolvePerson } from '@homefold/domain';
import { In } from 'typeorm';
import type { Member } from '../../../families';
import type { FamilyViewer } from '../../../platform/auth';
import { Database } from '../../../platform/database';
import { inPieces } from '../../../platform/readers';
import { CalendarEventEntity } from '../../events/calendar-event.entity';
import { CalendarEventStore, type NewEvent } from '../../events/calendar-event.store';
import { uidHashOf } from '../file/file-hashes';
import { keyOf, type ImportPlan, type KnownItem, type PlannedEvent } from './calendar-import.plan';
import type { WrittenItem } from './calendar-import.queries';
import { importedBefore } from './imported-before';

/** Prepared at once, which delays other requests. */
const BATCH = 250;

export type Written = WrittenItem & Pick<CalendarEventEntity, 'eventDate' | 'title'>;

/** Executes a plan. Every method must be called inside the write scope of one import. */
@Injectable()
export class CalendarImportWriter {
  constructor(
    private readonly db: Database,
    private readonly store: CalendarEventStore,
  ) {}

  /** New events in batches; changed occurrences after their series. */
  async add(
    viewer: FamilyViewer,
    events: readonly PlannedEvent[],
    earlier: readonly KnownItem[],
    members: Member[],
  ): Promise<Written[]> {
    const fresh = events.filter(({ state }) => state === 'new');
    const ids = new Map(
      events.flatMap(({ item, uidHash, event }) => (item?.live ? [[keyOf(uidHash, event.part), item.eventId]] : [])),
    );
    for (const { uidHash, part, eventId } of earlier) ids.set(keyOf(uidHash, part), eventId);
    const written: Written[] = [];
    const batches = [
      ...inPieces(
        fresh.filter(({ event }) => !event.instanceOf),
        BATCH,
      ),
      ...inPieces(
        fresh.filter(({ event }) => event.instanceOf),
        BATCH,
      ),
    ];
    for (const batch of batches) {
      const made = await this.store.rows.insertAll(
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

  /** Updates from the file, unless somebody has just changed the event here. */
  async update(
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
      await this.store.rows.change(row, valuesOf(event, members));
      written.push({ ...writtenOf(item, row), contentHash, before });
    }
    for (const item of gone) {
      const row = rows.get(item.eventId);
      if (!row) continue;
      const before = importedBefore(row, item.contentHash);
      await this.store.rows.change(row, this.store.binned(viewer));
      written.push({ ...writtenOf(item, row), before });
    }
    return written;
  }

  /** Adds exceptions for changed occurrences to their series; a later file may change them again. */
  async shorten(viewer: FamilyViewer, shortened: ImportPlan['shortened']): Promise<Written[]> {
    const rows = await this.lock(
      viewer,
      shortened.map(({ item }) => item),
    );
    const written: Written[] = [];
    for (const item of new Set(shortened.map((each) => each.item))) {
      const row = rows.get(item.eventId);
      if (!row) continue;
      const days = shortened.flatMap((each) => (each.item === item ? each.date : []));
      const before = importedBefore(row, item.contentHash);
      await this.store.rows.change(row, { exceptions: [...new Set([...row.exceptions, ...days])].sort() });
      written.push({ ...writtenOf(item, row), contentHash: hashOfShortened(item.contentHash, days), before });
    }
    return written;
  }

  /** The rows still as the last import left them, locked. */
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
}

const writtenOf = (item: KnownItem, { version, eventDate, title }: CalendarEventEntity): Omit<Written, 'before'> => ({
  uidHash: item.uidHash,
  part: item.part,
  eventId: item.eventId,
  eventVersion: version,
  contentHash: item.contentHash,
  eventDate,
  title,
});

/** The stored form of an event of a file. People unknown to the family are dropped. */
function valuesOf(event: PlannedEvent['event'], members: Member[]): NewEvent {
  const { uid, part, who, instanceOf, note, ...values } = event;
  const people = who.map((name) => resolvePerson(name, members));
  return {
    ...values,
    whoMembershipIds: [...new Set(people.flatMap((found) => (found.kind === 'member' ? found.member.id : [])))],
  };
}

/** The series and occurrence it replaces, where the series is in the calendar. */
function placeOf(
  { instanceOf }: PlannedEvent['event'],
  ids: ReadonlyMap<string, string>,
): Pick<NewEvent, 'seriesId' | 'occurrenceDate'> {
  const seriesId = instanceOf && ids.get(keyOf(uidHashOf(instanceOf.uid), instanceOf.part));
  return seriesId ? { seriesId, occurrenceDate: instanceOf.date } : {};
}

/** Differs from every file's hash, so that the next complete file is compared again. */
const hashOfShortened = (contentHash: Buffer, days: readonly string[]): Buffer =>
  createHash('sha256').update(contentHash).update(days.join(' ')).digest();
