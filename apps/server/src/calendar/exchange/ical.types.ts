import { ObjectType } from '@nestjs/graphql';
import { IdField, IntField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: "The caller's private feed of the family's calendar, for other calendar applications." })
export class CalendarFeed {
  @TextField('Address of the iCalendar feed. Anyone who has it can read the calendar; only the caller sees it here.')
  url!: string;

  @TextField('The same address as a `webcal://…` link, which opens calendar applications.')
  webcalUrl!: string;

  @MomentField('When this address was created.')
  createdAt!: Date;

  @MomentField('When an application last fetched it, to the hour; null if none has yet.', { nullable: true })
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

  @IntField('Events that have been changed or deleted since the import, and stay as they are.')
  kept!: number;
}
