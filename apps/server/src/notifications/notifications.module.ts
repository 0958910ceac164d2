import { Global, Module } from '@nestjs/common';
import { SafeFetchModule } from '../platform/safe-fetch';
import { SecretBox } from '../platform/secret-box';
import { NotificationPreferencesResolver } from './notification-preferences.resolver';
import { NotificationPreferencesService } from './notification-preferences.service';
import { FamilyPush } from './push/family-push';
import { PushDelivery } from './push/push-delivery';
import { PushDevicesController } from './push/push-devices.controller';
import { PushDevicesResolver } from './push/push-devices.resolver';
import { PushDevicesService } from './push/push-devices.service';
import { PUSH_TIMINGS, PushNotifier, pushTimings } from './push/push-notifier';
import { PushRecipients } from './push/push-recipients';
import { PushTestService } from './push/push-test.service';
import { PushTransports } from './push/push-transports';
import { QuietSummary } from './push/quiet-summary';
import { VapidKeys } from './push/vapid-keys';
import { WebPushTransport } from './push/web-push-transport';
import { UnsubscribeController } from './unsubscribe.controller';
import { UnsubscribeLinks } from './unsubscribe-links';
import { UnsubscribeService } from './unsubscribe.service';

/** Notification settings and push notifications. Global: everything that sends depends on it. */
@Global()
@Module({
  imports: [SafeFetchModule],
  controllers: [PushDevicesController, UnsubscribeController],
  providers: [
    NotificationPreferencesService,
    NotificationPreferencesResolver,
    FamilyPush,
    PushDelivery,
    PushDevicesResolver,
    PushDevicesService,
    PushNotifier,
    { provide: PUSH_TIMINGS, useValue: pushTimings },
    PushRecipients,
    PushTestService,
    PushTransports,
    QuietSummary,
    SecretBox,
    UnsubscribeLinks,
    UnsubscribeService,
    VapidKeys,
    WebPushTransport,
  ],
  exports: [NotificationPreferencesService, PushNotifier, UnsubscribeLinks],
})
export class NotificationsModule {}
