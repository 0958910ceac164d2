import { ObjectType } from '@nestjs/graphql';
import {
  DateField,
  FlagField,
  IdField,
  NumberField,
  ObjectField,
  OwnUserId,
  TextField,
  restAnswer,
  restDeletion,
  restId,
  restInput,
} from '../../platform/fields';
import { ShoppingItem } from './shopping-item';

/** An item with what the documented calls answer besides. */
export class ShoppingEntry extends ShoppingItem {
  @IdField("Id of the caller's family.", { graphql: false })
  override familyId!: string;

  @IdField('User id of who added it, if they have an account.', {
    nullable: true,
    graphql: false,
    rest: { name: 'userId' },
  })
  userId!: string | null;

  @TextField('Display name of who is to buy it.', {
    nullable: true,
    graphql: false,
    rest: { name: 'assigned_to_name' },
  })
  assignedToName!: string | null;
}
