import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { ShoppingPart as Part } from '@homefold/domain/shopping';
import { DateField, FlagField, IdField, MomentField, NumberField, TextField } from '../../platform/fields';

/** A part as it is stored; changing this shape requires a migration of stored rows. */
export interface StoredPart extends Part {
  /** The week in a documented call; generated parts have that of their meal. */
  week?: { start: CalendarDate; end: CalendarDate };
}

@ObjectType({ description: 'A part of an item: who asked for how much of it, and why.' })
export class ShoppingPart {
  @IdField('Its id, chosen by the device that added it.')
  id!: string;

  @NumberField('The amount; null if none was given.', { nullable: true })
  amount!: number | null;

  @TextField('The unit of the amount.', { nullable: true })
  unit!: string | null;

  @MomentField('When it was asked for, by the clock of the device.')
  addedAt!: Date;

  @IdField('Membership id of the member who asked for it.')
  requestedBy!: string;

  @TextField('Title of the meal it is for, such as "Lasagne"; null if it was added by hand.', { nullable: true })
  mealTitle!: string | null;

  @DateField('The day of the meal.', { nullable: true })
  mealDate!: CalendarDate | null;

  @IdField('Id of the planned meal it is for.', { nullable: true })
  plannedMealId!: string | null;

  @IdField('Id of the recipe it is for.', { nullable: true })
  recipeId!: string | null;

  @FlagField('Whether `generateShoppingList` added it.')
  isGenerated!: boolean;
}

/** The API's view of the parts. */
export const partsShown = ({
  requests,
  createdBy,
}: {
  requests: readonly StoredPart[];
  createdBy: string;
}): ShoppingPart[] =>
  requests.map(({ id, at, amount, unit, requestedBy, source, isGenerated }) => ({
    id,
    amount,
    unit,
    addedAt: new Date(at),
    requestedBy: requestedBy ?? createdBy,
    mealTitle: source?.kind === 'meal' || source?.kind === 'recipe' ? source.title : null,
    mealDate: source?.kind === 'meal' ? source.date : null,
    plannedMealId: source?.kind === 'meal' ? source.plannedMealId : null,
    recipeId: source && source.kind !== 'stock' ? source.recipeId : null,
    isGenerated,
  }));
