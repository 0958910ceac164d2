import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { DueWork, type DueSource } from '../../platform/due-work';
import { KnownWishes, NOBODY } from './known-wishes';
import { PurchasesService } from './purchases.service';
import { SecretsStore } from './secrets.store';

/** When presents of that day have been unwrapped, in the family's local time. */
const EVENING = '20:00';

/** SQL: a surprise `s` of a family `f` is due at `$1`. If the family hides purchases until later, that day counts. */
const IS_DUE = `s.reveal_on is not null
  and greatest(s.reveal_on, p.hide_until) + time '${EVENING}' <= $1::timestamptz at time zone f.time_zone`;
const FROM = `wish_surprise s join family f on f.id = s.family_id
  join wish w on w.family_id = s.family_id and w.id = s.wish_id and w.deleted_at is null
  left join wishlist_setting p on p.family_id = s.family_id`;

/** Reveals surprises on the evening of their day. Revealing deletes the row, so that it happens once. */
@Injectable()
export class RevealingDays implements DueSource, OnModuleInit {
  readonly name = 'surprises';

  constructor(
    private readonly db: Database,
    private readonly known: KnownWishes,
    private readonly secrets: SecretsStore,
    private readonly purchases: PurchasesService,
    private readonly dueWork: DueWork,
  ) {}

  onModuleInit(): void {
    this.dueWork.register(this);
  }

  async families(now: Date, limit: number): Promise<string[]> {
    const rows = await this.db.sql<{ id: string }>({
      name: 'surprise_families_due',
      text: `select s.family_id as id from ${FROM} where ${IS_DUE}
             group by s.family_id order by min(s.reveal_on) limit $2`,
      values: [now, limit],
    });
    return rows.map(({ id }) => id);
  }

  work(familyId: string, now: Date): Promise<number> {
    const viewer: FamilyViewer = {
      ...{ familyId, membershipId: NOBODY, role: 'family_member' },
      ...{ userId: '', sessionId: '', email: '', name: '' },
    };
    return this.db.write(viewer, async () => {
      const due = await this.db.sql<{ id: string }>({
        name: 'surprises_due',
        text: `select s.wish_id as id from ${FROM} where ${IS_DUE} and s.family_id = $2 order by s.wish_id limit 50`,
        values: [now, familyId],
      });
      for (const { id } of due) {
        // another server or the buyer may already have revealed it
        await this.secrets.lock(id);
        const [wish] = await this.known.some(viewer, [id]);
        if (!wish?.isSurprise) continue;
        // in the buyer's name
        const buyer = wish.purchasedBy?.memberId;
        await this.purchases.revealed(buyer ? { ...viewer, membershipId: buyer } : viewer, wish);
      }
      return due.length;
    });
  }
}
