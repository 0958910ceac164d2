import { Injectable } from '@nestjs/common';
import { quietHoursProblem } from '@homefold/domain';
import { requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database, type ScopeOwner } from '../platform/database';
import { invalid } from '../platform/errors';
import type { NotificationPreferences, NotificationPreferencesInput } from './notification-preferences.types';
import { UnsubscribeLinks } from './unsubscribe-links';

const DEFAULTS: NotificationPreferences = {
  remindersEnabled: true,
  digestEnabled: true,
  pushReminders: true,
  pushEvents: true,
  pushJobs: true,
  pushFamily: true,
  pushCooking: false,
  pushShopping: false,
  pushWishes: true,
  pushForum: true,
  quietHoursStart: null,
  quietHoursEnd: null,
};

/** Each member's notification settings, checked by everything that sends. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly db: Database,
    private readonly links: UnsubscribeLinks,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own settings. */
  async mine(caller: Viewer): Promise<NotificationPreferences> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, () => this.read(viewer));
  }

  /**
   * Changes the viewer's own settings; omitted ones are kept, and so are switches set to null. Null quiet hours clear
   * them. Switching the digest on again creates new unsubscribe links: it may have been ended by somebody a mail was
   * forwarded to.
   *
   * @throws DomainError INVALID (quietHoursEnd) for quiet hours with one end missing, or without length
   */
  async update(caller: Viewer, input: NotificationPreferencesInput): Promise<NotificationPreferences> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, async () => {
      const before = await this.lock(viewer);
      if (input.digestEnabled && !before.digestEnabled) await this.links.revoke(viewer, 'digest');
      return this.change(viewer, before, input);
    });
  }

  /** The same for the holder of one of the member's unsubscribe links, which stay valid. */
  async updateByLink(viewer: FamilyViewer, input: NotificationPreferencesInput): Promise<NotificationPreferences> {
    return this.db.write(viewer, async () => this.change(viewer, await this.lock(viewer), input));
  }

  /** Members of a family who want no reminders. */
  withoutReminders(owner: ScopeOwner): Promise<Set<string>> {
    return this.without('reminders', owner);
  }

  /** Members of a family who want no daily digest. */
  withoutDigest(owner: ScopeOwner): Promise<Set<string>> {
    return this.without('digest', owner);
  }

  private async read({ familyId, membershipId }: FamilyViewer): Promise<NotificationPreferences> {
    const [row] = await this.db.sql<NotificationPreferences>({
      name: 'notification_preferences_mine',
      text: `select reminders_enabled as "remindersEnabled", digest_enabled as "digestEnabled",
               push_reminders as "pushReminders", push_events as "pushEvents", push_jobs as "pushJobs",
               push_family as "pushFamily", push_cooking as "pushCooking", push_shopping as "pushShopping",
               push_wishes as "pushWishes", push_forum as "pushForum",
               to_char(quiet_hours_start, 'HH24:MI') as "quietHoursStart",
               to_char(quiet_hours_end, 'HH24:MI') as "quietHoursEnd"
             from notification_preferences
             where family_id = $1 and membership_id = $2`,
      values: [familyId, membershipId],
    });
    return row ?? DEFAULTS;
  }

  private async change(
    viewer: FamilyViewer,
    before: NotificationPreferences,
    input: NotificationPreferencesInput,
  ): Promise<NotificationPreferences> {
    const after = { ...before };
    for (const name of Object.keys(DEFAULTS) as (keyof NotificationPreferences)[]) {
      const given = input[name];
      const stays = given === undefined || (given === null && typeof before[name] === 'boolean');
      if (!stays) Object.assign(after, { [name]: given });
    }
    const problem = quietHoursProblem(after.quietHoursStart, after.quietHoursEnd);
    if (problem) throw invalid('quietHoursEnd', problem);
    await this.write(viewer, after);
    if (after.quietHoursStart !== before.quietHoursStart || after.quietHoursEnd !== before.quietHoursEnd)
      await this.lookAgain(viewer);
    return after;
  }

  /** Serialises concurrent changes, so that none is lost. */
  private async lock(viewer: FamilyViewer): Promise<NotificationPreferences> {
    await this.db.sql({
      name: 'notification_preferences_lock',
      text: `insert into notification_preferences as p (family_id, membership_id) values ($1, $2)
             on conflict (family_id, membership_id) do update set digest_enabled = p.digest_enabled`,
      values: [viewer.familyId, viewer.membershipId],
    });
    return this.read(viewer);
  }

  private async write({ familyId, membershipId }: FamilyViewer, all: NotificationPreferences): Promise<void> {
    await this.db.sql({
      name: 'notification_preferences_update',
      text: `update notification_preferences set
               reminders_enabled = $3, digest_enabled = $4, push_reminders = $5, push_events = $6, push_jobs = $7,
               push_family = $8, quiet_hours_start = $9, quiet_hours_end = $10, push_cooking = $11,
               push_shopping = $12, push_wishes = $13, push_forum = $14
             where family_id = $1 and membership_id = $2`,
      values: [
        ...[familyId, membershipId, all.remindersEnabled, all.digestEnabled, all.pushReminders, all.pushEvents],
        ...[all.pushJobs, all.pushFamily, all.quietHoursStart, all.quietHoursEnd, all.pushCooking],
        ...[all.pushShopping, all.pushWishes, all.pushForum],
      ],
    });
  }

  /** Makes notifications held under the old quiet hours due, so that the next poll recomputes their end. */
  private async lookAgain({ familyId, membershipId }: FamilyViewer): Promise<void> {
    await this.db.sql({
      name: 'push_held_look_again',
      text: `update push_delivery d set held_until = $3 from push_notification n
             where d.family_id = $1 and d.held_until is not null
               and n.family_id = d.family_id and n.id = d.notification_id and n.membership_id = $2`,
      values: [familyId, membershipId, this.clock.now()],
    });
  }

  private async without(what: 'reminders' | 'digest', { familyId, userId }: ScopeOwner): Promise<Set<string>> {
    const rows = await this.db.read({ familyId, userId }, () =>
      this.db.sql<{ id: string }>({
        name: `notification_preferences_without_${what}`,
        text: `select membership_id as id from notification_preferences
               where family_id = $1 and not ${what}_enabled`,
        values: [familyId],
      }),
    );
    return new Set(rows.map(({ id }) => id));
  }
}
