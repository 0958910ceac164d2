import { ObjectType } from '@nestjs/graphql';
import { IdField, NumberField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({
  description: 'Something that could not be read, described for the person who reviews the draft.',
})
export class WishUnread {
  @TextField('The field concerned: `title`, `price`, `imageUrl`, or `page` for the whole page.')
  field!: string;

  @TextField('What is missing and why, as a sentence.')
  message!: string;
}

@ObjectType({
  description: "A price in another currency than the family's, for display only. It is not converted.",
})
export class WishForeignPrice {
  @TextField(`The price, formatted for the family's locale: "€49.90".`)
  text!: string;

  @TextField('ISO 4217 code of its currency.')
  currency!: string;
}

@ObjectType({ description: 'A wish read from a page, to be reviewed before it is saved. Nothing is stored.' })
export class WishDraft {
  @TextField('Name of the product; blank if the page gives none.')
  title!: string;

  @NumberField(
    "Its price in the smallest unit of the family's currency; null if the page gives none, or one in another " +
      'currency.',
    {
      nullable: true,
    },
  )
  price!: number | null;

  @ObjectField(() => WishForeignPrice, "Its price if the page gives it in another currency than the family's.", {
    nullable: true,
  })
  foreignPrice!: WishForeignPrice | null;

  @TextField('Address of the page, as it was given.')
  link!: string;

  @TextField('Name of the shop, as given by the page.', { nullable: true })
  site!: string | null;

  @TextField('Path of its picture, which this server keeps for a day unless a wish is saved with it.', {
    nullable: true,
  })
  imageUrl!: string | null;

  @ObjectField(() => WishUnread, 'What could not be read.', { list: true })
  unread!: WishUnread[];

  @IdField('Id of a wish of the family with the same link.', { nullable: true })
  knownWishId!: string | null;
}
