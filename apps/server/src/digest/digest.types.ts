import { ObjectType } from '@nestjs/graphql';
import { FlagField, IntField, ObjectField, TextField } from '../platform/fields';

@ObjectType({ description: "Numbers of entries in the daily digest, in the family's time zone." })
export class DailyDigestData {
  @IntField('Events today, without bank holidays.')
  todayEvents!: number;

  @IntField("Events of the seven days from today on, today's included.")
  weekEvents!: number;

  @IntField('Open jobs that are overdue or due in these seven days.')
  todos!: number;

  @IntField('Wishes.')
  wishlistItems!: number;
}

@ObjectType({ description: 'A daily digest that is being sent.' })
export class DailyDigest {
  @TextField('Display names of the members it goes to.', { list: true })
  recipients!: string[];

  @ObjectField(() => DailyDigestData, 'Its contents for you.')
  data!: DailyDigestData;
}

export class RestDailyDigest extends DailyDigest {
  @FlagField('Always true; refusals are errors.', { graphql: false })
  success!: true;
}
