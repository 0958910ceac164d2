import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { MealSlotsService } from './meal-slots.service';
import { CopiedMeals, SeenMealInput } from './meal-week.types';
import { MealSlotInput, PlannedMeal } from './planned-meal';

const Id = () => Args('id', { type: () => ID, description: 'Id of the meal.' });
const From = () => Args('from', { description: 'The slot that it comes from.' });
const To = () => Args('to', { description: 'The slot that it goes to.' });
const Swap = () =>
  Args('swap', {
    type: () => Boolean,
    defaultValue: false,
    description: 'Whether what is planned there comes back in exchange; otherwise the slot then holds both.',
  });

@Resolver(() => PlannedMeal)
export class MealSlotsResolver {
  constructor(private readonly slots: MealSlotsService) {}

  @Mutation(() => [PlannedMeal], {
    description:
      'Moves a dish to another slot, or within its own. Answers the meals that are different now. VERSION_CONFLICT (409).',
  })
  movePlannedMeal(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @To() to: MealSlotInput,
    @Swap() swap: boolean,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description: 'The dish of that slot to put it behind; null: to the front; left out: to the end.',
    })
    afterId?: string | null,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    return this.slots.move(viewer, id, to, { afterId, swap, version, undoKey });
  }

  @Mutation(() => PlannedMeal, { description: 'Copies a dish into a slot, behind what is planned there.' })
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
      'Moves all dishes of a slot. Answers the meals that are different now. VERSION_CONFLICT (409) when the slots hold something else than `seen`.',
  })
  moveMealSlot(
    @CurrentViewer() viewer: Viewer,
    @From() from: MealSlotInput,
    @To() to: MealSlotInput,
    @Swap() swap: boolean,
    @Args('seen', {
      type: () => [SeenMealInput],
      nullable: true,
      description: 'The meals that you saw in both slots; left out: it does not matter.',
    })
    seen?: SeenMealInput[],
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    return this.slots.moveSlot(viewer, from, to, { swap, seen, undoKey });
  }

  @Mutation(() => [PlannedMeal], { description: 'Copies all dishes of a slot, behind what is planned there.' })
  copyMealSlot(
    @CurrentViewer() viewer: Viewer,
    @From() from: MealSlotInput,
    @To() to: MealSlotInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    return this.slots.copySlot(viewer, from, to, { idempotencyKey, undoKey });
  }

  @Mutation(() => CopiedMeals, { description: 'Copies a week into the empty slots of another one; undone as one.' })
  copyMealWeek(
    @CurrentViewer() viewer: Viewer,
    @Args('from', { type: () => CalendarDateScalar, description: 'A day of the week to copy.' }) from: string,
    @Args('to', { type: () => CalendarDateScalar, description: 'A day of the week to copy it to.' }) to: string,
    @Args('intoFilled', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Also into slots where something is planned, behind it.',
    })
    intoFilled: boolean,
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<CopiedMeals> {
    return this.slots.copyWeek(viewer, from, to, intoFilled, { idempotencyKey, undoKey });
  }
}
