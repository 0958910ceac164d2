import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../activity';
import {
  AccountDeletion,
  type AccountDeletionGuard,
  type AccountDeletionListener,
  IdentityProvider,
} from '../identity';
import { MediaStore } from '../media';
import { MembershipDirectory, type Principal, type Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { FamilyLock, type LockedFamily, assertNotLastAdmin } from './family-lock';
import { JoinRequests } from './join-requests';
import { MembershipEntity } from './membership.entity';
import { Memberships, viewerAs } from './memberships';

/** What the end of an account means to a family. */
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
   * Deletes the viewer's account and everything that is theirs alone. Somebody who is the only one with an account takes
   * the family along.
   *
   * @param password asked by the built-in identity provider
   * @throws DomainError LAST_ADMIN while other people with accounts would be left without an admin, INVALID (password)
   */
  deleteAccount(viewer: Viewer, password?: string | null): Promise<void> {
    return this.identity.deleteUser(viewer, { password: password ?? undefined });
  }

  /** The last admin hands over first, unless nobody else would be left. Changes nothing. */
  async beforeDelete({ userId }: Principal): Promise<void> {
    await this.db.system(async () => {
      const found = await this.find(userId);
      if (found && others(found.locked, found.member).length > 0) assertNotLastAdmin(found.locked, found.member);
    });
  }

  /**
   * Also for accounts that were deleted at the identity provider, where nobody could be asked: when the last admin went
   * that way, whoever with an account has been in the family longest becomes admin. Doing it twice is doing it once.
   */
  async onAccountDeleted(userId: string): Promise<void> {
    await this.db.system(async () => {
      // first: an admin who lets them in at this moment is waited for, or finds nobody
      await this.requests.settle(userId);
      const found = await this.find(userId);
      if (found) await this.leave(found.locked, found.member, userId);
      // in families they left before, too
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

/** Other present members with an account, those longest in the family first. */
const others = ({ present }: LockedFamily, member: MembershipEntity): MembershipEntity[] =>
  present.filter(({ id, userId }) => userId !== null && id !== member.id);
