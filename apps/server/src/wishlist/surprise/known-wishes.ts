import { Injectable } from '@nestjs/common';
import { amountOfMinor, type CalendarDate, type MoneyFormat } from '@homefold/domain';
import { stillNeeded, type CountedWish } from '@homefold/domain/wishlist';
import { isUUID } from 'class-validator';
import { personColumns, personOf, type PersonRow } from '../../activity';
import { FamilySettingsReader } from '../../families';
import { pictureOf } from '../../media';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { shownColumns } from '../../platform/records';
import { WishEntity } from '../wishes/wish.entity';
import { Wish, type WishComment, type WishPerson, type WishShare } from '../wishes/wish.types';

/**
 * Product rule 18: the secrets of a wish `w` are visible to everybody but the wisher; `$2` is the reading member. Every
 * statement that reads a secret has this condition; anything derived from a secret is computed from its result.
 */
export const MAY_KNOW = mayKnow('$2');

/** The same for a reader other than the viewer, as an SQL expression of a membership id. */
function mayKnow(reader: string): string {
  return `w.member_id <> ${reader}`;
}

/** No membership has this id. A reader with it is not a member, so everything is visible to them. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The condition in SQL, over a wish `w` and its member `m`. */
export interface WishSelection {
  /** Of the prepared statement. */
  name: string;
  /** `$3` is the first of `values`. */
  where: string;
  values: readonly unknown[];
  /** Whether wishes in the bin are among them. */
  evenInBin?: true;
}

const columns = shownColumns(WishEntity, Wish);
type Columns = Parameters<typeof columns.read>[0];

interface WishRow extends Columns, Record<string, unknown> {
  memberId: string;
  createdByMemberId: string;
  purchaserId: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  isKnownSurprise: boolean;
  buyerId: string | null;
  takerName: string | null;
  revealOn: CalendarDate | null;
  surprisedAt: Date | null;
  shares: ShareRow[] | null;
  comments: CommentRow[] | null;
}

interface ShareRow {
  memberId: string;
  amount: number;
}

interface CommentRow {
  id: string;
  authorId: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

/** A summary of a family's wishlist, as visible to one reader. */
export interface ReaderWishes {
  /** Number of wishes that nobody has bought. */
  wished: number;
  /** Those of others. */
  wanted: WantedWish[];
}

/** Another member's wish. */
export interface WantedWish {
  id: string;
  title: string;
  wantedBy: CalendarDate;
  occasion: string | null;
  memberId: string;
}

type People = ReadonlyMap<string, WishPerson>;

/**
 * Wishes as visible to one viewer; for the wisher exactly as if nothing secret had happened. No other code reads the
 * tables of the secrets (docs/decisions/wishlist/surprise.md). Call every function inside a scope.
 */
@Injectable()
export class KnownWishes {
  constructor(
    private readonly db: Database,
    private readonly families: FamilySettingsReader,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async get(viewer: FamilyViewer, id: string): Promise<Wish> {
    const [wish] = isUUID(id) ? await this.some(viewer, [id]) : [];
    if (!wish) throw notFound('Wish');
    return wish;
  }

  /** The wishes with these ids, except those in the bin. */
  some(viewer: FamilyViewer, ids: readonly string[]): Promise<Wish[]> {
    return this.list(viewer, { name: 'some', where: 'w.id = any($3::uuid[])', values: [ids] });
  }

  /** The wishes that the figures count: all that are not archived. */
  figures({ familyId, membershipId }: FamilyViewer): Promise<CountedWish[]> {
    return this.db.sql<CountedWish & Record<string, unknown>>({
      name: 'known_figures',
      text: `select w.price::float8 as price, w.is_owned as "isOwned",
               w.purchased_at is not null or s.wish_id is not null as "isPurchased"
             from wish w
             join membership m on m.family_id = w.family_id and m.id = w.member_id and m.left_at is null
             left join wish_surprise s on s.family_id = w.family_id and s.wish_id = w.id and ${MAY_KNOW}
             where w.family_id = $1 and w.deleted_at is null and w.archived_year is null`,
      values: [familyId, membershipId],
    });
  }

  /**
   * For each current member: the number of wishes not bought yet, and the others' wishes for these days, by day, as
   * visible to that member.
   */
  async ofReaders(
    { familyId }: Pick<FamilyViewer, 'familyId'>,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<ReadonlyMap<string, ReaderWishes>> {
    const rows = await this.db.sql<{ readerId: string; wished: number; wanted: WantedWish[] | null }>({
      name: 'known_of_readers',
      text: `select r.id as "readerId", count(*)::int as wished,
               jsonb_agg(
                 jsonb_build_object('id', w.id, 'title', w.title, 'wantedBy', w.wanted_by, 'occasion', w.occasion,
                   'memberId', w.member_id) order by w.wanted_by, m.joined_at, w.position, w.id
               ) filter (where ${mayKnow('r.id')} and w.wanted_by between $2 and $3) as wanted
             from membership r
             join wish w on w.family_id = r.family_id
             join membership m on m.family_id = w.family_id and m.id = w.member_id and m.left_at is null
             left join wish_surprise s on s.family_id = w.family_id and s.wish_id = w.id and ${mayKnow('r.id')}
             where r.family_id = $1 and r.left_at is null and w.deleted_at is null and w.archived_year is null
               and not w.is_owned and w.purchased_at is null and s.wish_id is null
             group by r.id`,
      values: [familyId, from, to],
    });
    return new Map(rows.map(({ readerId, wished, wanted }) => [readerId, { wished, wanted: wanted ?? [] }]));
  }

  /** By member, the strongest wish first. @param money the family's, if the caller has already read it */
  async list(
    viewer: FamilyViewer,
    { name, where, values, evenInBin }: WishSelection,
    money: Promise<MoneyFormat> = this.families.settings(viewer),
  ): Promise<Wish[]> {
    const [rows, people, format] = await Promise.all([
      this.db.sql<WishRow>({
        name: `known_wishes_${name}`,
        text: `select ${columns.select('w')}, w.member_id as "memberId",
                 w.created_by as "createdByMemberId", w.purchased_by as "purchaserId",
                 w.image_width as "imageWidth", w.image_height as "imageHeight",
                 s.wish_id is not null as "isKnownSurprise", s.buyer_id as "buyerId", s.taker_name as "takerName",
                 s.reveal_on as "revealOn", s.created_at as "surprisedAt",
                 (select jsonb_agg(jsonb_build_object('memberId', p.member_id, 'amount', p.amount)
                    order by p.created_at, p.member_id)
                  from wish_share p
                  where p.family_id = w.family_id and p.wish_id = w.id and (${MAY_KNOW} or w.was_surprise)) as shares,
                 (select jsonb_agg(jsonb_build_object('id', c.id, 'authorId', c.author_id, 'text', c.text,
                    'createdAt', c.created_at) order by c.created_at, c.id)
                  from wish_comment c
                  where c.family_id = w.family_id and c.wish_id = w.id and ${MAY_KNOW}) as comments
               from wish w
               join membership m on m.family_id = w.family_id and m.id = w.member_id
               left join wish_surprise s on s.family_id = w.family_id and s.wish_id = w.id and ${MAY_KNOW}
               where w.family_id = $1 ${evenInBin ? '' : 'and w.deleted_at is null'} and (${where})
               order by m.joined_at, m.id, w.position, w.id`,
        values: [viewer.familyId, viewer.membershipId, ...values],
      }),
      this.people(viewer),
      money,
    ]);
    return rows.map((row) => toWish(row, people, format));
  }

  private async people({ familyId }: FamilyViewer): Promise<People> {
    const rows = await this.db.sql<PersonRow & { userId: string | null }>({
      name: 'wish_people',
      text: `select ${personColumns('m')}, m.user_id as "userId" from membership m where m.family_id = $1`,
      values: [familyId],
    });
    return new Map(
      rows.flatMap(({ userId, ...row }) => {
        const person = personOf(row);
        return person ? [[person.memberId, { ...person, userId }]] : [];
      }),
    );
  }
}

function toWish(row: WishRow, people: People, money: MoneyFormat): Wish {
  const person = (id: string): WishPerson => {
    const found = people.get(id);
    if (!found) throw notFound('Member');
    return found;
  };
  const shares: WishShare[] = (row.shares ?? []).map(({ memberId, amount }) => ({ member: person(memberId), amount }));
  const comments: WishComment[] = (row.comments ?? []).map(({ id, authorId, text, createdAt }) => ({
    ...{ id, text, createdAt: new Date(createdAt) },
    author: person(authorId),
  }));
  const wish = columns.read(row);
  const purchase = row.isKnownSurprise
    ? { by: row.buyerId, takenBy: row.takerName, at: row.surprisedAt }
    : { by: row.purchaserId, takenBy: wish.takenBy, at: wish.purchasedAt };
  return {
    ...wish,
    ...{ shares, comments, createdByMemberId: row.createdByMemberId },
    member: person(row.memberId),
    image: pictureOf(row),
    amount: wish.price === null ? null : amountOfMinor(wish.price, money),
    isPurchased: purchase.at !== null,
    purchasedAt: purchase.at,
    purchasedBy: purchase.by === null ? null : person(purchase.by),
    takenBy: purchase.takenBy,
    isSurprise: row.isKnownSurprise,
    revealOn: row.revealOn,
    stillNeeded: stillNeeded(wish.price, shares),
  };
}
