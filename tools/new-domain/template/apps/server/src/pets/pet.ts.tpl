import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Column, Entity } from 'typeorm';
import { DateField, TextField, changesOf } from '../platform/fields';
import { FamilyRecord } from '../platform/undo';
import { RECORD_FIELDS, StoredRecord } from '../platform/records';

@ObjectType({ description: 'A pet of the family.', implements: () => FamilyRecord })
@Entity('pet')
export class Pet extends StoredRecord {
  @TextField('What it is called: 1 to 80 characters.')
  @Column({ type: 'text' })
  name!: string;

  @TextField('Anything more to know: up to 5,000 characters.', { nullable: true, example: 'Ask at the counter' })
  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @DateField('The day it is about.', { nullable: true, example: '2019-04-01' })
  @Column({ type: 'date', nullable: true })
  date!: CalendarDate | null;
}

@InputType({
  description: 'What to change of a pet: a field left out stays as it is, null clears it. A new one needs a name.',
})
export class PetInput extends changesOf(Pet, { without: RECORD_FIELDS }) {}
