import { ObjectType } from '@nestjs/graphql';
import { IdField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: 'The private link with which people outside the family can read a recipe.' })
export class RecipeLink {
  @TextField('Address of the page.')
  url!: string;

  @MomentField('When it was created.')
  createdAt!: Date;

  @IdField('Membership id of the member who shared it.')
  createdByMemberId!: string;
}
