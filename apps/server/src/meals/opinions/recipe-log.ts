import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, IdField, IntField, MomentField, TextField } from '../../platform/fields';

@ObjectType({ description: 'What a member thinks of a recipe.' })
export class RecipeOpinion {
  @IdField('Membership id.')
  memberId!: string;

  @IntField('Their rating: 1 to 5.', { nullable: true })
  rating!: number | null;

  @TextField('Their note.', { nullable: true })
  note!: string | null;

  @MomentField('When it was last changed.')
  updatedAt!: Date;
}

@ObjectType({ description: 'A day on which a recipe was cooked.' })
export class CookedDay {
  @IdField('Its id.')
  id!: string;

  @DateField('The day.')
  cookedOn!: CalendarDate;

  @IntField('Number of servings.', { nullable: true })
  servings!: number | null;

  @IdField('Membership id of the member who recorded it.')
  memberId!: string;
}

/** Opinions and cooking log of a recipe in its family. */
export interface RecipeLog {
  opinions: RecipeOpinion[];
  cooked: CookedDay[];
}

@InputType({ description: "The caller's opinion of a recipe. If both fields are empty, it is deleted." })
export class RecipeOpinionInput {
  @IntField('A rating: 1 to 5; null for none.', { optional: true })
  rating?: number | null;

  @TextField('A note: up to 1,000 characters; null for none.', { optional: true })
  note?: string | null;
}
