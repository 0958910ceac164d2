import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addYears, cleanLine, todayIn } from '@homefold/domain';
import { ActivityService } from '../../../activity';
import { FamilyMembers, FamilySettingsReader } from '../../../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../../../platform/auth';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { invalid, notFound } from '../../../platform/errors';
import { Idempotency } from '../../../platform/idempotency';
import { RateLimiter } from '../../../platform/limits';
import { ownerOf, type SpooledFile } from '../../../platform/http';
import { inPieces, Readers } from '../../../platform/readers';
import { CalendarFileError, type CalendarFile, type CalendarFileOptions } from '../file/calendar-file.types';
import type { HashedEvent } from '../file/calendar-reader';
import { uidHashOf } from '../file/file-hashes';
import { asFileError, CALENDAR_READER, MAX_CPU_MS } from './reading';
import { ownIdOf, planImport, type ImportPlan, type KnownItem, type PlannedEvent } from './calendar-import.plan';
import {
  countFamilyEvents,
  insertImport,
  selectImport,
  selectKnownItems,
  selectOwnEvents,
  upsertItems,
} from './calendar-import.queries';
import {
  IMPORT_STATES,
  type CalendarImportPreview,
  type CalendarImportResult,
  type ImportState,
} from './calendar-import.types';
import { CalendarImportWriter, type Written } from './calendar-import.writer';
import { MAX_FAMILY_EVENTS } from '../file/file-limits';

/** Previews and imports together: each reads up to 5 MB. */
const IMPORTS = { limit: 60, windowSeconds: 3_600 };
const SHOWN = 500;
/** Recorded by one statement. */
const ITEMS = 1_000;
const WINDOW_YEARS = 2;
const MAX_NAME = 80;

/** Its name is the uploader's; may be blank. */
export type CalendarUpload = Pick<SpooledFile, 'bytes' | 'size' | 'name'>;

interface ReadUpload {
  name: string;
  file: Omit<CalendarFile, 'events'>;
  events: HashedEvent[];
  window: CalendarFileOptions['window'];
}

/** Previews and imports calendar files (docs/decisions/icalendar.md). */
@Injectable()
export class CalendarImportService {
  constructor(
    private readonly db: Database,
    private readonly writer: CalendarImportWriter,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly activities: ActivityService,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an upload against the caller's 60 per hour; call it before the body is read. @throws DomainError
   * RATE_LIMITED
   */
  async admit(caller: Viewer): Promise<void> {
    const viewer = requireFamily(caller);
    await this.limiter.hit(`calendar import of ${viewer.userId}`, IMPORTS);
  }

  /** Previews an import without storing anything. @throws DomainError INVALID (field `file`) */
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
      items: previewItems(events)
        .sort(([a], [b]) => IMPORT_STATES.indexOf(a.state) - IMPORT_STATES.indexOf(b.state))
        .slice(0, SHOWN)
        .map(itemOf),
    };
  }

  /**
   * Imports a file atomically. Importing the same file again changes nothing; concurrent imports are serialised.
   *
   * @param idempotencyKey a second call of the caller with it returns the first result
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

  /** Outside of any scope: it takes long. */
  private async read(viewer: FamilyViewer, upload: CalendarUpload): Promise<ReadUpload> {
    const { timeZone } = await this.families.settings(viewer);
    const from = todayIn(timeZone, this.clock.now());
    const window = { from, to: addYears(from, WINDOW_YEARS) };
    try {
      const { file: read, events } = await this.inReader(viewer, upload, { timeZone, window });
      const file = { ...read, skipped: [...read.skipped, ...read.others] };
      const given = Array.from(cleanLine(upload.name)).slice(0, MAX_NAME).join('');
      return { name: given || file.name || 'a calendar file', file, events, window };
    } catch (error) {
      throw error instanceof CalendarFileError ? invalid('file', error.message) : error;
    }
  }

  private inReader(
    viewer: FamilyViewer,
    { bytes, size }: CalendarUpload,
    input: CalendarFileOptions,
  ): Promise<Pick<ReadUpload, 'file' | 'events'>> {
    const turn = { owner: ownerOf(viewer), field: 'file', noun: 'file', maxCpuMs: MAX_CPU_MS } as const;
    return this.readers
      .run(CALENDAR_READER, 'file', { input, bytes: bytes(), size }, turn, async (pieces) => {
        const beginning = await pieces.next();
        if (beginning?.kind !== 'file') throw new Error('a calendar without a beginning');
        const events: HashedEvent[] = [];
        while (events.length < beginning.count) {
          const piece = await pieces.next();
          if (piece?.kind !== 'events') throw new Error('a calendar without some of its events');
          events.push(...piece.events);
        }
        return { file: beginning.file, events };
      })
      .catch(asFileError);
  }

  private async plan(viewer: FamilyViewer, { file, events, window }: ReadUpload): Promise<ImportPlan> {
    const uids = [...new Set(events.map(({ event }) => event.uid))];
    const ids = uids.flatMap((uid) => ownIdOf(uid) ?? []);
    const known = await this.db.sql<KnownItem & Record<string, unknown>>(
      selectKnownItems(viewer.familyId, uids.map(uidHashOf)),
    );
    const own =
      ids.length > 0 ? await this.db.sql<{ id: string; live: boolean }>(selectOwnEvents(viewer.familyId, ids)) : [];
    const plan = planImport(events, file.complete, known, new Map(own.map(({ id, live }) => [id, live])), window);
    await this.assertRoom(viewer, countsOf(plan.events).new);
    return plan;
  }

  private async assertRoom({ familyId }: FamilyViewer, added: number): Promise<void> {
    if (added === 0) return;
    const [row] = await this.db.sql<{ events: number }>(countFamilyEvents(familyId));
    if ((row?.events ?? 0) + added > MAX_FAMILY_EVENTS)
      throw invalid(
        'file',
        `With this file the calendar would have more than ${MAX_FAMILY_EVENTS.toLocaleString('en')} events.`,
      );
  }

  /** One import per family at a time: two identical concurrent ones must not both add everything. */
  private async takeTurn(viewer: FamilyViewer): Promise<void> {
    await this.db.lock(`calendar import of ${viewer.familyId}`);
  }

  /** @returns id of the import */
  private async write(
    viewer: FamilyViewer,
    { name, file }: ReadUpload,
    { events, gone, shortened, earlier }: ImportPlan,
  ): Promise<string> {
    const members = await this.members.list(viewer);
    const added = await this.writer.add(viewer, events, earlier, members);
    const updated = await this.writer.update(viewer, events, gone, members);
    const series = await this.writer.shorten(viewer, shortened);
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
    const written = [...added, ...updated, ...series];
    await this.db.sql(insertImport(viewer.familyId, viewer.membershipId, result, this.clock.now()));
    if (written.length > 0) {
      // in pieces, since each is put into words at once
      for (const piece of inPieces(written, ITEMS)) await this.db.sql(upsertItems(viewer.familyId, result.id, piece));
      await this.notify(viewer, result, written[0] as Written);
    }
    return result.id;
  }

  /** One feed entry and one message for open screens, which refetch their days, for any number of events. */
  private async notify(
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
      data: { eventDate: first.eventDate, count },
      change: 'created',
    });
  }
}

function countsOf(events: readonly PlannedEvent[]): Record<ImportState, number> {
  const counts = { new: 0, changed: 0, known: 0, kept: 0, deleted: 0 };
  for (const { state } of events) counts[state] += 1;
  return counts;
}

type PreviewItem = [first: PlannedEvent, ...others: PlannedEvent[]];

/** Dates listed because there is no equivalent series are shown as one entry with all of them. */
function previewItems(events: readonly PlannedEvent[]): PreviewItem[] {
  const items = new Map<string, PreviewItem>();
  for (const planned of events) {
    const { event, state } = planned;
    const key = JSON.stringify([event.uid, event.part.startsWith('d:') ? `d ${state}` : event.part]);
    const line = items.get(key);
    if (line) line.push(planned);
    else items.set(key, [planned]);
  }
  return [...items.values()];
}

const itemOf = ([{ event, state }, ...others]: PreviewItem): CalendarImportPreview['items'][number] => ({
  uid: event.uid.slice(0, 200),
  title: event.title,
  emoji: event.emoji,
  place: event.place,
  eventDate: event.eventDate,
  endDate: event.endDate,
  eventTime: event.eventTime,
  eventEndTime: event.eventEndTime,
  isRecurring: event.recurringType !== null,
  recurringType: event.recurringType,
  recurringInterval: event.recurringInterval,
  recurringEndDate: event.recurringEndDate,
  recurringDays: event.recurringDays,
  dateCount: 1 + others.length,
  lastDate: others.at(-1)?.event.eventDate ?? event.eventDate,
  state,
  note: event.note,
});
