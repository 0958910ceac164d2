import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../../activity';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { PushNotifier } from './push-notifier';

/** Tells everybody else of a family on their devices who has joined it. */
@Injectable()
export class FamilyPush implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly activities: ActivityService,
    private readonly push: PushNotifier,
  ) {}

  onModuleInit(): void {
    this.activities.addListener(async (viewer, { type, resource, title }) => {
      if (type === 'joined' && resource === 'family_member') await this.joined(viewer, title);
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
      words: ({ actor }) => ({ title: family, body: `${actor} joined the family` }),
      link: '/dashboard#family',
      tag: `joined ${membershipId}`,
    });
  }
}
