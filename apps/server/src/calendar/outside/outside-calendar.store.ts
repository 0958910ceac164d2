import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nextHue, type CalendarDate, type MemberHue } from '@homefold/domain';
import { isUUID } from 'class-validator';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { type SealedColumn, SecretBox } from '../../platform/secret-box';
import type { Validators } from '../../platform/safe-fetch';
import { shownAddress } from './outside-address';
import { OutsideCalendarStatus, type OutsideCalendar } from './outside-calendar.types';
import type { OutsideFeed } from './outside-feed';

const PURPOSE = 'outside calendar';

export const sealedCalendarAddresses: SealedColumn = {
  ...{ table: 'calendar_subscription', key: ['family_id', 'id'], column: 'url_sealed', type: 'text' },
  holds: 'addresses of outside calendars',
  purpose: () => PURPOSE,
  digest: { column: 'url_digest', of: (box, url) => box.digest(url, PURPOSE) },
};

/** Input of a refresh. The address is a secret: never log, send or display it. */
export interface ClaimedCalendar {
  claim: string;
  name: string;
  /** null when it was encrypted with a different `SECRET`. */
  url: string | null;
  validators: Validators;
  contentHash: string | null;
  expandedOn: CalendarDate | null;
  timeZone: string | null;
  failures: number;
  problem: string | null;
  notice: string | null;
}

/** Result of a successful refresh. */
export interface GoodRefresh {
  feed: OutsideFeed;
  validators: Validators;
  expandedOn: CalendarDate;
  timeZone: string;
  nextRefreshAt: Date;
}

interface ClaimRow {
  name: string;
  url_sealed: string;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  expanded_on: string | null;
  time_zone: string | null;
  failures: number;
  problem: string | null;
  notice: string | null;
}

/** Identifies a calendar without a viewer, which a refresh does not have. */
export interface CalendarKey {
  familyId: string;
  id: string;
}

/** Queries of the outside calendar tables. Every method must be called inside a scope of `Database`. */
@Injectable()
export class OutsideCalendarStore {
  constructor(
    private readonly db: Database,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** All of the family's calendars, by name. */
  async list({ familyId }: Pick<FamilyViewer, 'familyId'>): Promise<OutsideCalendar[]> {
    return this.db.sql<OutsideCalendar>({
      name: 'outside_calendar_list',
      text: `select ${columns} from calendar_subscription where family_id = $1 order by lower(name), id`,
      values: [familyId, this.clock.now()],
    });
  }

  /** @throws DomainError NOT_FOUND, also for another family's id */
  async read({ familyId }: Pick<FamilyViewer, 'familyId'>, id: string): Promise<OutsideCalendar> {
    const [row] = isUUID(id)
      ? await this.db.sql<OutsideCalendar>({
          name: 'outside_calendar_read',
          text: `select ${columns} from calendar_subscription where family_id = $1 and id = $3`,
          values: [familyId, this.clock.now(), id],
        })
      : [];
    if (!row) throw notFound('Calendar');
    return row;
  }

  /** Id of the family's calendar with this address, or null. */
  async findByAddress({ familyId }: FamilyViewer, url: URL): Promise<string | null> {
    const [row] = await this.db.sql<{ id: string }>({
      name: 'outside_calendar_find',
      text: 'select id from calendar_subscription where family_id = $1 and url_digest = $2',
      values: [familyId, this.digest(url)],
    });
    return row?.id ?? null;
  }

  /** The family's number of calendars. Serialises callers within the family until the write scope ends. */
  async countLocked({ familyId }: FamilyViewer): Promise<number> {
    await this.db.lock(`outside calendars of ${familyId}`);
    return this.count(familyId);
  }

  async count(familyId: string): Promise<number> {
    const [row] = await this.db.sql<{ count: number }>({
      name: 'outside_calendar_count',
      text: 'select count(*)::int as count from calendar_subscription where family_id = $1',
      values: [familyId],
    });
    return row?.count ?? 0;
  }

  async insert(viewer: FamilyViewer, url: URL, name: string, refresh: GoodRefresh): Promise<string> {
    const id = randomUUID();
    const now = this.clock.now();
    await this.db.sql({
      name: 'outside_calendar_insert',
      text: `insert into calendar_subscription
               (family_id, id, name, color, url_sealed, url_digest, url_shown, added_by, created_at, next_refresh_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      values: [
        viewer.familyId,
        id,
        name,
        await this.nextColor(viewer),
        this.box.seal(url.href, PURPOSE),
        this.digest(url),
        shownAddress(url),
        viewer.membershipId,
        now,
      ],
    });
    await this.succeed({ familyId: viewer.familyId, id }, refresh, true);
    return id;
  }

  /** @returns false when the name is unchanged */
  async rename({ familyId }: FamilyViewer, id: string, name: string): Promise<boolean> {
    const rows = await this.db.sql({
      name: 'outside_calendar_rename',
      text: `update calendar_subscription set name = $3 where family_id = $1 and id = $2 and name <> $3 returning id`,
      values: [familyId, id, name],
    });
    return rows.length > 0;
  }

  /** Deletes the calendar and its occurrences. */
  async remove({ familyId }: FamilyViewer, id: string): Promise<boolean> {
    const rows = await this.db.sql({
      name: 'outside_calendar_remove',
      text: 'delete from calendar_subscription where family_id = $1 and id = $2 returning id',
      values: [familyId, id],
    });
    return rows.length > 0;
  }

  /**
   * Leases a calendar for one refresh, for `leaseMs` at most.
   *
   * @param notSince skip it when it was refreshed since
   * @returns null when it is deleted, leased, or fresh enough
   */
  async claim({ familyId, id }: CalendarKey, leaseMs: number, notSince: Date | null): Promise<ClaimedCalendar | null> {
    const now = this.clock.now();
    const claim = randomUUID();
    const [row] = await this.db.sql<ClaimRow>({
      name: 'outside_calendar_claim',
      text: `update calendar_subscription set refresh_claim = $3, claimed_until = $4
             where family_id = $1 and id = $2 and (claimed_until is null or claimed_until <= $5)
               and ($6::timestamptz is null or checked_at is null or checked_at < $6)
             returning name, url_sealed, etag, last_modified, content_hash, to_char(expanded_on, 'YYYY-MM-DD') as expanded_on,
               time_zone, failures, problem, notice`,
      values: [familyId, id, claim, new Date(now.getTime() + leaseMs), now, notSince],
    });
    if (!row) return null;
    return {
      claim,
      name: row.name,
      url: this.box.open(row.url_sealed, PURPOSE),
      validators: { etag: row.etag, lastModified: row.last_modified },
      contentHash: row.content_hash,
      expandedOn: row.expanded_on,
      timeZone: row.time_zone,
      failures: row.failures,
      problem: row.problem,
      notice: row.notice,
    };
  }

  /** Whether a lease is still held; locks the row until the scope ends, so that it cannot be taken over. */
  async stillClaimed({ familyId, id }: CalendarKey, claim: string): Promise<boolean> {
    const rows = await this.db.sql({
      name: 'outside_calendar_claimed',
      text: `select id from calendar_subscription where family_id = $1 and id = $2 and refresh_claim = $3 for update`,
      values: [familyId, id, claim],
    });
    return rows.length > 0;
  }

  /** Stores a successful refresh. @param changed whether its events differ from the stored ones */
  async succeed({ familyId, id }: CalendarKey, refresh: GoodRefresh, changed: boolean): Promise<void> {
    const { feed, validators, expandedOn, timeZone, nextRefreshAt } = refresh;
    if (changed) await this.replaceEvents({ familyId, id }, feed);
    await this.db.sql({
      name: 'outside_calendar_succeed',
      text: `update calendar_subscription set etag = $3, last_modified = $4, content_hash = $5, event_count = $6,
               notice = $7, expanded_on = $8, time_zone = $9, asked_zone = $9, refreshed_at = $10, checked_at = $10,
               next_refresh_at = $11, failures = 0, problem = null, refresh_claim = null, claimed_until = null
             where family_id = $1 and id = $2`,
      values: [
        familyId,
        id,
        validators.etag ?? null,
        validators.lastModified ?? null,
        feed.hash,
        feed.count,
        feed.notice,
        expandedOn,
        timeZone,
        this.clock.now(),
        nextRefreshAt,
      ],
    });
  }

  /** Records a response of 304 Not Modified. */
  async unchanged({ familyId, id }: CalendarKey, nextRefreshAt: Date): Promise<void> {
    await this.db.sql({
      name: 'outside_calendar_unchanged',
      text: `update calendar_subscription set refreshed_at = $3, checked_at = $3, next_refresh_at = $4, failures = 0,
               problem = null, refresh_claim = null, claimed_until = null
             where family_id = $1 and id = $2`,
      values: [familyId, id, this.clock.now(), nextRefreshAt],
    });
  }

  async fail({ familyId, id }: CalendarKey, problem: string, failures: number, nextRefreshAt: Date): Promise<void> {
    await this.db.sql({
      name: 'outside_calendar_fail',
      text: `update calendar_subscription set checked_at = $3, next_refresh_at = $4, failures = $5, problem = $6,
               refresh_claim = null, claimed_until = null
             where family_id = $1 and id = $2`,
      values: [familyId, id, this.clock.now(), nextRefreshAt, failures, problem],
    });
  }

  private async replaceEvents({ familyId, id }: CalendarKey, feed: OutsideFeed): Promise<void> {
    await this.db.sql({
      name: 'outside_events_clear',
      text: 'delete from calendar_subscription_event where family_id = $1 and subscription_id = $2',
      values: [familyId, id],
    });
    for (const part of feed.parts)
      await this.db.sql({
        name: 'outside_events_add',
        text: `insert into calendar_subscription_event
                 (family_id, subscription_id, uid_hash, event_date, end_date, event_time, event_end_time, title, description, emoji, place)
               select $1, $2, o.uid_hash, o.event_date, o.end_date, o.event_time, o.event_end_time, o.title, o.description, o.emoji, o.place
               from jsonb_to_recordset($3) o (uid_hash text, event_date date, end_date date, event_time time,
                 event_end_time time, title text, description text, emoji text, place text)`,
        values: [familyId, id, part],
      });
  }

  /** The first colour that no member or other calendar uses, if any. */
  private async nextColor({ familyId }: FamilyViewer): Promise<MemberHue> {
    const rows = await this.db.sql<{ color: string }>({
      name: 'outside_calendar_colors',
      text: `select hue as color from membership where family_id = $1 and left_at is null
             union all select color from calendar_subscription where family_id = $1`,
      values: [familyId],
    });
    return nextHue(rows.map(({ color }) => color));
  }

  private digest(url: URL): string {
    return this.box.digest(url.href, PURPOSE);
  }
}

const { failing, fresh, refreshing } = OutsideCalendarStatus;

/** The API's fields; `$2` is now. */
const columns = `id, name, url_shown as "url", color, added_by as "addedByMemberId", refreshed_at as "refreshedAt",
  next_refresh_at as "nextRefreshAt",
  case when claimed_until > $2 then '${refreshing}' when problem is not null then '${failing}' else '${fresh}' end as "status",
  problem, notice, event_count as "eventCount"`;
