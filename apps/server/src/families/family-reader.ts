import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { notFound } from '../platform/errors';
import { FamilyMembers } from './family-members';
import type { Family, WeekStart } from './families.types';

interface FamilyRow {
  id: string;
  name: string;
  description: string | null;
  invite_code: string;
  time_zone: string;
  country: string;
  region: string | null;
  locale: string;
  currency: string;
  week_starts_on: WeekStart;
  version: number;
  created_at: Date;
}

/** The family as its members see it: two prepared statements, whatever its size. */
@Injectable()
export class FamilyReader {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
  ) {}

  /** @throws DomainError NOT_FOUND when it was deleted a moment ago. */
  async view(viewer: FamilyViewer): Promise<Family> {
    return this.db.read(viewer, async () => {
      const [row] = await this.db.sql<FamilyRow>({
        name: 'family_view',
        text: `select id, name, description, invite_code, time_zone, country, region, locale, currency, week_starts_on,
                      version, created_at
               from family where id = $1`,
        values: [viewer.familyId],
      });
      if (!row) throw notFound('Family');
      return {
        id: row.id,
        name: row.name,
        description: row.description,
        inviteCode: row.invite_code,
        createdAt: row.created_at,
        version: row.version,
        settings: {
          timeZone: row.time_zone,
          country: row.country,
          region: row.region,
          locale: row.locale,
          currency: row.currency,
          weekStartsOn: row.week_starts_on,
        },
        members: await this.members.list(viewer),
      };
    });
  }
}
