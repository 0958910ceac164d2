import { Injectable } from '@nestjs/common';
import { isCalendarDate, todayIn } from '@homefold/domain';
import { AD_HOC_TITLE } from '@homefold/domain/meals';
import { readMealWords } from '@homefold/domain/quick-add';
import { FeatureAccess } from '../../billing';
import { PhraseContext } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { MealPlanService } from '../plan/meal-plan.service';
import type { MealType, PlannedMeal } from '../plan/planned-meal';
import type { ParsedMeal } from './meal-quick-add.types';

/** The slot in which somebody types; omitted: today's dinner. */
export interface TypedIn {
  date?: string | null | undefined;
  mealType?: MealType | null | undefined;
}

/** Parses planned meals from phrases: "lasagne on Friday". */
@Injectable()
export class MealQuickAddService {
  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly phrases: PhraseContext,
    private readonly plan: MealPlanService,
  ) {}

  /**
   * Parses a phrase in the family's zone and locale. Stores nothing.
   *
   * @throws DomainError INVALID (`text`) beyond 500 characters, (`date`) for one that does not exist; FEATURE_LOCKED
   */
  async understand(caller: Viewer, text: string, { date, mealType }: TypedIn = {}): Promise<ParsedMeal> {
    const viewer = await this.access.require(caller, 'meal_planner');
    if (date && !isCalendarDate(date)) throw invalid('date', 'This date does not exist.');
    return this.db.read(viewer, async () => {
      const { timeZone, locale, country, now } = await this.phrases.of(viewer, text);
      const context = { today: todayIn(timeZone, now), locale, country, date, mealType };
      const { date: mealDate, ...read } = readMealWords(text, context);
      return { ...read, mealDate, recipeId: await this.recipeCalled(viewer, read.title) };
    });
  }

  /**
   * Plans the meal of a phrase.
   *
   * @param key an idempotency key
   * @throws DomainError as `understand`; INVALID (`text`) for a phrase that names no meal, or with what has to be asked
   */
  async add(caller: Viewer, text: string, slot: TypedIn, key?: string | null): Promise<PlannedMeal> {
    const { question, spans: _spans, note: _note, ...meal } = await this.understand(caller, text, slot);
    if (question) throw invalid('text', question.ask);
    if (meal.title === AD_HOC_TITLE) throw invalid('text', 'Enter what to eat.');
    return this.plan.add(caller, meal, key);
  }

  /** The newest recipe with this title, ignoring case. */
  private async recipeCalled({ familyId }: FamilyViewer, title: string): Promise<string | null> {
    const [recipe] = await this.db.sql<{ id: string }>({
      name: 'recipe_called',
      text: `select id from recipe
             where family_id = $1 and deleted_at is null and lower(title) = lower($2)
             order by created_at desc, id limit 1`,
      values: [familyId, title],
    });
    return recipe?.id ?? null;
  }
}
