import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, IdField, TextField } from '../../platform/fields';

@ObjectType({
  description: 'A day for which somebody may wish for something: a birthday in the calendar, or Christmas.',
})
export class WishDay {
  @DateField('The next such day, which may be today.')
  date!: CalendarDate;

  @TextField('The occasion: "Birthday", or the name of the holiday; at most 80 characters.')
  occasion!: string;

  @IdField('Membership id of the member whose birthday it is; null for a day for everybody.', { nullable: true })
  memberId!: string | null;
}
