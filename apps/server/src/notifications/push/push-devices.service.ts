import { Injectable, type OnModuleInit } from '@nestjs/common';
import { firstGraphemes } from '@homefold/domain';
import { SessionEnds } from '../../identity';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { AppConfig } from '../../platform/config';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { type SealedColumn, SecretBox } from '../../platform/secret-box';
import { addressOf, readToken } from './device-token';
import { PushTransports } from './push-transports';
import { DEVICE_NAME_MAX, type PushDevice, type PushPlatform } from './push.types';

/** Devices per member; one more replaces the least recently seen. */
const MAX_DEVICES = 20;
/** The purpose under which tokens are sealed. */
export const TOKEN_PURPOSE = 'push device';

export const sealedPushDevices: SealedColumn = {
  ...{ table: 'push_device', key: ['family_id', 'id'], column: 'token', type: 'text' },
  holds: 'devices that get notifications',
  purpose: () => TOKEN_PURPOSE,
  digest: { column: 'token_digest', of: (box, token) => box.digest(addressOf(token), TOKEN_PURPOSE) },
};
const REGISTRATIONS = { limit: 60, windowSeconds: 3_600 };
const USUAL_NAMES: Record<PushPlatform, string> = { web: 'Browser', ios: 'iPhone or iPad', android: 'Android device' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface DeviceRow extends Omit<PushDevice, 'isReachable'> {
  platform: PushPlatform;
}

const columns = `id, platform, name, created_at as "createdAt", last_seen_at as "lastSeenAt"`;

/** Members' devices for notifications: each belongs to whoever signed in on it last. */
@Injectable()
export class PushDevicesService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly secrets: SecretBox,
    private readonly limiter: RateLimiter,
    private readonly transports: PushTransports,
    private readonly ends: SessionEnds,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.ends.addListener({ onSessionsEnded: (userId, live) => this.forgetSessions(userId, live) });
  }

  /**
   * Assigns a device to the viewer, whoever had it before. Idempotent except for its last-seen time.
   *
   * @param token a browser's subscription (JSON or object), or an app's token
   * @throws DomainError INVALID (token), RATE_LIMITED, NO_FAMILY
   */
  async register(
    caller: Viewer,
    { platform, token: given, name }: { platform: PushPlatform; token: unknown; name?: string | null },
  ): Promise<PushDevice> {
    const viewer = requireFamily(caller);
    const { address, token } = readToken(platform, given, this.config.push.allow);
    await this.limiter.hit(`push:register:${viewer.userId}`, REGISTRATIONS);
    const digest = this.secrets.digest(address, TOKEN_PURPOSE);
    return this.db.system(async () => {
      // Concurrent registrations of one device by two accounts are serialised, and the second gets it.
      await this.db.lock(`push device ${digest}`);
      await this.db.sql({
        name: 'push_device_move',
        text: `delete from push_device where token_digest = $1 and (family_id <> $2 or membership_id <> $3)`,
        values: [digest, viewer.familyId, viewer.membershipId],
      });
      const [row] = await this.db.sql<DeviceRow>({
        name: 'push_device_register',
        text: `insert into push_device as d (family_id, membership_id, platform, token, token_digest, name, session_id,
                                             created_at, last_seen_at)
               select m.family_id, m.id, $3, $4, $5, $6, $7, $8, $8 from membership m
               where m.family_id = $1 and m.id = $2 and m.left_at is null for share
               on conflict (family_id, token_digest) do update set token = excluded.token, name = excluded.name,
                 platform = excluded.platform, session_id = excluded.session_id, last_seen_at = excluded.last_seen_at
               returning ${columns}`,
        values: [
          ...[viewer.familyId, viewer.membershipId, platform, this.secrets.seal(token, TOKEN_PURPOSE), digest],
          ...[called(name) ?? USUAL_NAMES[platform], viewer.sessionId, this.clock.now()],
        ],
      });
      // the member left concurrently
      if (!row) throw notFound('Member');
      await this.dropOldest(viewer);
      return this.shown(row);
    });
  }

  /** The viewer's own, most recently seen first. */
  async mine(caller: Viewer): Promise<PushDevice[]> {
    const viewer = requireFamily(caller);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<DeviceRow>({
        name: 'push_devices',
        text: `select ${columns} from push_device where family_id = $1 and membership_id = $2
               order by last_seen_at desc, id`,
        values: [viewer.familyId, viewer.membershipId],
      }),
    );
    return rows.map((row) => this.shown(row));
  }

  /** One of the viewer's own. @throws DomainError NOT_FOUND, also for somebody else's */
  async get(caller: Viewer, id: string): Promise<PushDevice> {
    const found = (await this.mine(caller)).find((device) => device.id === id.toLowerCase());
    if (!found) throw notFound('Device');
    return found;
  }

  /** Removes one of the viewer's devices. @throws DomainError NOT_FOUND, also for somebody else's */
  async remove(caller: Viewer, id: string): Promise<void> {
    const viewer = requireFamily(caller);
    const removed = UUID.test(id) ? await this.forget(viewer, 'id', id) : 0;
    if (removed === 0) throw notFound('Device');
  }

  /** The same by the token that the device itself knows. Idempotent. */
  async removeToken(caller: Viewer, platform: PushPlatform, token: unknown): Promise<void> {
    const viewer = requireFamily(caller);
    const { address } = readToken(platform, token, this.config.push.allow);
    await this.forget(viewer, 'token_digest', this.secrets.digest(address, TOKEN_PURPOSE));
  }

  private forget(viewer: FamilyViewer, column: 'id' | 'token_digest', value: string): Promise<number> {
    return this.db.write(viewer, async () => {
      const rows = await this.db.sql({
        name: `push_device_remove_${column}`,
        text: `delete from push_device where family_id = $1 and membership_id = $2 and ${column} = $3 returning id`,
        values: [viewer.familyId, viewer.membershipId, value],
      });
      return rows.length;
    });
  }

  /** Removes the devices of ended sessions, including those ended from another device. */
  private async forgetSessions(userId: string, live: readonly string[]): Promise<void> {
    await this.db.system(() =>
      this.db.sql({
        name: 'push_device_sessions_over',
        text: `delete from push_device d using user_membership u
               where u.user_id = $1 and d.family_id = u.family_id and d.membership_id = u.membership_id
                 and d.session_id <> all($2::text[])`,
        values: [userId, live],
      }),
    );
  }

  private async dropOldest({ familyId, membershipId }: FamilyViewer): Promise<void> {
    await this.db.sql({
      name: 'push_device_drop_oldest',
      text: `delete from push_device where family_id = $1 and id in (
               select id from push_device where family_id = $1 and membership_id = $2
               order by last_seen_at desc, created_at desc offset $3)`,
      values: [familyId, membershipId, MAX_DEVICES],
    });
  }

  private shown(row: DeviceRow): PushDevice {
    return { ...row, isReachable: this.transports.platforms.includes(row.platform) };
  }
}

/** Single-line, truncated to what a list shows. */
function called(name: string | null | undefined): string | null {
  const line = (name ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line === '' ? null : firstGraphemes(line.slice(0, 500), DEVICE_NAME_MAX);
}
