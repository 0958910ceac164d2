import { ObjectType } from '@nestjs/graphql';
import { IdField, NumberField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({
  description: 'Something that could not be read from a page, in words for the person who reviews the draft.',
})
export class WishUnread {
  @TextField('The field it belongs to: `title`, `price`, `imageUrl`, or `page` for the whole.')
  field!: string;

  @TextField('What is missing, and why.')
  message!: string;
}

@ObjectType({
  description: "A price in another currency than the family's. It is shown, and never converted.",
})
export class WishForeignPrice {
  @TextField('As it is written in the family\'s language: "€49.90".')
  text!: string;

  @TextField('ISO 4217 code of its currency.')
  currency!: string;
}

@ObjectType({ description: 'A wish read from a page, to be reviewed before it is saved. Nothing is stored.' })
export class WishDraft {
  @TextField('What the page sells; blank where it does not say.')
  title!: string;

  @NumberField(
    "Its price in the smallest unit of the family's currency; null without one, and for one of another currency.",
    {
      nullable: true,
    },
  )
  price!: number | null;

  @ObjectField(() => WishForeignPrice, "Its price where that is in another currency than the family's.", {
    nullable: true,
  })
  foreignPrice!: WishForeignPrice | null;

  @TextField('The page, as it was asked for.')
  link!: string;

  @TextField('The shop, as the page calls itself.', { nullable: true })
  site!: string | null;

  @TextField('Path of its picture, which lies on this server for a day unless a wish is saved with it.', {
    nullable: true,
  })
  imageUrl!: string | null;

  @ObjectField(() => WishUnread, 'What could not be read.', { list: true })
  unread!: WishUnread[];

  @IdField('A wish of the family that has the same link.', { nullable: true })
  knownWishId!: string | null;
}
