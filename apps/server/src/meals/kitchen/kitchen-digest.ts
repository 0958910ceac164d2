import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@homefold/domain';
import { describeBestBefore, SOON_DAYS } from '@homefold/domain/kitchen';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { DigestDays, DigestPart, DigestSource } from '../../platform/digest';

const PATH = '/dashboard#kitchen';

/** The maximum number of names in a mail; the rest is one click away. */
const NAMED = 10;
/** Items past their date are only listed for this many days. */
const OVER_DAYS = 7;

/** What expires in the next days, in the daily digest: "Spinach", "Use by Thursday". */
@Injectable()
export class KitchenDigest implements DigestSource {
  readonly name = 'kitchen';
  readonly feature = 'meal_planner';

  constructor(private readonly db: Database) {}

  async read(viewer: FamilyViewer, { today, locale }: DigestDays): Promise<() => DigestPart> {
    const rows = await this.db.read(viewer, () =>
      this.db.sql<{ name: string; bestBefore: CalendarDate }>({
        name: 'kitchen_goes_off',
        text: `
          select ingredient_name as name, best_before as "bestBefore" from kitchen_item
          where family_id = $1 and deleted_at is null and have_it and best_before between $2 and $3
          order by best_before, lower(ingredient_name), id limit ${NAMED}`,
        values: [viewer.familyId, addDays(today, -OVER_DAYS), addDays(today, SOON_DAYS)],
      }),
    );
    const items = rows.map(({ name, bestBefore }) => ({
      ...{ date: bestBefore, time: null, title: name, memberIds: [], path: PATH },
      note: describeBestBefore(bestBefore, today, locale),
    }));
    const part: DigestPart = {
      sections: [{ order: 16, title: 'Use soon', items, link: { label: 'Kitchen', path: PATH } }],
      counts: {},
    };
    return () => part;
  }
}
