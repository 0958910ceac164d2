import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { MealSlotsService } from './meal-slots.service';
import { CopiedMeals, SeenMealInput } from './meal-week.types';
import { MealSlotInput, PlannedMeal } from './planned-meal';

const Id = () => Args('id', { type: () => ID, description: 'Id of the meal.' });
const From = () => Args('from', { description: 'The source slot.' });
const To = () => Args('to', { description: 'The target slot.' });
const Swap = () =>
  Args('swap', {
    type: () => Boolean,
    defaultValue: false,
    description:
      'Whether the dishes already planned there move to the source slot in exchange; otherwise both stay in the ' +
      'target slot.',
  });

@Resolver(() => PlannedMeal)
export class MealSlotsResolver {
  constructor(private readonly slots: MealSlotsService) {}

  @Mutation(() => [PlannedMeal], {
    description:
      'Moves a dish to another slot, or within its own. Returns the meals that changed. VERSION_CONFLICT (409).',
  })
  movePlannedMeal(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @To() to: MealSlotInput,
    @Swap() swap: boolean,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description: 'Id of the dish in that slot to put it after; null puts it first. By default it is put last.',
    })
    afterId?: string | null,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    return this.slots.move(viewer, id, to, { afterId, swap, version, undoKey });
  }

  @Mutation(() => PlannedMeal, { description: 'Copies a dish into a slot, after the dishes already planned there.' })
  copyPlannedMeal(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @To() to: MealSlotInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal> {
    return this.slots.copy(viewer, id, to, { idempotencyKey, undoKey });
  }

  @Mutation(() => [PlannedMeal], {
    description:
      'Moves all dishes of a slot to another one. Returns the meals that changed. VERSION_CONFLICT (409) when the ' +
      'slots hold other meals than `seen`.',
  })
  moveMealSlot(
    @CurrentViewer() viewer: Viewer,
    @From() from: MealSlotInput,
    @To() to: MealSlotInput,
    @Swap() swap: boolean,
    @Args('seen', {
      type: () => [SeenMealInput],
      nullable: true,
      description: 'The meals that you saw in the two slots; if omitted, they are not checked.',
    })
    seen?: SeenMealInput[],
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    return this.slots.moveSlot(viewer, from, to, { swap, seen, undoKey });
  }

  @Mutation(() => [PlannedMeal], {
    description: 'Copies all dishes of a slot to another one, after the dishes already planned there.',
  })
  copyMealSlot(
    @CurrentViewer() viewer: Viewer,
    @From() from: MealSlotInput,
    @To() to: MealSlotInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    return this.slots.copySlot(viewer, from, to, { idempotencyKey, undoKey });
  }

  @Mutation(() => CopiedMeals, {
    description: 'Copies a week into the empty slots of another week. One `undo` removes all copies together.',
  })
  copyMealWeek(
    @CurrentViewer() viewer: Viewer,
    @Args('from', { type: () => CalendarDateScalar, description: 'Any day of the week to copy.' }) from: string,
    @Args('to', { type: () => CalendarDateScalar, description: 'Any day of the week to copy it to.' }) to: string,
    @Args('intoFilled', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Whether to copy into slots where something is planned, too, after the dishes there.',
    })
    intoFilled: boolean,
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<CopiedMeals> {
    return this.slots.copyWeek(viewer, from, to, intoFilled, { idempotencyKey, undoKey });
  }
}
