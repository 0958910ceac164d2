import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Person } from '../../activity';
import { Picture } from '../../media';
import {
  DateField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  NumberField,
  ObjectField,
  TextField,
  changesOf,
  type RestPart,
} from '../../platform/fields';
import { FamilyRecord } from '../../platform/undo';

@ObjectType({ description: 'A member named by a wish, with their current name; may be a former member.' })
export class WishPerson extends Person {
  @TextField('Their user id, if they have an account.', { nullable: true, graphql: false })
  userId!: string | null;
}

@ObjectType({ description: "A member's contribution to a gift. Hidden from the wisher until the gift is revealed." })
export class WishShare {
  @ObjectField(() => WishPerson, 'The member who contributes.')
  member!: WishPerson;

  @NumberField("The amount in the smallest unit of the family's currency, a whole number.")
  amount!: number;
}

@ObjectType({ description: 'A comment on a wish by another member. Always hidden from the wisher.' })
export class WishComment {
  @IdField('Its id.')
  id!: string;

  @ObjectField(() => WishPerson, 'The author.')
  author!: WishPerson;

  @TextField('The text.')
  text!: string;

  @MomentField('When it was written.')
  createdAt!: Date;
}

const ofPerson = (field: keyof WishPerson, description: string): RestPart<WishPerson | null> => ({
  nullable: true,
  of: (person) => person?.[field] ?? null,
  description,
});

/** The wisher, as the flat fields of the documented REST API. */
const memberParts = {
  added_by: ofPerson('displayName', "Display name of the wisher; `Me` for the caller's own."),
  added_by_member_id: ofPerson('memberId', 'Membership id of the same member.'),
  added_by_name: ofPerson('displayName', 'Their display name.'),
  added_by_user_id: ofPerson('userId', 'Their user id, if they have an account.'),
  added_by_first_name: ofPerson('firstName', 'Their first name, if known.'),
  added_by_last_name: ofPerson('lastName', 'Their last name, if known.'),
  added_by_avatar_url: ofPerson('avatarUrl', 'Their photo, if there is one.'),
  added_by_default_avatar_id: ofPerson('defaultAvatarId', 'Their preset avatar, if one was chosen.'),
};

/** The fields of a wish, with the same names for reading and writing. */
@ObjectType({ isAbstract: true })
export class WishFields {
  @TextField('Its title.', { input: 'Its title: 1 to 200 characters.' })
  title!: string;

  @TextField('Notes.', { nullable: true, input: 'Notes: up to 5,000 characters.' })
  notes!: string | null;

  @TextField('`House`, `Gifts`, `Kids` or `For Each Other`.')
  category!: string;

  @NumberField("Its price in the smallest unit of the family's currency, a whole number: 1250 is £12.50.", {
    nullable: true,
    rest: false,
  })
  price!: number | null;

  @NumberField("Its price in the family's currency: 12.5.", {
    nullable: true,
    graphql: false,
    rest: { name: 'price' },
  })
  amount!: number | null;

  @TextField('Address of the page where it is sold.', {
    nullable: true,
    input: 'Address of the page where it is sold: http or https.',
  })
  link!: string | null;

  @TextField('Path of its picture on this server.', {
    nullable: true,
    rest: { absentWhenNull: true },
    input: 'Path of an upload of the caller (`POST /api/uploads?use=wish`) or of a draft.',
  })
  imageUrl!: string | null;

  @DateField('The day by which it is wanted.', { nullable: true, rest: { absentWhenNull: true } })
  wantedBy!: CalendarDate | null;

  @TextField('The occasion on the `wantedBy` day: "Birthday".', { nullable: true, rest: { absentWhenNull: true } })
  occasion!: string | null;

  @FlagField('Whether the wisher owns it already, so that nobody needs to buy it.')
  isOwned!: boolean;
}

@ObjectType({
  description: 'A wish as the caller may see it. The wisher sees nothing of a surprise until it is revealed.',
  implements: () => FamilyRecord,
})
export class Wish extends WishFields {
  @IdField('Its id.')
  id!: string;

  @ObjectField(() => WishPerson, 'The member whose wish it is.', { rest: { parts: memberParts } })
  member!: WishPerson;

  @ObjectField(() => Picture, 'Its picture.', { nullable: true, rest: false })
  image!: Picture | null;

  @FlagField('Whether it is bought, as far as the caller may know.')
  isPurchased!: boolean;

  @MomentField('When it was bought.', { nullable: true, rest: { absentWhenNull: true } })
  purchasedAt!: Date | null;

  @ObjectField(() => WishPerson, 'The member who has bought it.', { nullable: true, rest: false })
  purchasedBy!: WishPerson | null;

  @TextField('Name given by the person outside the family who took it through the private link.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  takenBy!: string | null;

  @FlagField('Whether the purchase is hidden from the wisher.')
  isSurprise!: boolean;

  @FlagField('Whether the purchase was a surprise until it was revealed.', { rest: false })
  wasSurprise!: boolean;

  @DateField('The day on whose evening the surprise is revealed; null for never.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  revealOn!: CalendarDate | null;

  @ObjectField(() => WishShare, 'The contributions of the members who buy it together, oldest first.', {
    list: true,
    rest: false,
  })
  shares!: WishShare[];

  @NumberField(
    'The part of the price that contributions do not cover, in the smallest unit of the currency; null without ' +
      'a price.',
    { nullable: true, rest: false },
  )
  stillNeeded!: number | null;

  @ObjectField(() => WishComment, 'The comments of the other members, oldest first; empty for the wisher.', {
    list: true,
    rest: false,
  })
  comments!: WishComment[];

  @IntField('The year under which it is archived; null if it is not archived.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  archivedYear!: number | null;

  @IntField('Its position among the wishes of its member, ascending: the strongest wish comes first.', { rest: false })
  position!: number;

  @IdField('Membership id of its author.', { rest: false })
  createdByMemberId!: string;

  @MomentField('When it was added.')
  createdAt!: Date;

  @MomentField('When it was last changed.')
  updatedAt!: Date;

  @IntField('Incremented by every change. Send it with an update to detect conflicting changes.', {
    rest: 'Incremented by every change; `If-Match` takes it.',
  })
  version!: number;
}

@InputType({ description: 'A wish. In an update, an omitted field keeps its value and null clears it.' })
export class WishInput extends changesOf(WishFields, { without: ['amount'] }) {
  @NumberField("Its price in the family's currency: 12.5.", {
    optional: true,
    graphql: false,
    rest: { name: 'price' },
  })
  amount?: number | null;
}

@ObjectType({ description: 'Totals of wishes, as far as the caller may know them.' })
export class WishlistSummary {
  @IntField('Number of wishes that nobody has bought.')
  wished!: number;

  @IntField('Number of wishes that were bought.')
  bought!: number;

  @NumberField(
    "Total price of the wishes that nobody has bought, in the smallest unit of the family's currency, a whole " +
      'number.',
  )
  totalValue!: number;

  @TextField('Text for the page header.')
  status!: string;
}

@ObjectType({ description: 'The wishlist of a family, or of one of its members.' })
export class Wishlist {
  @ObjectField(() => Wish, 'The wishes by member, strongest first.', { list: true })
  wishes!: Wish[];

  @ObjectField(() => WishlistSummary, 'The totals of these wishes.')
  summary!: WishlistSummary;

  @DateField(
    'Every purchase for another member is a surprise until this day; null if only those marked as surprises are.',
    { nullable: true },
  )
  hidePurchasesUntil!: CalendarDate | null;

  @TextField("ISO 4217 code of the family's currency.")
  currency!: string;

  @IntField("The years under which wishes are archived, newest first; only this member's if `memberId` was given.", {
    list: true,
  })
  archivedYears!: number[];
}
