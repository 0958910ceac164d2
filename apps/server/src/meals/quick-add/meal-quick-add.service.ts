import { Injectable } from '@nestjs/common';
import { cleanLine, todayIn } from '@homefold/domain';
import { FeatureAccess } from '../../billing';
import { PhraseContext } from '../../families';
import type { Viewer } from '../../platform/auth';
import { invalid } from '../../platform/errors';
import { MealPlanService } from '../plan/meal-plan.service';
import type { PlannedMeal } from '../plan/planned-meal';
import type { MealInWords } from './meal-quick-add.types';

/** Reads planned meals from phrases: "lasagne on Friday". */
@Injectable()
export class MealQuickAddService {
  constructor(
    private readonly access: FeatureAccess,
    private readonly phrases: PhraseContext,
    private readonly plan: MealPlanService,
  ) {}

  /**
   * Stores nothing.
   *
   * @throws DomainError INVALID (`words`) for a phrase that names no meal or has more than 500 characters, FEATURE_LOCKED
   */
  async understand(caller: Viewer, words: string): Promise<MealInWords> {
    const viewer = await this.access.require(caller, 'meal_planner');
    const { timeZone, now } = await this.phrases.of(viewer, words);
    const title = cleanLine(words);
    if (!title) throw invalid('words', 'Say what there is to eat.');
    return { title, recipeId: null, mealDate: todayIn(timeZone, now), mealType: 'dinner', cookId: null };
  }

  /** Plans the meal of a phrase. @param key an idempotency key @throws as `understand` */
  async add(caller: Viewer, words: string, key?: string | null): Promise<PlannedMeal> {
    return this.plan.add(caller, await this.understand(caller, words), key);
  }
}
