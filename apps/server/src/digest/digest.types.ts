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

@ObjectType({ description: 'A line of the daily digest.' })
export class DigestPreviewRow {
  @TextField('When it begins, as the family writes times.', { nullable: true })
  time!: string | null;

  @FlagField('Whether it lasts all day.')
  isAllDay!: boolean;

  @TextField('What it is.')
  title!: string;

  @TextField('Its emoji.', { nullable: true })
  emoji!: string | null;

  @TextField('Whom it concerns, "You" first; empty: everybody.')
  names!: string;

  @TextField('A remark, such as when a job is due.', { nullable: true })
  note!: string | null;

  @FlagField('Whether it is overdue.')
  isLate!: boolean;
}

@ObjectType({ description: 'Lines of the daily digest that belong together.' })
export class DigestPreviewGroup {
  @TextField('The day or the person that they belong to.', { nullable: true })
  title!: string | null;

  @ObjectField(() => DigestPreviewRow, 'In order.', { list: true })
  rows!: DigestPreviewRow[];
}

@ObjectType({ description: 'A section of the daily digest.' })
export class DigestPreviewSection {
  @TextField('Its heading.')
  title!: string;

  @ObjectField(() => DigestPreviewGroup, 'Its lines.', { list: true })
  groups!: DigestPreviewGroup[];

  @IntField('How many lines are left out.')
  more!: number;

  @TextField('What it says when it has no lines.', { nullable: true })
  empty!: string | null;
}

@ObjectType({ description: 'What the daily digest would say to the caller now.' })
export class DigestPreview {
  @TextField('The subject of the mail.')
  subject!: string;

  @TextField('The salutation.')
  greeting!: string;

  @TextField('The day in one sentence.')
  summary!: string;

  @ObjectField(() => DigestPreviewSection, 'Its sections.', { list: true })
  sections!: DigestPreviewSection[];
}
