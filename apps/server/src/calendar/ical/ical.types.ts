import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: "The viewer's own private address of the family's calendar, for other calendar programs." })
export class CalendarFeed {
  @Field({
    description: 'Address of the iCalendar feed. Whoever has it can read the calendar: nobody else is shown it.',
  })
  url!: string;

  @Field({ description: 'The same address as a link that opens calendar programs: `webcal://…`.' })
  webcalUrl!: string;

  @Field(() => GraphQLISODateTime, { description: 'When this address was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a program last read it, to the hour; null before the first time.',
  })
  lastReadAt!: Date | null;
}

@ObjectType({ description: 'What taking back an import did.' })
export class CalendarImportUndone {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @Field(() => Int, { description: 'Events it had added, which are in the bin now.' })
  removed!: number;

  @Field(() => Int, { description: 'Events it had changed, which are as they were before.' })
  restored!: number;

  @Field(() => Int, { description: 'Events that somebody has changed or deleted since: they stay as they are.' })
  kept!: number;
}
