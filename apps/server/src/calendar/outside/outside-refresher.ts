import { Injectable, type OnModuleInit } from '@nestjs/common';
import { diffDays, todayIn, type CalendarDate } from '@homefold/domain';
import { FamilyChanges } from '../../activity';
import { FamilySettingsReader } from '../../families';
import { Clock } from '../../platform/clock';
import { Database, type ScopeOwner } from '../../platform/database';
import { JobQueue } from '../../platform/queue';
import { Logger } from '../../platform/observability';
import { FetchProblem, SafeFetch, type GoodAnswer, type Wanted } from '../../platform/safe-fetch';
import { DomainError } from '../../platform/errors';
import { Readers } from '../../platform/readers';
import { CalendarFileError } from '../exchange/file/calendar-file.types';
import { asFileError, CALENDAR_READER, MAX_CPU_MS } from '../exchange/import/reading';
import {
  OutsideCalendarStore,
  type CalendarKey,
  type ClaimedCalendar,
  type GoodRefresh,
} from './outside-calendar.store';
import type { OutsideFeed } from './outside-feed';

/** Name of the queue job for a scheduled refresh. */
export const REFRESH_JOB = 'refresh-outside-calendar';

export interface RefreshJob extends CalendarKey {
  /** When it became due, ISO 8601, which makes the job idempotent: a repeated one is already done. */
  dueAt: string;
}

/** `FamilyChange.type` of outside calendars and their events. */
export const OUTSIDE_CALENDAR = 'outside_calendar';

const HOUR_MS = 3_600_000;
const MAX_BACKOFF_HOURS = 24;
/** Relative jitter of the refresh interval, which spreads calendars that were added together. */
const JITTER = 0.1;
/** Twice the limit of a fetch, and shorter than the time after which a killed worker's job is retried. */
const LEASE_MS = 20_000;
/** Days after which an unchanged calendar is expanded again, because the window moves on. */
const EXPANSION_DAYS = 7;

const CALENDAR: Wanted = {
  noun: 'calendar',
  userAgent: 'Homefold calendar',
  accept: 'text/calendar, text/plain;q=0.8, */*;q=0.5',
};

/** Refreshes outside calendars. Network requests happen between database scopes, never inside one. */
@Injectable()
export class OutsideRefresher implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly store: OutsideCalendarStore,
    private readonly families: FamilySettingsReader,
    private readonly fetcher: SafeFetch,
    private readonly readers: Readers,
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
   * Fetches a calendar for the first time.
   *
   * @param owner takes turns with others
   * @throws FetchProblem, CalendarFileError, DomainError (field `url`) with a user-facing message
   */
  async first(owner: string, url: URL, timeZone: string): Promise<GoodRefresh> {
    const answer = await this.fetcher.get(url.href, CALENDAR);
    // The request had no validators, so 304 is an invalid answer.
    if (answer.status === 304) throw new FetchProblem('status', "The calendar's server answers with an error (304).");
    return this.reading(owner, answer, timeZone);
  }

  /**
   * Refreshes one calendar, unless another worker holds its lease. Failures of the remote server are stored, not thrown;
   * the events of the last successful refresh stay.
   *
   * @param notSince skip it when it was refreshed since
   */
  async refresh(key: CalendarKey, notSince: Date | null = null): Promise<void> {
    const owner = { familyId: key.familyId, userId: '' };
    const claimed = await this.db.write(owner, () => this.store.claim(key, LEASE_MS, notSince));
    if (!claimed) return;
    const outcome = await this.attempt(key, claimed, owner);
    await this.db.write(owner, async () => {
      // The calendar was removed, or the lease expired and another worker took over: discard the result.
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
        return { problem: 'Its stored address can no longer be read. Please remove the calendar and add it again.' };
      const { timeZone } = await this.db.read(owner, () => this.families.settings(owner));
      const today = todayIn(timeZone, this.clock.now());
      const stale =
        timeZone !== claimed.timeZone ||
        claimed.expandedOn === null ||
        Math.abs(diffDays(claimed.expandedOn, today)) >= EXPANSION_DAYS;
      const answer = await this.fetcher.get(claimed.url, CALENDAR, stale ? {} : claimed.validators);
      return answer.status === 304 ? 'unchanged' : await this.reading(key.familyId, answer, timeZone);
    } catch (error) {
      const isRefused = error instanceof DomainError && error.code === 'INVALID';
      if (isRefused || error instanceof FetchProblem || error instanceof CalendarFileError)
        return { problem: error.message };
      this.logger.failure('reading an outside calendar failed', error, { calendarId: key.id });
      return { problem: 'This calendar could not be read.' };
    }
  }

  /** @returns whether clients that show the calendar need to refetch it */
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
    owner: string,
    { bytes, charset, etag, lastModified }: GoodAnswer,
    timeZone: string,
  ): Promise<GoodRefresh> {
    const today = todayIn(timeZone, this.clock.now());
    return {
      feed: await this.feedOf(owner, bytes, { charset, timeZone, today }),
      validators: { etag, lastModified },
      expandedOn: today,
      timeZone,
      nextRefreshAt: this.after(1),
    };
  }

  private feedOf(
    owner: string,
    bytes: Buffer,
    input: { charset: string | null; timeZone: string; today: CalendarDate },
  ): Promise<OutsideFeed> {
    const turn = { owner, field: 'url', noun: 'calendar', maxCpuMs: MAX_CPU_MS, isPatient: true } as const;
    return this.readers
      .run(CALENDAR_READER, 'feed', { input, bytes }, turn, async (pieces) => {
        const beginning = await pieces.next();
        if (beginning?.kind !== 'feed') throw new Error('a feed without a beginning');
        const parts: string[] = [];
        while (parts.length < beginning.parts) {
          const piece = await pieces.next();
          if (piece?.kind !== 'part') throw new Error('a feed without one of its parts');
          parts.push(piece.part);
        }
        return { ...beginning.feed, parts };
      })
      .catch(asFileError);
  }

  private after(hours: number): Date {
    const spread = 1 + JITTER * (2 * Math.random() - 1);
    return new Date(this.clock.now().getTime() + hours * HOUR_MS * spread);
  }
}

type Outcome = GoodRefresh | 'unchanged' | { problem: string };

/** Higher counts are not stored: the backoff is at its maximum long before. */
const MAX_FAILURES = 100;

/** 1, 2, 4, 8, 16, then always 24 hours. */
const backoffHours = (failures: number): number => Math.min(MAX_BACKOFF_HOURS, 2 ** (failures - 1));
