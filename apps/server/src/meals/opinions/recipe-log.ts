import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';

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

@ObjectType({ description: 'What became of a recipe in this family.' })
export class RecipeLog {
  @ObjectField(() => RecipeOpinion, 'What the present members think of it, by the time they joined.', { list: true })
  opinions!: RecipeOpinion[];

  @ObjectField(() => CookedDay, 'The last 50 days on which it was cooked, newest first.', { list: true })
  cooked!: CookedDay[];
}

@InputType({ description: 'What somebody thinks of a recipe; with neither the opinion is forgotten.' })
export class RecipeOpinionInput {
  @IntField('1 to 5; null for none.', { optional: true })
  rating?: number | null;

  @TextField('Up to 1,000 characters; null for none.', { optional: true })
  note?: string | null;
}
