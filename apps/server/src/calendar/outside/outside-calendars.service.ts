import { Injectable } from '@nestjs/common';
import { TEXT_LIMITS, cleanLine, graphemes, isLongerThan } from '@homefold/domain';
import { ActivityService, FamilyChanges } from '../../activity';
import { FamilySettingsReader } from '../../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { conflict, invalid, notFound } from '../../platform/errors';
import { ownerOf } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { FetchProblem, REFUSED, webAddress } from '../../platform/safe-fetch';
import { CalendarFileError } from '../exchange/file/calendar-file.types';
import { OutsideCalendarStore } from './outside-calendar.store';
import type { OutsideCalendar } from './outside-calendar.types';
import { OUTSIDE_CALENDAR, OutsideRefresher } from './outside-refresher';

/** Most outside calendars per family. */
const MAX_CALENDARS = 10;

const ADDING = { limit: 20, windowSeconds: 3_600 };
const REFRESHING = { limit: 1, windowSeconds: 60 };

/**
 * Subscriptions to outside calendars (docs/decisions/outside-calendars.md). Any member adds, renames, refreshes and removes
 * them; their events are read-only.
 */
@Injectable()
export class OutsideCalendarsService {
  constructor(
    private readonly db: Database,
    private readonly store: OutsideCalendarStore,
    private readonly refresher: OutsideRefresher,
    private readonly families: FamilySettingsReader,
    private readonly activity: ActivityService,
    private readonly changes: FamilyChanges,
    private readonly limiter: RateLimiter,
  ) {}

  /** The family's outside calendars, by name. */
  async list(caller: Viewer): Promise<OutsideCalendar[]> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, () => this.store.list(viewer));
  }

  /**
   * Subscribes to an address and fetches it at once, so that a wrong address is reported immediately. An address that the
   * family already has returns the existing calendar.
   *
   * @param url http, https or webcal
   * @param name the family's name for it; by default the calendar's own name, or its host
   * @throws DomainError INVALID (field `url` or `name`) with a user-facing message, CONFLICT for an eleventh calendar,
   *   RATE_LIMITED after 20 an hour
   */
  async add(caller: Viewer, url: string, name?: string | null): Promise<OutsideCalendar> {
    const viewer = requireFamily(caller);
    const given = name ? nameOf(name) : null;
    const address = withInvalidInput(() => webAddress(url));
    await this.limiter.hit(`outside-calendars:add:${viewer.familyId}`, ADDING);
    const known = await this.db.read(viewer, async () => {
      const id = await this.store.findByAddress(viewer, address);
      if (id) return this.store.read(viewer, id);
      if ((await this.store.count(viewer.familyId)) >= MAX_CALENDARS) throw tooMany();
      return null;
    });
    if (known) return known;
    const { timeZone } = await this.families.settings(viewer);
    const first = await this.refresher.first(ownerOf(viewer), address, timeZone).catch((error: unknown) => {
      throw asInvalid(error);
    });
    return this.db.write(viewer, async () => {
      const count = await this.store.countLocked(viewer);
      // Another member may have added it concurrently.
      const earlier = await this.store.findByAddress(viewer, address);
      if (earlier) return this.store.read(viewer, earlier);
      if (count >= MAX_CALENDARS) throw tooMany();
      const id = await this.store.insert(viewer, address, given ?? ownName(first.feed.name, address), first);
      return this.recorded(viewer, 'created', await this.store.read(viewer, id));
    });
  }

  /** @throws DomainError INVALID (field `name`), NOT_FOUND */
  async rename(caller: Viewer, id: string, name: string): Promise<OutsideCalendar> {
    const viewer = requireFamily(caller);
    const wanted = nameOf(name);
    return this.db.write(viewer, async () => {
      const calendar = await this.store.read(viewer, id);
      if (await this.store.rename(viewer, calendar.id, wanted))
        await this.changes.publish(viewer, { type: OUTSIDE_CALENDAR, id: calendar.id, action: 'updated' });
      return this.store.read(viewer, id);
    });
  }

  /**
   * Refreshes a calendar now, ahead of schedule. A failed fetch does not throw: it is reported in `status` and `problem`.
   *
   * @throws DomainError NOT_FOUND, RATE_LIMITED when somebody refreshed it within the last minute
   */
  async refresh(caller: Viewer, id: string): Promise<OutsideCalendar> {
    const viewer = requireFamily(caller);
    const calendar = await this.db.read(viewer, () => this.store.read(viewer, id));
    await this.limiter.hit(`outside-calendars:refresh:${calendar.id}`, REFRESHING);
    await this.refresher.refresh({ familyId: viewer.familyId, id: calendar.id });
    return this.db.read(viewer, () => this.store.read(viewer, id));
  }

  /** Deletes it and its events permanently: it can be subscribed to again. @throws DomainError NOT_FOUND */
  async remove(caller: Viewer, id: string): Promise<void> {
    const viewer = requireFamily(caller);
    await this.db.write(viewer, async () => {
      const calendar = await this.store.read(viewer, id);
      if (!(await this.store.remove(viewer, calendar.id))) throw notFound('Calendar');
      await this.recorded(viewer, 'deleted', calendar);
    });
  }

  private async recorded(
    viewer: FamilyViewer,
    type: 'created' | 'deleted',
    calendar: OutsideCalendar,
  ): Promise<OutsideCalendar> {
    await this.activity.record(viewer, {
      type,
      resource: OUTSIDE_CALENDAR,
      resourceId: calendar.id,
      title: calendar.name,
    });
    return calendar;
  }
}

const tooMany = () => conflict('CONFLICT', `A family can have ${MAX_CALENDARS} outside calendars. Remove one first.`);

function nameOf(given: string): string {
  const name = cleanLine(given);
  if (!name) throw invalid('name', 'Name is required');
  if (isLongerThan(name, TEXT_LIMITS.familyName))
    throw invalid('name', `Name must be at most ${TEXT_LIMITS.familyName} characters`);
  return name;
}

/** The default name: the calendar's own, truncated. */
function ownName(name: string | null, { hostname }: URL): string {
  const own = cleanLine(name ?? '');
  if (!own) return hostname.slice(0, TEXT_LIMITS.familyName);
  return isLongerThan(own, TEXT_LIMITS.familyName) ? graphemes(own).slice(0, TEXT_LIMITS.familyName).join('') : own;
}

function withInvalidInput<T>(fn: () => T): T {
  try {
    return fn();
  } catch (error) {
    throw asInvalid(error);
  }
}

/** Problems with the address or its content become errors of the field; anything else is an internal error. */
const asInvalid = (error: unknown): unknown =>
  error instanceof FetchProblem || error instanceof CalendarFileError ? invalid('url', inWords(error)) : error;

const inWords = (error: FetchProblem | CalendarFileError): string =>
  error.message === REFUSED ? `${REFUSED} or webcal://…` : error.message;
