import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, IdField, IntField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: 'What a member thinks of a recipe.' })
export class RecipeOpinion {
  @IdField('Membership id.')
  memberId!: string;

  @IntField('1 to 5.', { nullable: true })
  rating!: number | null;

  @TextField('A note.', { nullable: true })
  note!: string | null;

  @MomentField('When it was last changed.')
  updatedAt!: Date;
}

@ObjectType({ description: 'A day on which a recipe was cooked.' })
export class CookedDay {
  @IdField('Id.')
  id!: string;

  @DateField('The day.')
  cookedOn!: CalendarDate;

  @IntField('For how many.', { nullable: true })
  servings!: number | null;

  @IdField('Membership id of whoever wrote it down.')
  memberId!: string;
}

/** Opinions and cooking log of a recipe in its family. */
export interface RecipeLog {
  opinions: RecipeOpinion[];
  cooked: CookedDay[];
}

@InputType({ description: 'What somebody thinks of a recipe; with neither the opinion is forgotten.' })
export class RecipeOpinionInput {
  @IntField('1 to 5; null for none.', { optional: true })
  rating?: number | null;

  @TextField('Up to 1,000 characters; null for none.', { optional: true })
  note?: string | null;
}
