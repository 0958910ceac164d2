import { ObjectType } from '@nestjs/graphql';
import {
  DateField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  NumberField,
  ObjectField,
  TextField,
} from '../../platform/fields';

@ObjectType({
  description:
    "The private link by which people outside of the family see one member's wishes. Hidden from that member, because it shows what was taken.",
})
export class WishlistLink {
  @TextField('The address of the page.')
  url!: string;

  @MomentField('Since when.')
  createdAt!: Date;

  @IdField('Membership id of the member who shared it.')
  createdByMemberId!: string;
}

/** A wish as people outside the family see it. */
export class SharedWish {
  @TextField('Its id, to take it.')
  id!: string;

  @TextField('Its title.')
  title!: string;

  @TextField('Notes.', { nullable: true })
  notes!: string | null;

  @TextField('Its category.')
  category!: string;

  @NumberField("Its price in the list's currency.", { nullable: true })
  price!: number | null;

  @TextField('Where it is sold.', { nullable: true })
  link!: string | null;

  @TextField('Path of its picture on this server; with `?w=400` or `?w=800` a smaller one.', { nullable: true })
  image_url!: string | null;

  @IntField('Width of the picture in pixels.', { nullable: true })
  image_width!: number | null;

  @IntField('Height of the picture in pixels.', { nullable: true })
  image_height!: number | null;

  @DateField('Until when it is wished for.', { nullable: true })
  wanted_by!: string | null;

  @TextField('What that day is.', { nullable: true })
  occasion!: string | null;

  @FlagField('Whether somebody has it already; not who.')
  is_taken!: boolean;

  @FlagField('Whether it was taken with one of the keys that were sent.')
  is_yours!: boolean;

  @FlagField('Whether it is still wished for; false only for what was taken with one of the keys.')
  is_needed!: boolean;
}

/** All that a private link shows of the family. */
export class SharedWishlist {
  @TextField('Whose wishes they are, as the family calls them.')
  name!: string;

  @TextField('ISO 4217 code of the currency.')
  currency!: string;

  @TextField('How numbers and dates are written.')
  locale!: string;

  @ObjectField(() => SharedWish, 'The strongest wish first.', { list: true })
  wishes!: SharedWish[];
}

export class SharedWishlistRequest {
  @TextField('The token of the link: what follows the `#` of its address.', { optional: true, nullable: false })
  token?: string | null;
}

export class OpenWishlistRequest extends SharedWishlistRequest {
  @TextField('The keys of what this device has taken, up to 50.', { optional: true, nullable: false, list: true })
  keys?: string[];
}

export class TakeWishRequest extends SharedWishlistRequest {
  @TextField('Id of the wish.')
  wish_id!: string;

  @TextField('Who takes it, for the others of the family: 1 to 80 characters.')
  name!: string;

  @TextField('A key that the device has made: 24 random bytes as base64url. The same call may be sent again with it.', {
    optional: true,
    nullable: false,
  })
  key?: string;
}

export class GiveBackWishRequest extends SharedWishlistRequest {
  @TextField('Id of the wish.')
  wish_id!: string;

  @TextField('The key that came with it.')
  key!: string;
}

export class TakenWish {
  @TextField('The key that gives the wish back; it is shown once.')
  key!: string;
}

export class GivenBack {
  @FlagField('Always true; a refusal is an error.', { example: true })
  success!: boolean;
}
