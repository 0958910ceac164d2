import { ObjectType } from '@nestjs/graphql';
import { FlagField, IntField, ObjectField, TextField } from '../platform/fields';

@ObjectType({ description: "How much the daily digest holds, in the family's time zone." })
export class DailyDigestData {
  @IntField('Events that touch today, without bank holidays.')
  todayEvents!: number;

  @IntField("Events of the seven days from today on, today's included.")
  weekEvents!: number;

  @IntField('Open jobs with a deadline in these seven days, or one that has passed.')
  todos!: number;

  @IntField('Wishes.')
  wishlistItems!: number;
}

@ObjectType({ description: 'A daily digest that is on its way.' })
export class DailyDigest {
  @TextField('Display names of the members it goes to.', { list: true })
  recipients!: string[];

  @ObjectField(() => DailyDigestData, 'What it holds for you.')
  data!: DailyDigestData;
}

export class RestDailyDigest extends DailyDigest {
  @FlagField('Always true; refusals are errors.', { graphql: false })
  success!: true;
}
