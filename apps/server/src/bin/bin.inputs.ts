import { Type } from 'class-transformer';
import { IsInt, IsString, Max, Min } from 'class-validator';
import { IntField, TextField } from '../platform/fields';
import { PAGE_MAX } from '../platform/pages';

/** Query of the REST call that lists the bin. */
export class RestBinQuery {
  @IntField('How many, 1 to 100.', {
    optional: true,
    nullable: false,
    default: 50,
    rules: [
      Type(() => Number),
      IsInt({ message: 'first must be a whole number' }),
      Min(1, { message: 'first must be at least 1' }),
      Max(PAGE_MAX, { message: `first must be at most ${PAGE_MAX}` }),
    ],
  })
  first?: number;

  @TextField('`next_cursor` of the previous page.', { optional: true, nullable: false })
  after?: string;
}

/** Body of the REST call that restores. */
export class RestRestoreBody {
  @TextField('Type of the item, as in the list of the bin.', {
    example: 'calendar_event',
    rules: [IsString({ message: 'type is required' })],
  })
  type!: string;

  @TextField('Id of the item.', { rules: [IsString({ message: 'id is required' })] })
  id!: string;
}
