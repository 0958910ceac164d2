import { Injectable } from '@nestjs/common';
import { requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { Database, type ScopeOwner } from '../platform/database';
import type { NotificationPreferences, NotificationPreferencesInput } from './notification-preferences.types';
import { UnsubscribeLinks } from './unsubscribe-links';

const DEFAULTS: NotificationPreferences = { remindersEnabled: true, digestEnabled: true };

/** What each member wants to be told, and how: everything that sends asks here. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly db: Database,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** The viewer's own. */
  async mine(caller: Viewer): Promise<NotificationPreferences> {
    const viewer = requireFamily(caller);
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<NotificationPreferences>({
        name: 'notification_preferences_mine',
        text: `select reminders_enabled as "remindersEnabled", digest_enabled as "digestEnabled"
               from notification_preferences
               where family_id = $1 and membership_id = $2`,
        values: [viewer.familyId, viewer.membershipId],
      }),
    );
    return row ?? DEFAULTS;
  }

  /**
   * Changes the viewer's own; what is not given stays. Who takes the digest up again gets new unsubscribe links: perhaps
   * it was ended by somebody to whom a mail was passed on.
   */
  async update(caller: Viewer, input: NotificationPreferencesInput): Promise<NotificationPreferences> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, async () => {
      if (input.digestEnabled && !(await this.mine(viewer)).digestEnabled) await this.links.revoke(viewer, 'digest');
      return this.updateByLink(viewer, input);
    });
  }

  /** The same for whoever has one of the member's unsubscribe links, which stay as they are. */
  async updateByLink(viewer: FamilyViewer, input: NotificationPreferencesInput): Promise<NotificationPreferences> {
    await this.db.write(viewer, () =>
      this.db.sql({
        name: 'notification_preferences_update',
        text: `insert into notification_preferences as p (family_id, membership_id, reminders_enabled, digest_enabled)
               values ($1, $2, coalesce($3, true), coalesce($4, true))
               on conflict (family_id, membership_id)
               do update set reminders_enabled = coalesce($3, p.reminders_enabled),
                 digest_enabled = coalesce($4, p.digest_enabled)`,
        values: [viewer.familyId, viewer.membershipId, input.remindersEnabled ?? null, input.digestEnabled ?? null],
      }),
    );
    return this.mine(viewer);
  }

  /** The members of a family who want no reminders. */
  withoutReminders(owner: ScopeOwner): Promise<Set<string>> {
    return this.without('reminders', owner);
  }

  /** The members of a family who want no daily digest. */
  withoutDigest(owner: ScopeOwner): Promise<Set<string>> {
    return this.without('digest', owner);
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
