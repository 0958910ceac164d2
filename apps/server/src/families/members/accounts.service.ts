import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../../activity';
import {
  AccountDeletion,
  type AccountDeletionGuard,
  type AccountDeletionListener,
  IdentityProvider,
} from '../../identity';
import { MediaStore } from '../../media';
import { MembershipDirectory, type Principal, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { FamilyLock, type LockedFamily, assertNotLastAdmin } from '../family-lock';
import { JoinRequests } from '../admission/join-requests';
import { MembershipEntity } from './membership.entity';
import { Memberships, viewerAs } from './memberships';

/** Effects of an account deletion on its family. */
@Injectable()
export class AccountsService implements OnModuleInit, AccountDeletionGuard, AccountDeletionListener {
  constructor(
    private readonly db: Database,
    private readonly deletions: AccountDeletion,
    private readonly identity: IdentityProvider,
    private readonly directory: MembershipDirectory,
    private readonly lock: FamilyLock,
    private readonly memberships: Memberships,
    private readonly requests: JoinRequests,
    private readonly media: MediaStore,
    private readonly activity: ActivityService,
  ) {}

  onModuleInit(): void {
    this.deletions.addGuard(this);
    this.deletions.addListener(this);
  }

  /**
   * Deletes the viewer's account and all personal data. If nobody else in the family has an account, the family is
   * deleted too.
   *
   * @param password required by the built-in identity provider
   * @throws DomainError LAST_ADMIN while other people with accounts would be left without an admin, INVALID (password)
   */
  deleteAccount(viewer: Viewer, password?: string | null): Promise<void> {
    return this.identity.deleteUser(viewer, { password: password ?? undefined });
  }

  /** The last admin has to hand over first, unless no other account would be left. Changes nothing. */
  async beforeDelete({ userId }: Principal): Promise<void> {
    await this.db.system(async () => {
      const found = await this.find(userId);
      if (found && others(found.locked, found.member).length > 0) assertNotLastAdmin(found.locked, found.member);
    });
  }

  /**
   * Also runs for accounts deleted at the identity provider, where it cannot be refused: if that removed the last
   * admin, the longest-standing member with an account becomes admin. Idempotent.
   */
  async onAccountDeleted(userId: string): Promise<void> {
    await this.db.system(async () => {
      // first: waits for an admin who is admitting them, or leaves that admin nothing to find
      await this.requests.settle(userId);
      const found = await this.find(userId);
      if (found) await this.leave(found.locked, found.member, userId);
      // also in families they left before
      await this.db.manager.update(MembershipEntity, { userId }, { userId: null, email: null });
      await this.media.forgetUser(userId);
      for (const table of ['profile', 'idempotency_key'])
        await this.db.sql({
          name: `account_forget_${table}`,
          text: `delete from ${table} where user_id = $1`,
          values: [userId],
        });
    });
  }

  private async find(userId: string): Promise<{ locked: LockedFamily; member: MembershipEntity } | null> {
    const ref = await this.directory.find(userId);
    const locked = ref && (await this.lock.take(ref.familyId));
    const member = locked?.present.find((each) => each.userId === userId);
    return locked && member ? { locked, member } : null;
  }

  private async leave(locked: LockedFamily, member: MembershipEntity, userId: string): Promise<void> {
    const [heir, ...rest] = others(locked, member);
    if (!heir) {
      await this.memberships.dissolve(locked);
      return;
    }
    if (![heir, ...rest].some(({ role }) => role === 'admin')) await this.memberships.change(heir, { role: 'admin' });
    const viewer = { userId, sessionId: '', email: '', name: '', familyId: null, membershipId: null, role: null };
    await this.activity.record(viewerAs(viewer, member), {
      type: 'left',
      resource: 'family_member',
      resourceId: member.id,
      title: locked.family.name,
    });
    await this.memberships.end(locked, member);
  }
}

/** Other current members with an account, longest-standing first. */
const others = ({ present }: LockedFamily, member: MembershipEntity): MembershipEntity[] =>
  present.filter(({ id, userId }) => userId !== null && id !== member.id);
