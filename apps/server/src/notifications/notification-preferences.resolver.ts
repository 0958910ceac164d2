import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { NotificationPreferencesService } from './notification-preferences.service';
import { NotificationPreferences, NotificationPreferencesInput } from './notification-preferences.types';

@Resolver(() => NotificationPreferences)
export class NotificationPreferencesResolver {
  constructor(private readonly preferences: NotificationPreferencesService) {}

  @Query(() => NotificationPreferences, { description: 'Your notification preferences.' })
  notificationPreferences(@CurrentViewer() viewer: Viewer): Promise<NotificationPreferences> {
    return this.preferences.mine(viewer);
  }

  @Mutation(() => NotificationPreferences, { description: 'Changes your notification preferences.' })
  updateNotificationPreferences(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The changes.' }) input: NotificationPreferencesInput,
  ): Promise<NotificationPreferences> {
    return this.preferences.update(viewer, input);
  }
}
