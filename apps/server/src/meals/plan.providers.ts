import type { Provider } from '@nestjs/common';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { CookingPush } from './cooking-reminders/cooking-push';
import { CookingReminders } from './cooking-reminders/cooking-reminders';
import { MealEntries } from './plan/meal-entries';
import { MealPlanResolver } from './plan/meal-plan.resolver';
import { MealPlanSearch } from './plan/meal-plan-search';
import { MealPlanService } from './plan/meal-plan.service';
import { MealSlotsResolver } from './plan/meal-slots.resolver';
import { MealSlotsService } from './plan/meal-slots.service';
import { MealValues } from './plan/meal-values';
import { MealWeekService } from './plan/meal-week.service';
import { MealsDigest } from './plan/meals-digest';
import { PlannedMeal } from './plan/planned-meal';
import { PlannedMealStore } from './plan/planned-meal.store';
import { MealDraftsResolver } from './planning/meal-drafts.resolver';
import { MealDraftsService } from './planning/meal-drafts.service';
import { MealPlanner, RuleMealPlanner } from './planning/meal-planner';
import { MealRule } from './planning/meal-rule';
import { MealRulesResolver } from './planning/meal-rules.resolver';
import { MealRulesService } from './planning/meal-rules.service';
import { PlanRecipes } from './planning/plan-recipes';
import { MealQuickAddResolver } from './quick-add/meal-quick-add.resolver';
import { MealQuickAddService } from './quick-add/meal-quick-add.service';

export const planEntities = [PlannedMeal, MealRule];

/** The meal plan: planned meals, rules and proposals. */
export const planProviders: Provider[] = [
  CookingPush,
  CookingReminders,
  MealEntries,
  MealPlanResolver,
  MealPlanService,
  MealSlotsResolver,
  MealSlotsService,
  MealValues,
  MealWeekService,
  PlannedMealStore,
  MealDraftsResolver,
  MealDraftsService,
  { provide: MealPlanner, useClass: RuleMealPlanner },
  MealRulesResolver,
  MealRulesService,
  PlanRecipes,
  MealQuickAddResolver,
  MealQuickAddService,
  ...domainParts('meal_plan', {
    bin: fromProvider(MealPlanService, ({ bin }) => bin),
    search: MealPlanSearch,
    digest: MealsDigest,
  }),
  ...domainParts('meal_rule', { bin: fromProvider(MealRulesService, ({ bin }) => bin), search: null, digest: null }),
];
