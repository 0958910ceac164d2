import { Injectable, type OnModuleInit } from '@nestjs/common';
import { minutesOfTime, timeOfMinutes, type CalendarDate, type LocalTime } from '@homefold/domain';
import { ActivityService } from '../../activity';
import { FeatureAccess } from '../../billing';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { dailyTurn } from '../../platform/daily-turn';
import { Database } from '../../platform/database';
import { DueWork, type DueSource } from '../../platform/due-work';
import { MealWeekService } from '../plan/meal-week.service';
import { CookingPush } from './cooking-push';

/** No membership has this id: scheduled runs have no viewer. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** How long before dinner: at three in the afternoon for a dinner at six. */
const AHEAD_MINUTES = 180;

/**
 * Notifies whoever cooks tonight, once in the afternoon (docs/decisions/meals/plan.md), from the plan at that moment.
 * One transaction locks the family's row, enqueues the notifications and records the next run.
 */
@Injectable()
export class CookingReminders implements DueSource, OnModuleInit {
  readonly name = 'cooking reminders';

  constructor(
    private readonly db: Database,
    private readonly settings: FamilySettingsReader,
    private readonly access: FeatureAccess,
    private readonly weeks: MealWeekService,
    private readonly push: CookingPush,
    private readonly activities: ActivityService,
    private readonly dueWork: DueWork,
  ) {}

  onModuleInit(): void {
    this.dueWork.register(this);
    this.activities.addListener(async ({ familyId }, { resource, data }) => {
      if (resource === 'meal_plan' && typeof data?.['mealDate'] === 'string')
        await this.push.withdraw(familyId, [data['mealDate']]);
    });
  }

  async families(now: Date, limit: number): Promise<string[]> {
    const rows = await this.db.sql<{ id: string }>({
      name: 'cooking_families_due',
      text: 'select family_id as id from cooking_schedule where due_at <= $1 order by due_at limit $2',
      values: [now, limit],
    });
    return rows.map(({ id }) => id);
  }

  async work(familyId: string, now: Date): Promise<number> {
    const viewer: FamilyViewer = {
      ...{ familyId, membershipId: NOBODY, role: 'family_member' },
      ...{ userId: '', sessionId: '', email: '', name: '' },
    };
    return this.db.write(viewer, async () => {
      const [row] = await this.db.sql<{ lastDay: CalendarDate | null }>({
        name: 'cooking_lock_due',
        text: `select to_char(last_day, 'YYYY-MM-DD') as "lastDay" from cooking_schedule
               where family_id = $1 and due_at <= $2 for update skip locked`,
        values: [familyId, now],
      });
      if (!row) return 0;
      const { timeZone, dinnerTime } = await this.settings.settings(viewer);
      const { time, minutes } = aheadOf(dinnerTime);
      const turn = dailyTurn(timeZone, now, row.lastDay, { time, latestMs: minutes * 60_000 });
      if (turn.isDue && (await this.access.has(viewer, 'meal_planner'))) {
        const dinner = await this.weeks.dinnerOf(viewer, turn.day, dinnerTime);
        if (dinner) await this.push.notify(familyId, dinner, timeZone);
      }
      await this.db.sql({
        name: 'cooking_schedule_update',
        text: 'update cooking_schedule set last_day = $2, due_at = $3 where family_id = $1',
        values: [familyId, turn.lastDay, turn.next],
      });
      return 1;
    });
  }
}

/** When to notify, and how many minutes before dinner that is. Never before midnight, however early dinner is. */
function aheadOf(dinnerTime: LocalTime): { time: LocalTime; minutes: number } {
  const dinner = minutesOfTime(dinnerTime) ?? 0;
  const at = Math.max(dinner - AHEAD_MINUTES, 1);
  return { time: timeOfMinutes(at), minutes: Math.max(dinner - at, 1) };
}
