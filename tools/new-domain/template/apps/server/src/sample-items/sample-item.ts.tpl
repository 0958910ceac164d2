import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Column, Entity } from 'typeorm';
import { DateField, TextField, changesOf } from '../platform/fields';
import { FamilyRecord } from '../platform/undo';
import { RECORD_FIELDS, StoredRecord } from '../platform/records';

@ObjectType({ description: 'A sample item of the family.', implements: () => FamilyRecord })
@Entity('sample_item')
export class SampleItem extends StoredRecord {
  @TextField('Its name: 1 to 80 characters.')
  @Column({ type: 'text' })
  name!: string;

  @TextField('Notes: up to 5,000 characters.', { nullable: true, example: 'Ask at the counter' })
  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @DateField('Its date.', { nullable: true, example: '2019-04-01' })
  @Column({ type: 'date', nullable: true })
  date!: CalendarDate | null;
}

@InputType({
  description: 'A sample item. A new one needs a name. In an update, an omitted field keeps its value and null clears it.',
})
export class SampleItemInput extends changesOf(SampleItem, { without: RECORD_FIELDS }) {}
