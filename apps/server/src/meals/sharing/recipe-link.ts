import { ObjectType } from '@nestjs/graphql';
import { IdField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: 'The private link by which people outside of the family read one recipe.' })
export class RecipeLink {
  @TextField('The address of the page.')
  url!: string;

  @MomentField('Since when.')
  createdAt!: Date;

  @IdField('Membership id of whoever shared it.')
  createdByMemberId!: string;
}
