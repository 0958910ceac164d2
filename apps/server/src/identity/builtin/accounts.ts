import type { Pool } from 'pg';
import type { Principal } from '../../platform/auth';
import { LookUps } from '../../platform/database';
import type { IdentityUser } from '../identity.port';

/** A signed-in device as shown to its owner, without the session's secret. */
export interface SessionView {
  id: string;
  createdAt: string;
  /** When the session was last extended (at most once a day). */
  updatedAt: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** True for the calling session. */
  current: boolean;
}

interface SessionRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Our own reads and deletes on better-auth's tables, as prepared statements. */
export class Accounts {
  private readonly liveSessions: LookUps<string, Principal>;

  constructor(private readonly pool: Pool) {
    this.liveSessions = new LookUps(async (sessionIds) => {
      const { rows } = await pool.query<Principal>({
        name: 'identity_principals',
        text: `select s.id as "sessionId", u.id as "userId", u.email, u.name
               from identity.session s join identity."user" u on u.id = s."userId"
               where s.id = any($1::uuid[]) and s."expiresAt" > now()`,
        values: [sessionIds],
      });
      return new Map(rows.map((row) => [row.sessionId, row]));
    });
  }

  /**
   * The live session of a token with its user. Looked up on every request, so that sign-out and revocation take effect
   * at once instead of when the token's 60 seconds are over. Concurrent requests share a statement.
   */
  async principal(sessionId: string, userId: string): Promise<Principal | null> {
    if (!UUID.test(sessionId) || !UUID.test(userId)) return null;
    const found = await this.liveSessions.get(sessionId.toLowerCase());
    return found?.userId === userId.toLowerCase() ? found : null;
  }

  async users(ids: readonly string[]): Promise<IdentityUser[]> {
    const known = ids.filter((id) => UUID.test(id));
    if (known.length === 0) return [];
    const { rows } = await this.pool.query<IdentityUser>({
      name: 'identity_users',
      text: 'select id, email, name from identity."user" where id = any($1::uuid[])',
      values: [known],
    });
    return rows;
  }

  /** The origin each user last signed in under; see `noteOrigin`. */
  async origins(ids: readonly string[]): Promise<Map<string, string>> {
    const known = ids.filter((id) => UUID.test(id));
    if (known.length === 0) return new Map();
    const { rows } = await this.pool.query<{ id: string; origin: string }>({
      name: 'identity_origins',
      text: 'select id, origin from identity."user" where id = any($1::uuid[]) and origin is not null',
      values: [known],
    });
    return new Map(rows.map(({ id, origin }) => [id, origin]));
  }

  /** The same by the account's email address; null when there is none. */
  async originOf(email: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ origin: string | null }>({
      name: 'identity_origin_of',
      text: 'select origin from identity."user" where email = $1',
      values: [email],
    });
    return rows[0]?.origin ?? null;
  }

  /**
   * Records the origin of a sign-in, for links in mails sent without a request.
   *
   * @param replaces false for a loopback name, which never replaces another one
   */
  async noteOrigin(userId: string, origin: string, replaces: boolean): Promise<void> {
    await this.pool.query({
      name: 'identity_note_origin',
      text: `update identity."user" set origin = $2
             where id = $1 and origin is distinct from $2 and ($3 or origin is null)`,
      values: [userId, origin, replaces],
    });
  }

  /** Creates guest accounts without a password. @throws when an id or address is taken */
  async open(users: readonly IdentityUser[], familyId: string): Promise<void> {
    await this.pool.query({
      name: 'identity_open',
      text: `insert into identity."user" (id, email, name, "emailVerified", "guestOf")
             select *, false, $4::uuid from unnest($1::uuid[], $2::text[], $3::text[])`,
      values: [users.map(({ id }) => id), users.map(({ email }) => email), users.map(({ name }) => name), familyId],
    });
  }

  /** The family an account is a guest of; null for an ordinary or unknown account. */
  async guestOf(userId: string): Promise<string | null> {
    if (!UUID.test(userId)) return null;
    const { rows } = await this.pool.query<{ guestOf: string | null }>({
      name: 'identity_guest_of',
      text: 'select "guestOf" from identity."user" where id = $1',
      values: [userId],
    });
    return rows[0]?.guestOf ?? null;
  }

  /** The user's live sessions, newest first. */
  async sessions({ userId, sessionId }: Principal): Promise<SessionView[]> {
    const { rows } = await this.pool.query<SessionRow>({
      name: 'identity_sessions',
      text: `select id, "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent" from identity.session
             where "userId" = $1 and "expiresAt" > now() order by "createdAt" desc, id limit 100`,
      values: [userId],
    });
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ipAddress: row.ipAddress || null,
      userAgent: row.userAgent || null,
      current: row.id === sessionId,
    }));
  }

  /** Ids of all live sessions of a user, newest first. */
  async sessionIds(userId: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'identity_session_ids',
      text: `select id from identity.session where "userId" = $1 and "expiresAt" > now() order by "createdAt" desc, id`,
      values: [userId],
    });
    return rows.map(({ id }) => id);
  }

  /** @returns false when the user has no such session, also if it is somebody else's. */
  async revokeSession(userId: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'identity_revoke_session',
      text: 'delete from identity.session where id = $1 and "userId" = $2',
      values: [id, userId],
    });
    return rowCount === 1;
  }

  /** Ends all sessions of the user, except one if it is given. */
  async endSessions(userId: string, except: string | null = null): Promise<void> {
    await this.pool.query({
      name: 'identity_end_sessions',
      text: 'delete from identity.session where "userId" = $1 and id is distinct from $2::uuid',
      values: [userId, except],
    });
  }

  /** The recovery codes of a user's authenticator app, sealed; null without one. An unconfirmed set-up does not count. */
  async sealedRecoveryCodes(userId: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ backupCodes: string }>({
      name: 'identity_recovery_codes',
      text: 'select "backupCodes" from identity.two_factor where "userId" = $1 and verified',
      values: [userId],
    });
    return rows[0]?.backupCodes ?? null;
  }

  async passwordHash(userId: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ password: string | null }>({
      name: 'identity_password',
      text: `select password from identity.account where "userId" = $1 and "providerId" = 'credential'`,
      values: [userId],
    });
    return rows[0]?.password ?? null;
  }

  /** Deletes reset links and trusted devices. */
  async dropResetLinks(userId: string): Promise<void> {
    await this.pool.query({
      name: 'identity_drop_links',
      text: 'delete from identity.verification where value = $1',
      values: [userId],
    });
  }

  /** Sessions and passwords are deleted with the user (foreign keys cascade). */
  async remove(userId: string): Promise<void> {
    if (!UUID.test(userId)) return;
    await this.dropResetLinks(userId);
    await this.pool.query({
      name: 'identity_remove',
      text: 'delete from identity."user" where id = $1',
      values: [userId],
    });
  }
}
