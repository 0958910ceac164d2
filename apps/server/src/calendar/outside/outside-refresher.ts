import { Injectable, type OnModuleInit } from '@nestjs/common';
import { diffDays, todayIn } from '@homefold/domain';
import { FamilyChanges } from '../../activity';
import { FamilySettingsReader } from '../../families';
import { Clock } from '../../platform/clock';
import { Database, type ScopeOwner } from '../../platform/database';
import { JobQueue } from '../../platform/jobs';
import { Logger } from '../../platform/observability';
import { FetchProblem, SafeFetch, type GoodAnswer } from '../../platform/safe-fetch';
import { CalendarFileError } from '../ical/calendar-file.types';
import { decodeText } from '../ical/file-decode';
import {
  OutsideCalendarStore,
  type CalendarKey,
  type ClaimedCalendar,
  type GoodRefresh,
} from './outside-calendar.store';
import { readFeed } from './outside-feed';

/** The job of the scheduled refresh. */
export const REFRESH_JOB = 'refresh-outside-calendar';

export interface RefreshJob extends CalendarKey {
  /** When it fell due, ISO 8601: a repeated job finds that it has been done. */
  dueAt: string;
}

/** `FamilyChange.type` of outside calendars and everything in them. */
export const OUTSIDE_CALENDAR = 'outside_calendar';

const HOUR_MS = 3_600_000;
const MAX_BACKOFF_HOURS = 24;
/** Refreshes of many calendars spread by themselves, whenever they were added. */
const JITTER = 0.1;
/** Twice what a fetch may take, and less than a job of a killed worker waits for another one. */
const LEASE_MS = 20_000;
/** Written out anew after so many days even if nothing is new: the window moves on. */
const EXPANSION_DAYS = 7;

/** Reading outside calendars: the network comes between the database's scopes, never inside one. */
@Injectable()
export class OutsideRefresher implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly store: OutsideCalendarStore,
    private readonly families: FamilySettingsReader,
    private readonly fetcher: SafeFetch,
    private readonly changes: FamilyChanges,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<RefreshJob>(REFRESH_JOB, ({ familyId, id, dueAt }) =>
      this.refresh({ familyId, id }, new Date(dueAt)),
    );
  }

  /**
   * Reads a calendar for the first time.
   *
   * @throws FetchProblem, CalendarFileError with a message for people
   */
  async first(familyId: string, url: URL, timeZone: string): Promise<GoodRefresh> {
    const answer = await this.fetcher.get(url.href);
    // Nothing was sent that it could be unchanged since.
    if (answer.status === 304) throw new FetchProblem('status', "The calendar's server answers with an error (304).");
    return this.reading(familyId, answer, timeZone);
  }

  /**
   * Refreshes one calendar of a family, unless somebody else does so right now. What goes wrong with the other side is
   * written down, not thrown: the events of the last good refresh stay.
   *
   * @param notSince do nothing when it was refreshed since
   */
  async refresh(key: CalendarKey, notSince: Date | null = null): Promise<void> {
    const owner = { familyId: key.familyId, userId: '' };
    const claimed = await this.db.write(owner, () => this.store.claim(key, LEASE_MS, notSince));
    if (!claimed) return;
    const outcome = await this.attempt(key, claimed, owner);
    await this.db.write(owner, async () => {
      // Removed meanwhile, or so late that somebody else has begun: what was read here is not wanted any more.
      if (!(await this.store.stillClaimed(key, claimed.claim))) return;
      const changed = await this.keep(key, claimed, outcome);
      if (changed)
        await this.changes.publish(
          { familyId: key.familyId, membershipId: null },
          { type: OUTSIDE_CALENDAR, id: key.id, action: 'updated' },
        );
    });
  }

  private async attempt(
    key: CalendarKey,
    claimed: ClaimedCalendar,
    owner: ScopeOwner & { familyId: string },
  ): Promise<Outcome> {
    try {
      if (claimed.url === null)
        return { problem: 'Its address cannot be read any more. Please remove the calendar and add it again.' };
      const { timeZone } = await this.db.read(owner, () => this.families.settings(owner));
      const today = todayIn(timeZone, this.clock.now());
      const stale =
        timeZone !== claimed.timeZone ||
        claimed.expandedOn === null ||
        Math.abs(diffDays(claimed.expandedOn, today)) >= EXPANSION_DAYS;
      const answer = await this.fetcher.get(claimed.url, stale ? {} : claimed.validators);
      return answer.status === 304 ? 'unchanged' : await this.reading(key.familyId, answer, timeZone);
    } catch (error) {
      if (error instanceof FetchProblem || error instanceof CalendarFileError) return { problem: error.message };
      this.logger.failure('reading an outside calendar failed', error, { calendarId: key.id });
      return { problem: 'This calendar could not be read.' };
    }
  }

  /** @returns whether a screen that shows the calendar has something new to show */
  private async keep(key: CalendarKey, claimed: ClaimedCalendar, outcome: Outcome): Promise<boolean> {
    if (outcome === 'unchanged') {
      await this.store.unchanged(key, this.after(1));
      return claimed.problem !== null;
    }
    if ('problem' in outcome) {
      const failures = Math.min(claimed.failures + 1, MAX_FAILURES);
      await this.store.fail(key, outcome.problem, failures, this.after(backoffHours(failures)));
      return claimed.problem !== outcome.problem;
    }
    const changed = outcome.feed.hash !== claimed.contentHash;
    await this.store.succeed(key, outcome, changed);
    return changed || claimed.problem !== null || claimed.notice !== outcome.feed.notice;
  }

  private async reading(
    familyId: string,
    { bytes, charset, etag, lastModified }: GoodAnswer,
    timeZone: string,
  ): Promise<GoodRefresh> {
    const today = todayIn(timeZone, this.clock.now());
    return {
      feed: await readFeed(familyId, await decodeText(bytes, charset), timeZone, today),
      validators: { etag, lastModified },
      expandedOn: today,
      timeZone,
      nextRefreshAt: this.after(1),
    };
  }

  private after(hours: number): Date {
    const spread = 1 + JITTER * (2 * Math.random() - 1);
    return new Date(this.clock.now().getTime() + hours * HOUR_MS * spread);
  }
}

type Outcome = GoodRefresh | 'unchanged' | { problem: string };

/** More are not counted: the pause grows no longer. */
const MAX_FAILURES = 100;

/** 1, 2, 4, 8, 16, and then 24 hours. */
const backoffHours = (failures: number): number => Math.min(MAX_BACKOFF_HOURS, 2 ** (failures - 1));
