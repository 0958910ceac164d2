import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict } from '../../platform/errors';
import { Housekeeping } from '../../platform/housekeeping';
import { RateLimiter } from '../../platform/limits';
import type { FamilyEntity } from '../family.entity';
import type { JoinRequestState } from './admission.types';
import { ProfileStore } from '../profiles/profile-store';

/** The live message to admins' open screens. */
export const JOIN_REQUEST = 'join_request';

/** Requests, and the addresses in them, expire. */
const KEPT_MS = 30 * 86_400_000;
const MAX_WAITING = 50;
/** Limits new requests only: each of them notifies admins' devices. */
const REQUESTS_OF_USER = { limit: 10, windowSeconds: 86_400 };

/** A request as stored for its family. */
export interface JoinRequestRow {
  id: string;
  userId: string;
  email: string;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  membershipId: string | null;
  requestedAt: Date;
}

/** The state of a user's request. */
export interface UserJoinRequest {
  familyId: string;
  requestId: string;
  familyName: string;
  state: JoinRequestState;
  requestedAt: Date;
}

const columns = `id, user_id as "userId", email, display_name as "displayName",
  first_name as "firstName", last_name as "lastName", membership_id as "membershipId", requested_at as "requestedAt"`;

/**
 * The two tables of join requests. Writes need a system scope, and are serialised by user: members and deleted accounts
 * have no request, and nobody has two. Callers that also lock a family lock it first.
 */
@Injectable()
export class JoinRequests implements OnModuleInit {
  private readonly listeners: ((familyId: string, request: JoinRequestRow) => Promise<void>)[] = [];

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly profiles: ProfileStore,
    private readonly changes: FamilyChanges,
    private readonly limiter: RateLimiter,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    for (const name of ['user_join_request', 'join_request'])
      this.housekeeping.register({ name, sweep: (now, limit) => this.sweep(name, now, limit) });
  }

  /** Calls back inside the write scope of every new request. */
  addListener(listener: (familyId: string, request: JoinRequestRow) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /**
   * Records a request to join a locked family. The newest one counts: a request to another family is dropped, and a
   * second one to the same family only changes the claimed member.
   *
   * @throws DomainError ALREADY_IN_FAMILY, CONFLICT when too many are pending, RATE_LIMITED
   */
  async ask(viewer: Viewer, { id: familyId, name }: FamilyEntity, membershipId: string | null): Promise<void> {
    // before the user's lock as well: a member of this family must not wait for it while holding the family
    await this.assertNoMember(viewer.userId);
    await this.takeTurn(viewer.userId);
    await this.assertNoMember(viewer.userId);
    const before = await this.of(viewer.userId);
    const again = before?.state === 'waiting' && before.familyId === familyId;
    if (!again) {
      await this.limiter.hit(`join:request:${viewer.userId}`, REQUESTS_OF_USER);
      await this.forget(viewer.userId);
      if ((await this.list(familyId)).length >= MAX_WAITING)
        throw conflict('CONFLICT', 'Too many requests to join this family are pending. Please ask one of its admins.');
    }
    const person = await this.profiles.person(viewer);
    const id = again ? before.requestId : randomUUID();
    const requestedAt = again ? before.requestedAt : this.clock.now();
    await this.db.sql({
      name: 'user_join_request_note',
      text: `insert into user_join_request (user_id, family_id, request_id, family_name, state, requested_at)
             values ($1, $2, $3, $4, 'waiting', $5)
             on conflict (user_id) do update set family_id = $2, request_id = $3, family_name = $4, state = 'waiting',
               requested_at = $5`,
      values: [viewer.userId, familyId, id, name, requestedAt],
    });
    const { displayName, firstName, lastName } = person;
    const [request] = await this.db.sql<JoinRequestRow>({
      name: 'join_request_note',
      text: `insert into join_request (family_id, id, user_id, email, display_name, first_name, last_name,
                                       membership_id, requested_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (family_id, user_id) do update set id = $2, email = $4, display_name = $5, first_name = $6,
               last_name = $7, membership_id = $8, requested_at = $9
             returning ${columns}`,
      values: [
        ...[familyId, id, viewer.userId, viewer.email, displayName, firstName, lastName],
        ...[membershipId, requestedAt],
      ],
    });
    await this.notify(familyId, id, again ? 'updated' : 'created');
    if (!again && request) for (const listener of this.listeners) await listener(familyId, request);
  }

  /** The state of a user's request; null when there is none. */
  async of(userId: string): Promise<UserJoinRequest | null> {
    const [row] = await this.db.sql<UserJoinRequest>({
      name: 'user_join_request_find',
      text: `select family_id as "familyId", request_id as "requestId", family_name as "familyName", state,
                    requested_at as "requestedAt"
             from user_join_request where user_id = $1`,
      values: [userId],
    });
    return row ?? null;
  }

  /** Pending requests of a family, oldest first. */
  list(familyId: string): Promise<JoinRequestRow[]> {
    return this.db.sql<JoinRequestRow>({
      name: 'join_request_list',
      text: `select ${columns} from join_request where family_id = $1 order by requested_at, id`,
      values: [familyId],
    });
  }

  /** Deletes a user's request in any state: withdrawn, or settled by joining here or elsewhere. */
  async settle(userId: string): Promise<void> {
    await this.takeTurn(userId);
    await this.forget(userId);
  }

  /** Locks this user's requests until the transaction ends. */
  async takeTurn(userId: string): Promise<void> {
    await this.db.sql({
      name: 'join_request_turn',
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`join request of ${userId}`],
    });
  }

  private async assertNoMember(userId: string): Promise<void> {
    const found = await this.db.sql({
      name: 'join_request_member',
      text: 'select from user_membership where user_id = $1',
      values: [userId],
    });
    if (found.length > 0)
      throw conflict('ALREADY_IN_FAMILY', 'You are already in a family. Leave it before you join another.');
  }

  private async forget(userId: string): Promise<void> {
    const [row] = await this.db.sql<{ family_id: string; request_id: string }>({
      name: 'user_join_request_forget',
      text: 'delete from user_join_request where user_id = $1 returning family_id, request_id',
      values: [userId],
    });
    if (row) await this.remove(row.family_id, row.request_id);
  }

  /** Removes a request of a locked family, and records the outcome for the user if it is still their current one. */
  async decline(familyId: string, { id, userId }: JoinRequestRow): Promise<void> {
    await this.db.sql({
      name: 'user_join_request_decline',
      text: `update user_join_request set state = 'declined'
             where user_id = $1 and request_id = $2 and state = 'waiting'`,
      values: [userId, id],
    });
    await this.remove(familyId, id);
  }

  /** Marks pending requests of a family that is being deleted as ended. Its own rows go with it. */
  async endAll(familyId: string): Promise<void> {
    await this.db.sql({
      name: 'user_join_request_end',
      text: `update user_join_request set state = 'ended' where family_id = $1 and state = 'waiting'`,
      values: [familyId],
    });
  }

  private async sweep(table: string, now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: `${table}_sweep`,
      text: `delete from ${table} where ctid in (select ctid from ${table} where requested_at <= $1 limit $2) returning 1`,
      values: [new Date(now.getTime() - KEPT_MS), limit],
    });
    return rows.length;
  }

  /** Removes a request from its family only; the user's own row is separate. */
  private async remove(familyId: string, id: string): Promise<void> {
    const [row] = await this.db.sql({
      name: 'join_request_remove',
      text: 'delete from join_request where family_id = $1 and id = $2 returning id',
      values: [familyId, id],
    });
    if (row) await this.notify(familyId, id, 'deleted');
  }

  private notify(familyId: string, id: string, action: 'created' | 'updated' | 'deleted'): Promise<void> {
    return this.changes.publish({ familyId, membershipId: null }, { type: JOIN_REQUEST, id, action });
  }
}
