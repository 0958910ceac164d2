import { ObjectType } from '@nestjs/graphql';
import { FlagField, IntField, ObjectField, TextField } from '../platform/fields';

@ObjectType({ description: "Counts of the entries in the daily digest, in the family's time zone." })
export class DailyDigestData {
  @IntField('Events today, without bank holidays.')
  todayEvents!: number;

  @IntField('Events of the seven days that start today.')
  weekEvents!: number;

  @IntField('Open jobs that are overdue or due within these seven days.')
  todos!: number;

  @IntField('Wishes that nobody has bought.')
  wishlistItems!: number;
}

@ObjectType({ description: 'A daily digest that is being sent.' })
export class DailyDigest {
  @TextField('Display names of the members it goes to.', { list: true })
  recipients!: string[];

  @ObjectField(() => DailyDigestData, 'Its counts for the caller.')
  data!: DailyDigestData;
}

export class RestDailyDigest extends DailyDigest {
  @FlagField('Always true; errors have another status.', { graphql: false })
  success!: true;
}

@ObjectType({ description: 'A line of the daily digest.' })
export class DigestPreviewRow {
  @TextField("Start time, formatted for the family's locale.", { nullable: true })
  time!: string | null;

  @FlagField('Whether it lasts all day.')
  isAllDay!: boolean;

  @TextField('Title.')
  title!: string;

  @TextField('Its emoji.', { nullable: true })
  emoji!: string | null;

  @TextField('Names of the people it concerns, "You" first; empty for everybody.')
  names!: string;

  @TextField('A note, such as the due date of a job.', { nullable: true })
  note!: string | null;

  @FlagField('Whether it is overdue.')
  isLate!: boolean;
}

@ObjectType({ description: 'A group of lines in the daily digest.' })
export class DigestPreviewGroup {
  @TextField('Its heading, a day or a person; null without one.', { nullable: true })
  title!: string | null;

  @ObjectField(() => DigestPreviewRow, 'Its lines, in order.', { list: true })
  rows!: DigestPreviewRow[];
}

@ObjectType({ description: 'A section of the daily digest.' })
export class DigestPreviewSection {
  @TextField('Its heading.')
  title!: string;

  @ObjectField(() => DigestPreviewGroup, 'Its lines.', { list: true })
  groups!: DigestPreviewGroup[];

  @IntField('How many more lines there are, which are not listed.')
  more!: number;

  @TextField('The text shown when it has no lines.', { nullable: true })
  empty!: string | null;
}

@ObjectType({ description: 'The daily digest as the caller would receive it now.' })
export class DigestPreview {
  @TextField('The subject of the mail.')
  subject!: string;

  @TextField('The salutation.')
  greeting!: string;

  @TextField('A summary of the day in one sentence.')
  summary!: string;

  @ObjectField(() => DigestPreviewSection, 'Its sections.', { list: true })
  sections!: DigestPreviewSection[];
}
