import { Notifications1700000000320 } from './notifications.migration';
import { DigestPreference1700000000620 } from './digest-preference.migration';
import { UnsubscribeLinks1700000000621 } from './unsubscribe.migration';
import { Push1700000000630 } from './push/push.migration';
import { CookingPush1700000000772 } from './push/cooking-push.migration';
import { ShoppingPush1700000000780 } from './push/shopping-push.migration';
import { ForumPush1700000000802 } from './push/forum-push.migration';
import { WishPush1700000000794 } from './push/wish-push.migration';
export { NotificationPreferencesService } from './notification-preferences.service';
export { NotificationsModule } from './notifications.module';
export { sealedUnsubscribeLinks, UnsubscribeLinks } from './unsubscribe-links';
export { sealedPushDevices } from './push/push-devices.service';
export { sealedPushKey } from './push/vapid-keys';
export { PushNotifier, type PushMessage } from './push/push-notifier';

/** Oldest first. */
export const notificationsMigrations = [
  Notifications1700000000320,
  DigestPreference1700000000620,
  UnsubscribeLinks1700000000621,
  Push1700000000630,
  CookingPush1700000000772,
  ShoppingPush1700000000780,
  WishPush1700000000794,
  ForumPush1700000000802,
];
