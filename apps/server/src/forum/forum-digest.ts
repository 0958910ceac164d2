import { Injectable } from '@nestjs/common';
import type { ForumCategory } from '@homefold/domain/forum';
import { nameOfPost } from '@homefold/domain/forum-text';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import type { DigestDays, DigestItem, DigestPart, DigestSource } from '../platform/digest';
import { LAST_ENTRY } from './posts/forum-posts.reader';

const PATH = '/dashboard#forum';
const DAYS = 7;
const DAY_MS = 86_400_000;
/** Read once for all members; each gets the first few that are new to them. */
const READ = 50;
const SHOWN = 5;

interface Row extends Record<string, unknown> {
  id: string;
  title: string | null;
  content: string;
  category: ForumCategory;
  author: string;
  isPost: boolean;
  writtenAt: Date;
  newTo: string[];
}

/** Last week's posts that a member has not read: Important first, then the latest. Those read by everyone are left out. */
@Injectable()
export class ForumDigest implements DigestSource {
  readonly name = 'forum';
  readonly feature = 'forum';

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async read(viewer: FamilyViewer, days: DigestDays): Promise<(membershipId: string) => DigestPart> {
    const now = this.clock.now();
    const rows = await this.db.read(viewer, () =>
      this.db.sql<Row>({
        name: 'forum_of_digest',
        text: `
          select p.id, p.title, p.content, p.category, a.display_name as author, ${LAST_ENTRY} as "writtenAt",
            p.last_reply_at is null as "isPost", unread.members::text[] as "newTo"
          from forum_post p
          join membership a on a.family_id = p.family_id and a.id = p.created_by
          cross join lateral (
            select array_agg(m.id) as members from membership m
            left join forum_visit v on v.family_id = m.family_id and v.membership_id = m.id
            left join forum_read r on r.family_id = m.family_id and r.membership_id = m.id and r.post_id = p.id
            where m.family_id = p.family_id and m.left_at is null
              and ${LAST_ENTRY} > greatest(m.joined_at, v.read_until, r.read_at)) unread
          where p.family_id = $1 and p.deleted_at is null and p.parent_id is null and ${LAST_ENTRY} > $2
            and unread.members is not null
          order by p.category = 'Important' desc, ${LAST_ENTRY} desc, p.id limit ${READ}`,
        values: [viewer.familyId, new Date(now.getTime() - DAYS * DAY_MS)],
      }),
    );
    return (membershipId) =>
      partOf(
        rows.filter(({ newTo }) => newTo.includes(membershipId)),
        days,
        now,
      );
  }
}

function partOf(rows: readonly Row[], days: DigestDays, now: Date): DigestPart {
  const items = rows.slice(0, SHOWN).map((row) => itemOf(row, days, now));
  return {
    sections: [
      { order: 40, title: 'New in the forum', items, total: rows.length, link: { label: 'Family Forum', path: PATH } },
    ],
    counts: {},
  };
}

/** Only an Important post of the last day justifies a mail on its own; others are included if there is a mail anyway. */
const itemOf = (row: Row, { today }: DigestDays, now: Date): DigestItem => ({
  date: today,
  time: null,
  title: nameOfPost(row),
  note: row.isPost ? `by ${row.author}` : `by ${row.author}, with new replies`,
  memberIds: [],
  isIncidental: row.category !== 'Important' || row.writtenAt.getTime() < now.getTime() - DAY_MS,
  path: `${PATH}/${row.id}`,
});
