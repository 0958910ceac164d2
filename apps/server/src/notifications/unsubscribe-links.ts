import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database, type ScopeOwner } from '../platform/database';
import { newFamilyToken, type FamilyToken } from '../platform/family-token';
import { type SealedColumn, SecretBox } from '../platform/secret-box';

/** Kinds of mail that a link can unsubscribe from. */
export type UnsubscribeKind = 'digest';

/** A mail recipient with an account. */
export interface Recipient {
  membershipId: string;
  userId: string;
}

/** What a link refers to. */
export interface LinkOwner extends Recipient {
  kind: UnsubscribeKind;
  role: FamilyViewer['role'];
  email: string | null;
}

interface LinkRow extends Recipient {
  sealed: Buffer;
}

/**
 * Unsubscribe links (RFC 8058): a holder may end, or resume, one kind of mail for one member, and nothing else. Every
 * mail has the same link, so that old ones work too, until the member leaves or revokes it.
 */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly db: Database,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** The links of some members as paths, by membership id; created on demand. Call inside a write scope. */
  async of(
    family: ScopeOwner & { familyId: string },
    kind: UnsubscribeKind,
    recipients: readonly Recipient[],
  ): Promise<Map<string, string>> {
    const rows = await this.db.sql<LinkRow>({
      name: 'unsubscribe_links',
      text: `select membership_id as "membershipId", user_id as "userId", token_sealed as sealed from unsubscribe_link
             where family_id = $1 and kind = $2`,
      values: [family.familyId, kind],
    });
    const links = new Map<string, string>();
    for (const recipient of recipients) {
      const row = rows.find(
        ({ membershipId, userId }) => membershipId === recipient.membershipId && userId === recipient.userId,
      );
      const known = row && this.box.open(row.sealed.toString('base64url'), purposeOf(kind, recipient.membershipId));
      const token = known ?? (await this.create(family.familyId, kind, recipient));
      links.set(recipient.membershipId, `/unsubscribe/${token}`);
    }
    return links;
  }

  /** What a token refers to; null for an unknown or revoked one. */
  async find({ familyId, hash }: FamilyToken): Promise<LinkOwner | null> {
    const [row] = await this.db.read({ familyId, userId: '' }, () =>
      this.db.sql<LinkOwner>({
        name: 'unsubscribe_link_find',
        text: `select l.kind, l.membership_id as "membershipId", l.user_id as "userId", m.role, m.email
               from unsubscribe_link l join membership m
                 on m.family_id = l.family_id and m.id = l.membership_id and m.user_id = l.user_id
               where l.family_id = $1 and l.token_hash = $2 and m.left_at is null`,
        values: [familyId, hash],
      }),
    );
    return row ?? null;
  }

  /** Revokes the member's earlier links. Call inside a write scope. */
  async revoke({ familyId, membershipId }: FamilyViewer, kind: UnsubscribeKind): Promise<void> {
    await this.db.sql({
      name: 'unsubscribe_link_revoke',
      text: 'delete from unsubscribe_link where family_id = $1 and membership_id = $2 and kind = $3',
      values: [familyId, membershipId, kind],
    });
  }

  private async create(familyId: string, kind: UnsubscribeKind, { membershipId, userId }: Recipient): Promise<string> {
    const { token, hash } = newFamilyToken(familyId);
    const sealed = Buffer.from(this.box.seal(token, purposeOf(kind, membershipId)), 'base64url');
    await this.db.sql({
      name: 'unsubscribe_link_create',
      text: `insert into unsubscribe_link (family_id, membership_id, kind, user_id, token_hash, token_sealed, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (family_id, membership_id, kind) do update set user_id = excluded.user_id,
               token_hash = excluded.token_hash, token_sealed = excluded.token_sealed, created_at = excluded.created_at`,
      values: [familyId, membershipId, kind, userId, hash, sealed, this.clock.now()],
    });
    return token;
  }
}

export const sealedUnsubscribeLinks: SealedColumn = {
  ...{ table: 'unsubscribe_link', key: ['family_id', 'membership_id', 'kind'], column: 'token_sealed', type: 'bytea' },
  holds: 'unsubscribe links',
  purpose: (row) => purposeOf(row['kind'] as UnsubscribeKind, row['membership_id'] ?? ''),
};

/** Sealed per member: useless in another member's row. */
const purposeOf = (kind: UnsubscribeKind, membershipId: string): string =>
  `unsubscribe from ${kind} of ${membershipId}`;
