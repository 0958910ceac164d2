export { DigestPreference1700000000620 } from './digest-preference.migration';
export { NotificationPreferencesService } from './notification-preferences.service';
export { Notifications1700000000320 } from './notifications.migration';
export { NotificationsModule } from './notifications.module';
export { UnsubscribeLinks1700000000621 } from './unsubscribe.migration';
export { UnsubscribeLinks } from './unsubscribe-links';
export { PushNotifier, type PushMessage } from './push/push-notifier';
export { Push1700000000630 } from './push/push.migration';
