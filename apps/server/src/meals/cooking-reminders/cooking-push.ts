import { Injectable } from '@nestjs/common';
import { addDays, formatLongDate, formatTime, instantOf, todayIn, type CalendarDate } from '@homefold/domain';
import { PushNotifier } from '../../notifications';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { DinnerPlan } from '../plan/meal-week.types';

const tagOf = (date: CalendarDate): string => `cooking ${date}`;

/** Push notifications for whoever cooks dinner. Call inside a write scope. */
@Injectable()
export class CookingPush {
  constructor(
    private readonly db: Database,
    private readonly push: PushNotifier,
    private readonly clock: Clock,
  ) {}

  /** Notifies each cook of a dinner, once a day. */
  async notify(familyId: string, { date, meals, dinnerTime, startAt }: DinnerPlan, timeZone: string): Promise<void> {
    const cooks = new Set(meals.flatMap(({ cookId }) => cookId ?? []));
    for (const cookId of cooks) {
      const dishes = meals.filter((meal) => meal.cookId === cookId).map(({ title }) => title);
      await this.push.notify({
        kind: 'cooking',
        familyId,
        to: [cookId],
        key: tagOf(date),
        text: ({ locale }) => ({
          title: dishes.join(', '),
          body: [
            `You cook dinner on ${formatLongDate(date, locale)}`,
            startAt ? `start at ${formatTime(startAt, locale)}` : `ready by ${formatTime(dinnerTime, locale)}`,
          ].join(' · '),
        }),
        link: '/dashboard#meal-planner',
        tag: tagOf(date),
        expiresAt: instantOf(date, dinnerTime, timeZone),
      });
    }
  }

  /** Withdraws notifications that are still queued (quiet hours or a retry): the dinner has changed. */
  async withdraw(familyId: string, dates: Iterable<CalendarDate>): Promise<void> {
    const today = todayIn('UTC', this.clock.now());
    // a family's local date differs from the UTC date by at most a day
    const near = [...new Set(dates)].filter((date) => date >= addDays(today, -1) && date <= addDays(today, 1));
    if (near.length === 0) return;
    const sent = await this.db.sql<{ tag: string }>({
      name: 'cooking_told',
      text: 'select distinct tag from push_notification where family_id = $1 and tag = any($2::text[])',
      values: [familyId, near.map(tagOf)],
    });
    for (const { tag } of sent) await this.push.withdraw(familyId, tag);
  }
}
