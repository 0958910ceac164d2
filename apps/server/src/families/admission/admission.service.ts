import { Injectable } from '@nestjs/common';
import { fullName } from '@homefold/domain';
import { IdentityProvider } from '../../identity';
import { requireAdmin, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { DomainError, conflict, notFound } from '../../platform/errors';
import type { JoinRequest, OwnJoinRequest } from './admission.types';
import { NewMembers } from '../invitations/new-members';
import { type Joiner, Joiners } from '../invitations/joiners';
import type { Family } from '../families.types';
import { FamilyLock } from '../family-lock';
import { FamilyMembers } from '../members/family-members';
import { FamilyReader } from '../family-reader';
import { type JoinRequestRow, JoinRequests } from './join-requests';

/** Requests to join a family that has its admins decide (docs/decisions/joining.md). */
@Injectable()
export class AdmissionService {
  constructor(
    private readonly db: Database,
    private readonly identity: IdentityProvider,
    private readonly joiners: Joiners,
    private readonly lock: FamilyLock,
    private readonly requests: JoinRequests,
    private readonly newMembers: NewMembers,
    private readonly members: FamilyMembers,
    private readonly reader: FamilyReader,
  ) {}

  /** The viewer's own request and its state; null when there is none, or it was admitted. */
  async own(viewer: Viewer): Promise<OwnJoinRequest | null> {
    return viewer.familyId ? null : this.db.system(() => this.requests.of(viewer.userId));
  }

  /** Withdraws the viewer's request, or dismisses its outcome. Without one nothing happens. */
  async withdraw(viewer: Viewer): Promise<void> {
    await this.db.system(async () => {
      const request = await this.requests.of(viewer.userId);
      if (!request) return;
      // An admin who answers concurrently goes first.
      await this.lock.take(request.familyId);
      if (await this.requests.of(viewer.userId)) await this.requests.settle(viewer.userId);
    });
  }

  /** Pending requests, oldest first. Admins only. */
  async list(viewer: Viewer): Promise<JoinRequest[]> {
    const admin = requireAdmin(viewer);
    return this.db.read(admin, async () => {
      const rows = await this.requests.list(admin.familyId);
      if (rows.length === 0) return [];
      const names = new Map((await this.members.list(admin)).map((member) => [member.id, member.displayName]));
      return rows.map((row) => ({
        id: row.id,
        displayName: row.displayName,
        fullName: fullName(row) || row.displayName,
        email: row.email,
        claims: (row.membershipId && names.get(row.membershipId)) || null,
        requestedAt: row.requestedAt,
      }));
    });
  }

  /**
   * Admits a request as if the person joined now: a claimed member who is gone or taken by then is no longer claimed.
   *
   * @throws DomainError NOT_FOUND when the request was answered or withdrawn, or the account is gone; CONFLICT when the
   * family is full or they are in another one by now
   */
  async admit(viewer: Viewer, id: string): Promise<Family> {
    const admin = requireAdmin(viewer);
    const { userId } = await this.db.read(admin, () => this.find(admin.familyId, id));
    const applicant = await this.applicant(userId);
    await this.db
      .system(async () => {
        const own = await this.lock.asAdmin(admin);
        await this.find(own.family.id, id);
        await this.requests.takeTurn(userId);
        // checked again: an account deletion removes its request without the family's lock
        const request = await this.find(own.family.id, id);
        const claimed = own.present.find((member) => member.id === request.membershipId && !member.userId);
        await this.newMembers.add(applicant, own, claimed ?? null);
      })
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'ALREADY_IN_FAMILY')
          throw conflict('CONFLICT', 'They have joined another family in the meantime.');
        throw error;
      });
    return this.reader.view(admin);
  }

  /** Declines a request. The person is notified, but not by whom. @throws DomainError NOT_FOUND as for `admit` */
  async decline(viewer: Viewer, id: string): Promise<void> {
    const admin = requireAdmin(viewer);
    await this.db.system(async () => {
      const { family } = await this.lock.asAdmin(admin);
      await this.requests.decline(family.id, await this.find(family.id, id));
    });
  }

  /** Call inside any scope that reads the family. */
  private async find(familyId: string, id: string): Promise<JoinRequestRow> {
    const found = (await this.requests.list(familyId)).find((request) => request.id === id.toLowerCase());
    if (!found) throw notFound('Request');
    return found;
  }

  /**
   * The person behind a request, as their account is now. Not inside a database scope: accounts may be kept elsewhere.
   */
  private async applicant(userId: string): Promise<Viewer & Joiner> {
    const [account] = await this.identity.getUsers([userId]);
    if (!account) {
      // asked while the account was being deleted
      await this.db.system(() => this.requests.settle(userId));
      throw notFound('Request');
    }
    const { email, name } = account;
    const viewer = { userId, sessionId: '', email, name, familyId: null, membershipId: null, role: null };
    return { ...viewer, ...(await this.joiners.of(viewer)) };
  }
}
