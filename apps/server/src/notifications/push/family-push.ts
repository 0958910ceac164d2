import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../../activity';
import { JoinRequests } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { PushNotifier } from './push-notifier';

/** Notifies the other members when somebody joins, and the admins when somebody requests to. */
@Injectable()
export class FamilyPush implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly activities: ActivityService,
    private readonly requests: JoinRequests,
    private readonly push: PushNotifier,
  ) {}

  onModuleInit(): void {
    this.activities.addListener(async (viewer, { type, resource, title }) => {
      if (type === 'joined' && resource === 'family_member') await this.joined(viewer, title);
    });
    this.requests.addListener((familyId, request) => this.asked(familyId, request));
  }

  private async asked(familyId: string, { id, displayName }: { id: string; displayName: string }): Promise<void> {
    const admins = await this.db.sql<{ id: string }>({
      name: 'push_family_admins',
      text: `select id from membership where family_id = $1 and role = 'admin' and left_at is null`,
      values: [familyId],
    });
    await this.push.notify({
      kind: 'family',
      familyId,
      to: admins.map((admin) => admin.id),
      key: `asked ${id}`,
      text: () => ({
        title: 'Somebody wants to join',
        body: `${displayName} entered your code and waits for an admin`,
      }),
      link: '/dashboard#family',
      tag: `asked ${id}`,
    });
  }

  private async joined({ familyId, membershipId }: FamilyViewer, family: string): Promise<void> {
    const others = await this.db.sql<{ id: string }>({
      name: 'push_family_others',
      text: 'select distinct membership_id as id from push_device where family_id = $1 and membership_id <> $2',
      values: [familyId, membershipId],
    });
    await this.push.notify({
      kind: 'family',
      familyId,
      by: membershipId,
      to: others.map(({ id }) => id),
      key: `joined ${membershipId}`,
      text: ({ actor }) => ({ title: family, body: `${actor} joined the family` }),
      link: '/dashboard#family',
      tag: `joined ${membershipId}`,
    });
  }
}
