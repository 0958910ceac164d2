import { IntField, TextField } from '../platform/fields';

/** Query of the REST call that lists the bin. */
export class RestBinQuery {
  @IntField('How many, 1 to 100.', { optional: true, nullable: false, default: 50 })
  first?: number | null;

  @TextField('`next_cursor` of the previous page.', { optional: true, nullable: false })
  after?: string;
}

/** Body of the REST call that restores. */
export class RestRestoreBody {
  @TextField('Type of the item, as in the list of the bin.', {
    example: 'calendar_event',
  })
  type!: string;

  @TextField('Id of the item.')
  id!: string;
}
