import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '../../../messages/notifications';
import { toPublicError } from '../../../graphql/errors';
import { NotificationPreferencesDocument, UpdateNotificationPreferencesDocument } from '../generated';
import type { NotificationPreferencesInput, NotificationPreferencesQuery } from '../generated';
import { errorText } from '../../../graphql/use-domain-form';
import { CardSection } from '../../../ui/basics/card';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { SwitchField } from '../../../ui/fields/switch-field';
import { useToasts } from '../../../ui/toasts/toasts';
import { WidgetError } from '../../../ui/states/widget-boundary';
import classes from './notifications.module.css';
import { QuietHoursFields } from './quiet-hours-fields';

type Preferences = NotificationPreferencesQuery['notificationPreferences'];

const texts = t.notifications;
const KINDS = [
  ...(['pushReminders', 'pushEvents', 'pushJobs', 'pushCooking'] as const),
  ...(['pushShopping', 'pushWishes', 'pushForum', 'pushFamily'] as const),
] as const;

/** The user's notification preferences: by mail, on devices, quiet hours. */
export function NotificationsCard() {
  const { data, error, refetch } = useQuery(NotificationPreferencesDocument);
  const preferences = data?.notificationPreferences;
  return (
    <CardSection title={texts.title} className={classes['card'] ?? ''}>
      {error && !preferences ? (
        <WidgetError message={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <>
          {!preferences && (
            <div role="status">
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
            </div>
          )}
          <Choices preferences={preferences} />
        </>
      )}
    </CardSection>
  );
}

/** The texts are shown while the settings load, so that the cards below do not move. */
function Choices({ preferences }: { preferences: Preferences | undefined }) {
  const change = useChange(preferences);
  return (
    <>
      <fieldset className={classes['group']}>
        <legend>{texts.byMail}</legend>
        <SwitchField
          label={texts.reminderMails}
          hint={texts.reminderMailsHint}
          checked={preferences?.remindersEnabled}
          onChange={(remindersEnabled) => change({ remindersEnabled })}
        />
        <SwitchField
          label={texts.digest}
          hint={texts.digestHint}
          checked={preferences?.digestEnabled}
          onChange={(digestEnabled) => change({ digestEnabled })}
        />
      </fieldset>
      <fieldset className={classes['group']}>
        <legend>{texts.onDevices}</legend>
        {KINDS.map((kind) => (
          <SwitchField
            key={kind}
            label={texts.kinds[kind]}
            hint={texts.kinds[`${kind}Hint`]}
            checked={preferences?.[kind]}
            onChange={(on) => change({ [kind]: on })}
          />
        ))}
        <QuietHoursFields preferences={preferences} onChange={change} />
      </fieldset>
    </>
  );
}

/** Applies a change optimistically; a failure rolls it back and offers a retry. */
function useChange(preferences: Preferences | undefined): (input: NotificationPreferencesInput) => void {
  const toasts = useToasts();
  const [update] = useMutation(UpdateNotificationPreferencesDocument);
  const change = (input: NotificationPreferencesInput): void => {
    if (!preferences) return;
    update({
      variables: { input },
      optimisticResponse: {
        updateNotificationPreferences: stored({ ...preferences, ...(input as Partial<Preferences>) }),
      },
      update: (cache, { data: changed }) =>
        changed &&
        cache.writeQuery({
          query: NotificationPreferencesDocument,
          data: { notificationPreferences: changed.updateNotificationPreferences },
        }),
    }).catch((thrown: unknown) => toasts.retry(errorText(toPublicError(thrown)), () => change(input)));
  };
  return change;
}

/** With the `__typename`, which the generated types leave out. */
function stored(preferences: Preferences) {
  const named = { __typename: 'NotificationPreferences' as const, ...preferences };
  return named;
}
