import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, IdField, TextField } from '../../platform/fields';

@ObjectType({
  description: 'A day until which somebody may wish for something: a birthday of the calendar, Christmas.',
})
export class WishDay {
  @DateField('The day: the next of its kind, today included.')
  date!: CalendarDate;

  @TextField('What it is: "Birthday", or the name of the holiday. At most 80 characters.')
  occasion!: string;

  @IdField('Membership id of whose birthday it is; null for a day of everybody.', { nullable: true })
  memberId!: string | null;
}
