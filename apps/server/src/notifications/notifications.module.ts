import { Global, Module } from '@nestjs/common';
import { NotificationPreferencesResolver } from './notification-preferences.resolver';
import { NotificationPreferencesService } from './notification-preferences.service';
import { SecretBox } from '../platform/secret-box';
import { UnsubscribeController } from './unsubscribe.controller';
import { UnsubscribeLinks } from './unsubscribe-links';
import { UnsubscribeService } from './unsubscribe.service';

/** What members want to be told. Global: everything that sends asks it. */
@Global()
@Module({
  controllers: [UnsubscribeController],
  providers: [
    NotificationPreferencesService,
    NotificationPreferencesResolver,
    UnsubscribeLinks,
    UnsubscribeService,
    SecretBox,
  ],
  exports: [NotificationPreferencesService, UnsubscribeLinks],
})
export class NotificationsModule {}
