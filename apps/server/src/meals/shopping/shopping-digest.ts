import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { DigestDays, DigestItem, DigestPart, DigestSource } from '../../platform/digest';

const PATH = '/dashboard#shopping';
/** The number of names in a line. */
const NAMES = 8;

interface Row {
  name: string;
  open: number;
  items: string[];
}

/** What is still to be bought, a line for each list: "Tesco: 12 items", "milk, eggs, bread and 9 more". */
@Injectable()
export class ShoppingDigest implements DigestSource {
  readonly name = 'shopping';
  readonly feature = 'meal_planner';

  constructor(private readonly db: Database) {}

  async read(viewer: FamilyViewer, days: DigestDays): Promise<() => DigestPart> {
    const rows = await this.db.read(viewer, () =>
      this.db.sql<Row & Record<string, unknown>>({
        name: 'shopping_of_digest',
        text: `
          select l.name, count(*)::int as open,
            (array_agg(i.ingredient_name order by i.priority <> 'high', i.created_at, i.id))[:${NAMES}] as items
          from shopping_list l
          join shopping_item i on i.family_id = l.family_id and i.list_id = l.id
            and i.deleted_at is null and i.purchased_at is null
          where l.family_id = $1 and l.deleted_at is null
          group by l.id, l.name, l.is_default order by not l.is_default, lower(l.name), l.id`,
        values: [viewer.familyId],
      }),
    );
    const items = rows.map((row) => itemOf(row, days));
    const part: DigestPart = {
      sections: [{ order: 25, title: 'Shopping', items, isTodo: true, link: { label: 'Shopping list', path: PATH } }],
      counts: {},
    };
    return () => part;
  }
}

/** A list alone does not cause a mail: it may be open for weeks. */
const itemOf = ({ name, open, items }: Row, { today }: DigestDays): DigestItem => ({
  date: today,
  time: null,
  title: `${name}: ${open === 1 ? '1 item' : `${open} items`}`,
  note: open > items.length ? `${items.join(', ')} and ${open - items.length} more` : items.join(', '),
  memberIds: [],
  isIncidental: true,
  path: PATH,
});
