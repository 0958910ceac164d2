import { Injectable } from '@nestjs/common';
import { FamilyMembers } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { forbidden, notFound } from '../../platform/errors';
import { newFamilyToken } from '../../platform/family-token';
import { Origins } from '../../platform/http';
import { SecretBox, type SealedColumn } from '../../platform/secret-box';
import { WishStore } from '../wishes/wish.store';
import type { WishlistLink } from './shared-wishlist';

interface LinkRow extends Record<string, unknown> {
  sealed: Buffer;
  createdAt: Date;
  createdByMemberId: string;
}

/**
 * Private links to one member's wishes, created and revoked by the others (docs/decisions/wishlist/sharing.md). They
 * show what was taken, so the wisher must learn neither the link nor whether one exists.
 */
@Injectable()
export class WishlistLinksService {
  constructor(
    private readonly db: Database,
    private readonly store: WishStore,
    private readonly members: FamilyMembers,
    private readonly box: SecretBox,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {}

  /** The link to another member's wishes. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  of(caller: Viewer, memberId: string): Promise<WishlistLink | null> {
    return this.store.scope.read(caller, async (viewer) => {
      const { id } = await this.members.get(viewer, memberId);
      return id === viewer.membershipId ? null : this.find(viewer, id);
    });
  }

  /** Shares another member's wishes; an existing link is kept. @throws DomainError NOT_FOUND, FORBIDDEN, FEATURE_LOCKED */
  share(caller: Viewer, memberId: string): Promise<WishlistLink> {
    return this.store.scope.write(caller, async (viewer) => {
      const id = await this.other(viewer, memberId);
      await this.db.lock(`wishlist link of ${id}`);
      const known = await this.find(viewer, id);
      if (known) return known;
      const { token, hash } = newFamilyToken(viewer.familyId);
      const createdAt = this.clock.now();
      await this.db.sql({
        name: 'wishlist_link_add',
        text: `insert into wishlist_link (family_id, member_id, token_hash, token_sealed, created_by, created_at)
               values ($1, $2, $3, $4, $5, $6)
               on conflict (family_id, member_id) do update set token_hash = excluded.token_hash,
                 token_sealed = excluded.token_sealed, created_by = excluded.created_by, created_at = excluded.created_at`,
        values: [
          ...[viewer.familyId, id, hash, Buffer.from(this.box.seal(token, purposeOf(id)), 'base64url')],
          ...[viewer.membershipId, createdAt],
        ],
      });
      return { url: this.urlOf(token), createdAt, createdByMemberId: viewer.membershipId };
    });
  }

  /** Revokes the link immediately, if there is one. @throws DomainError NOT_FOUND, FORBIDDEN, FEATURE_LOCKED */
  revoke(caller: Viewer, memberId: string): Promise<boolean> {
    return this.store.scope.write(caller, async (viewer) => {
      const id = await this.other(viewer, memberId);
      const gone = await this.db.sql({
        name: 'wishlist_link_revoke',
        text: 'delete from wishlist_link where family_id = $1 and member_id = $2 returning member_id',
        values: [viewer.familyId, id],
      });
      return gone.length > 0;
    });
  }

  private async other(viewer: FamilyViewer, memberId: string): Promise<string> {
    const { id, leftAt } = await this.members.get(viewer, memberId);
    if (leftAt) throw notFound('Member');
    if (id === viewer.membershipId)
      throw forbidden('Ask somebody else in your family: the link shows which of your wishes are taken.');
    return id;
  }

  private async find({ familyId }: FamilyViewer, memberId: string): Promise<WishlistLink | null> {
    const [row] = await this.db.sql<LinkRow>({
      name: 'wishlist_link',
      text: `select token_sealed as sealed, created_at as "createdAt", created_by as "createdByMemberId"
             from wishlist_link where family_id = $1 and member_id = $2`,
      values: [familyId, memberId],
    });
    const token = row && this.box.open(row.sealed.toString('base64url'), purposeOf(memberId));
    return row && token
      ? { url: this.urlOf(token), createdAt: row.createdAt, createdByMemberId: row.createdByMemberId }
      : null;
  }

  private urlOf(token: string): string {
    return `${this.origins.current()}/shared-wishlist#${token}`;
  }
}

/** Encrypted per member: useless in another member's row. */
const purposeOf = (memberId: string): string => `link to the wishes of ${memberId}`;

export const sealedWishlistLinks: SealedColumn = {
  ...{ table: 'wishlist_link', key: ['family_id', 'member_id'], column: 'token_sealed', type: 'bytea' },
  holds: 'links of shared wishlists',
  purpose: (row) => purposeOf(row['member_id'] ?? ''),
};
