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

@ObjectType({ description: 'Somebody that a wish names, with current name; also a former member.' })
export class WishPerson extends Person {
  @TextField('Their user id, if they have an account.', { nullable: true, graphql: false })
  userId!: string | null;
}

@ObjectType({ description: 'What somebody puts in for a gift. Hidden from the wisher until it was revealed.' })
export class WishShare {
  @ObjectField(() => WishPerson, 'Who puts in.')
  member!: WishPerson;

  @NumberField("How much, in the smallest unit of the family's currency: a whole number.")
  amount!: number;
}

@ObjectType({ description: 'What the others say of a wish. Always hidden from the wisher.' })
export class WishComment {
  @IdField('Its id.')
  id!: string;

  @ObjectField(() => WishPerson, 'Who said it.')
  author!: WishPerson;

  @TextField('The words.')
  text!: string;

  @MomentField('When.')
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

  @TextField('Where it is sold.', { nullable: true, input: 'Where it is sold: an address of http or https.' })
  link!: string | null;

  @TextField('Path of its picture on this server.', {
    nullable: true,
    rest: { absentWhenNull: true },
    input: 'Path of an upload of the caller (`POST /api/uploads?use=wish`) or of a draft.',
  })
  imageUrl!: string | null;

  @DateField('Until when it is wished for.', { nullable: true, rest: { absentWhenNull: true } })
  wantedBy!: CalendarDate | null;

  @TextField('What that day is: "Birthday".', { nullable: true, rest: { absentWhenNull: true } })
  occasion!: string | null;

  @FlagField('Whether they own it already: then nobody has to buy it.')
  isOwned!: boolean;
}

@ObjectType({
  description: 'A wish as the caller may see it. The wisher learns nothing of a surprise until it is revealed.',
  implements: () => FamilyRecord,
})
export class Wish extends WishFields {
  @IdField('Its id.')
  id!: string;

  @ObjectField(() => WishPerson, 'Whose wish it is.', { rest: { parts: memberParts } })
  member!: WishPerson;

  @ObjectField(() => Picture, 'Its picture.', { nullable: true, rest: false })
  image!: Picture | null;

  @FlagField('Whether it is bought, as far as the caller may know.')
  isPurchased!: boolean;

  @MomentField('When it was bought.', { nullable: true, rest: { absentWhenNull: true } })
  purchasedAt!: Date | null;

  @ObjectField(() => WishPerson, 'Who of the family has bought it.', { nullable: true, rest: false })
  purchasedBy!: WishPerson | null;

  @TextField('Who outside the family took it through the private link: the name they gave.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  takenBy!: string | null;

  @FlagField('Whether the purchase is hidden from the wisher.')
  isSurprise!: boolean;

  @FlagField('Whether the purchase was a surprise until it was revealed.', { rest: false })
  wasSurprise!: boolean;

  @DateField('The day on whose evening the surprise reveals itself.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  revealOn!: CalendarDate | null;

  @ObjectField(() => WishShare, 'What several put in for it, in the order in which they began.', {
    list: true,
    rest: false,
  })
  shares!: WishShare[];

  @NumberField('What is still needed of its price; null without one.', { nullable: true, rest: false })
  stillNeeded!: number | null;

  @ObjectField(() => WishComment, 'What the others say of it, oldest first.', { list: true, rest: false })
  comments!: WishComment[];

  @IntField('The year under which it is archived; null: it is not.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  archivedYear!: number | null;

  @IntField('How strong the wish is among those of its member, ascending.', { rest: false })
  position!: number;

  @IdField('Membership id of its author.', { rest: false })
  createdByMemberId!: string;

  @MomentField('When it was added.')
  createdAt!: Date;

  @MomentField('When it was last changed.')
  updatedAt!: Date;

  @IntField('Grows by one with every change; a change that names an older one is refused.')
  version!: number;
}

@InputType({ description: 'A wish. In a change a field left out stays as it is, null clears it.' })
export class WishInput extends changesOf(WishFields, { without: ['amount'] }) {
  @NumberField("Its price in the family's currency: 12.5.", {
    optional: true,
    graphql: false,
    rest: { name: 'price' },
  })
  amount?: number | null;
}

@ObjectType({ description: 'The figures above the list, of what the caller may know.' })
export class WishlistSummary {
  @IntField('How many wishes nobody has bought.')
  wished!: number;

  @IntField('How many were bought.')
  bought!: number;

  @NumberField("What those that nobody has bought cost, in the smallest unit of the family's currency: a whole number.")
  totalValue!: number;

  @TextField('The line of the header.')
  status!: string;
}

@ObjectType({ description: 'The wishlist of a family, or of one of its members.' })
export class Wishlist {
  @ObjectField(() => Wish, 'By member, the strongest wish first.', { list: true })
  wishes!: Wish[];

  @ObjectField(() => WishlistSummary, 'The figures of these wishes.')
  summary!: WishlistSummary;

  @DateField('Until this day purchases for others are surprises; null: those that are marked so.', { nullable: true })
  hidePurchasesUntil!: CalendarDate | null;

  @TextField("ISO 4217 code of the family's currency.")
  currency!: string;

  @IntField('The years under which wishes are archived, newest first; of this member, if one was asked for.', {
    list: true,
  })
  archivedYears!: number[];
}
