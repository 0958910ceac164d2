import { Global, Module } from '@nestjs/common';
import { NotificationPreferencesResolver } from './notification-preferences.resolver';
import { NotificationPreferencesService } from './notification-preferences.service';

/** What members want to be told. Global: everything that sends asks it. */
@Global()
@Module({
  providers: [NotificationPreferencesService, NotificationPreferencesResolver],
  exports: [NotificationPreferencesService],
})
export class NotificationsModule {}
