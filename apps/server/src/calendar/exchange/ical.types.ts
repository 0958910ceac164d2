import { ObjectType } from '@nestjs/graphql';
import { IdField, IntField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: "The viewer's own private address of the family's calendar, for other calendar programs." })
export class CalendarFeed {
  @TextField('Address of the iCalendar feed. Whoever has it can read the calendar; it is shown to nobody else.')
  url!: string;

  @TextField('The same address as a link that opens calendar programs: `webcal://…`.')
  webcalUrl!: string;

  @MomentField('When this address was created.')
  createdAt!: Date;

  @MomentField('When a program last read it, to the hour; null before the first time.', { nullable: true })
  lastReadAt!: Date | null;
}

@ObjectType({ description: 'The result of undoing an import.' })
export class CalendarImportUndone {
  @IdField('Id of the import.')
  id!: string;

  @IntField('Events that it had added, which are now in the bin.')
  removed!: number;

  @IntField('Events that it had changed, which were restored.')
  restored!: number;

  @IntField('Events that were changed or deleted since, which are kept.')
  kept!: number;
}
