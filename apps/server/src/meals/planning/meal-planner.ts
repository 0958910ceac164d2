import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { planWeekInSteps, type PlanRequest, type WeekDraft } from '@homefold/domain/meals';

/** Drafts the empty slots of a week. The same request always gives the same draft. */
export abstract class MealPlanner {
  abstract draft(request: PlanRequest): Promise<WeekDraft>;
}

/** Uses the family's rules only. Yields to other requests between slots. */
@Injectable()
export class RuleMealPlanner extends MealPlanner {
  async draft(request: PlanRequest): Promise<WeekDraft> {
    const steps = planWeekInSteps(request);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await setImmediate();
    }
  }
}
