import { Injectable } from '@nestjs/common';
import { addDays } from '@homefold/domain';
import { FamilyMembers, FamilySettingsReader } from '../../families';
import type { Viewer } from '../../platform/auth';
import { DayFacts } from '../../platform/day-facts';
import { WishlistSettings } from '../surprise/wishlist-settings';
import { WishStore } from '../wishes/wish.store';
import type { WishDay } from './wish-day';

/** Starts today: yesterday's birthday is offered for next year. */
const DAYS = 365;

/** The calendar's suggestions for "wanted by". */
@Injectable()
export class WishDaysService {
  constructor(
    private readonly store: WishStore,
    private readonly facts: DayFacts,
    private readonly settings: WishlistSettings,
    private readonly families: FamilySettingsReader,
    private readonly members: FamilyMembers,
  ) {}

  /** @throws DomainError NOT_FOUND for the member, FEATURE_LOCKED */
  of(caller: Viewer, memberId?: string | null): Promise<WishDay[]> {
    return this.store.scope.read(caller, async (viewer) => {
      const [today, place, member] = await Promise.all([
        this.settings.today(viewer),
        this.families.settings(viewer),
        memberId ? this.members.get(viewer, memberId) : null,
      ]);
      const days = await this.facts.giving(viewer, place, today, addDays(today, DAYS));
      return days
        .filter((day) => day.memberId === null || !member || day.memberId === member.id)
        .map(({ date, memberId: of, name }) => ({ date, memberId: of, occasion: name ?? 'Birthday' }))
        .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.occasion.localeCompare(b.occasion)));
    });
  }
}
