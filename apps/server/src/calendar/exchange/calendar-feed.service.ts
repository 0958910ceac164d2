import { Injectable } from '@nestjs/common';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { newFamilyToken, readFamilyToken, type FamilyToken } from '../../platform/family-token';
import { Origins } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { type SealedColumn, SecretBox } from '../../platform/secret-box';
import { CalendarExportService } from './calendar-export.service';
import type { CalendarFeed } from './ical.types';

/** Programs poll every few minutes at most, and a family may use several with one address. */
const READS = { limit: 240, windowSeconds: 3_600 };
/**
 * Unknown addresses per network address. Valid ones keep working: a calendar service reads thousands of families' feeds
 * from a few addresses of its own, and requests outdated ones among them.
 */
const MISSES = { limit: 60, windowSeconds: 3_600 };
const NOTED_MS = 3_600_000;

interface FeedRow {
  membershipId: string;
  userId: string;
  role: FamilyViewer['role'];
  lastReadAt: Date | null;
}

/**
 * Private calendar addresses, one per member, for programs that cannot sign in. A holder reads what the member may
 * read, until the member replaces or revokes it, leaves, or deletes their account.
 */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly db: Database,
    private readonly exports: CalendarExportService,
    private readonly limiter: RateLimiter,
    private readonly box: SecretBox,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own address; null without one, or when it cannot be decrypted since the server's secret changed. */
  async get(caller: Viewer): Promise<CalendarFeed | null> {
    const viewer = requireFamily(caller);
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<{ sealed: Buffer; createdAt: Date; lastReadAt: Date | null }>({
        name: 'calendar_feed_own',
        text: `select f.token_sealed as sealed, f.created_at as "createdAt", f.last_read_at as "lastReadAt"
               from calendar_feed f join membership m on m.family_id = f.family_id and m.id = f.membership_id
               where f.family_id = $1 and f.membership_id = $2 and f.user_id = $3 and f.created_at >= m.joined_at`,
        values: [viewer.familyId, viewer.membershipId, viewer.userId],
      }),
    );
    const token = row && this.box.open(row.sealed.toString('base64url'), purposeOf(viewer));
    return row && token ? this.shown(token, row.createdAt, row.lastReadAt) : null;
  }

  /** Creates the viewer's address; a previous one becomes invalid. */
  async create(caller: Viewer): Promise<CalendarFeed> {
    const viewer = requireFamily(caller);
    const { token, hash } = newFamilyToken(viewer.familyId);
    const createdAt = this.clock.now();
    await this.db.write(viewer, () =>
      this.db.sql({
        name: 'calendar_feed_create',
        text: `insert into calendar_feed (family_id, membership_id, user_id, token_hash, token_sealed, created_at)
               values ($1, $2, $3, $4, $5, $6)
               on conflict (family_id, membership_id) do update set user_id = excluded.user_id,
                 token_hash = excluded.token_hash, token_sealed = excluded.token_sealed,
                 created_at = excluded.created_at, last_read_at = null`,
        values: [
          viewer.familyId,
          viewer.membershipId,
          viewer.userId,
          hash,
          Buffer.from(this.box.seal(token, purposeOf(viewer)), 'base64url'),
          createdAt,
        ],
      }),
    );
    return this.shown(token, createdAt, null);
  }

  /** @returns whether there was an address */
  async revoke(caller: Viewer): Promise<boolean> {
    const viewer = requireFamily(caller);
    const gone = await this.db.write(viewer, () =>
      this.db.sql({
        name: 'calendar_feed_revoke',
        text: 'delete from calendar_feed where family_id = $1 and membership_id = $2 returning membership_id',
        values: [viewer.familyId, viewer.membershipId],
      }),
    );
    return gone.length > 0;
  }

  /**
   * The calendar behind an address, as iCalendar.
   *
   * @param network of the caller; guessing is rate-limited by it
   * @throws DomainError NOT_FOUND for unknown and revoked addresses alike; RATE_LIMITED
   */
  async read(given: string, network: string, options: { holidays?: boolean } = {}): Promise<string> {
    const token = readFamilyToken(given);
    const found = token && (await this.find(token));
    if (!found) {
      await this.limiter.hit(`calendar feed missed by ${network}`, MISSES);
      throw notFound('Calendar');
    }
    await this.limiter.hit(`calendar feed ${token.hash.toString('hex')}`, READS);
    const viewer: FamilyViewer = { ...found, familyId: token.familyId, sessionId: '', email: '', name: '' };
    const { text } = await this.exports.export(viewer, options);
    await this.noteRead(viewer, found.lastReadAt);
    return text;
  }

  private async find({ familyId, hash }: FamilyToken): Promise<FeedRow | null> {
    const [row] = await this.db.read({ familyId, userId: '' }, () =>
      this.db.sql<FeedRow>({
        name: 'calendar_feed_find',
        text: `select f.membership_id as "membershipId", f.user_id as "userId", m.role, f.last_read_at as "lastReadAt"
               from calendar_feed f join membership m
                 on m.family_id = f.family_id and m.id = f.membership_id and m.user_id = f.user_id
               where f.family_id = $1 and f.token_hash = $2 and m.left_at is null and f.created_at >= m.joined_at`,
        values: [familyId, hash],
      }),
    );
    return row ?? null;
  }

  /** Rounded to the hour: writing on every poll would be most of the database's work. */
  private async noteRead(viewer: FamilyViewer, lastReadAt: Date | null): Promise<void> {
    const now = this.clock.now();
    if (lastReadAt && now.getTime() - lastReadAt.getTime() < NOTED_MS) return;
    await this.db.write(viewer, () =>
      this.db.sql({
        name: 'calendar_feed_read',
        text: 'update calendar_feed set last_read_at = $3 where family_id = $1 and membership_id = $2',
        values: [viewer.familyId, viewer.membershipId, now],
      }),
    );
  }

  private shown(token: string, createdAt: Date, lastReadAt: Date | null): CalendarFeed {
    const url = `${this.origins.current()}/feeds/${token}.ics`;
    return { url, webcalUrl: url.replace(/^https?:/, 'webcal:'), createdAt, lastReadAt };
  }
}

export const sealedFeedTokens: SealedColumn = {
  ...{ table: 'calendar_feed', key: ['family_id', 'membership_id'], column: 'token_sealed', type: 'bytea' },
  holds: 'shown addresses of calendar feeds',
  purpose: (row) => purposeOf({ membershipId: row['membership_id'] ?? '' }),
};

/** Sealed per member: useless in another member's row. */
const purposeOf = ({ membershipId }: Pick<FamilyViewer, 'membershipId'>): string => `calendar feed of ${membershipId}`;
