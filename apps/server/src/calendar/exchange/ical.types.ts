import { ObjectType } from '@nestjs/graphql';
import { IdField, IntField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: "The viewer's own private address of the family's calendar, for other calendar programs." })
export class CalendarFeed {
  @TextField('Address of the iCalendar feed. Whoever has it can read the calendar: nobody else is shown it.')
  url!: string;

  @TextField('The same address as a link that opens calendar programs: `webcal://…`.')
  webcalUrl!: string;

  @MomentField('When this address was made.')
  createdAt!: Date;

  @MomentField('When a program last read it, to the hour; null before the first time.', { nullable: true })
  lastReadAt!: Date | null;
}

@ObjectType({ description: 'What taking back an import did.' })
export class CalendarImportUndone {
  @IdField('Id of the import.')
  id!: string;

  @IntField('Events it had added, which are in the bin now.')
  removed!: number;

  @IntField('Events it had changed, which are as they were before.')
  restored!: number;

  @IntField('Events that somebody has changed or deleted since: they stay as they are.')
  kept!: number;
}
