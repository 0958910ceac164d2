import { Injectable } from '@nestjs/common';
import { planWeek, type PlanRequest, type WeekDraft } from '@homefold/domain/meals';

/** Drafts the empty slots of a week. The same request always gives the same draft. */
export abstract class MealPlanner {
  abstract draft(request: PlanRequest): Promise<WeekDraft>;
}

/** By the family's rules alone. */
@Injectable()
export class RuleMealPlanner extends MealPlanner {
  draft(request: PlanRequest): Promise<WeekDraft> {
    return Promise.resolve(planWeek(request));
  }
}
