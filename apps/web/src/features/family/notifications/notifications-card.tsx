import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '../../../app/messages/notifications';
import { toPublicError } from '../../../graphql/errors';
import { NotificationPreferencesDocument, UpdateNotificationPreferencesDocument } from '../../../graphql/generated';
import type { NotificationPreferencesInput, NotificationPreferencesQuery } from '../../../graphql/generated';
import { errorText } from '../../../graphql/use-domain-form';
import { CardSection } from '../../../ui/card';
import { RowsSkeleton } from '../../../ui/skeleton';
import { SwitchField } from '../../../ui/switch-field';
import { useToasts } from '../../../ui/toasts';
import { WidgetError } from '../../../ui/widget-boundary';
import classes from './notifications.module.css';
import { QuietHoursFields } from './quiet-hours-fields';

export type Preferences = NotificationPreferencesQuery['notificationPreferences'];

const texts = t.notifications;
const KINDS = ['pushReminders', 'pushEvents', 'pushJobs', 'pushFamily'] as const;

/** What the person wants to be told: by mail, on their devices, and when not. */
export function NotificationsCard() {
  const { data, error, refetch } = useQuery(NotificationPreferencesDocument);
  const preferences = data?.notificationPreferences;
  return (
    <CardSection title={texts.title} className={classes['card'] ?? ''}>
      {error && !preferences ? (
        <WidgetError message={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : preferences ? (
        <Choices preferences={preferences} />
      ) : (
        <RowsSkeleton rows={6} label={texts.loading} height={44} />
      )}
    </CardSection>
  );
}

function Choices({ preferences }: { preferences: Preferences }) {
  const change = useChange(preferences);
  return (
    <>
      <fieldset className={classes['group']}>
        <legend>{texts.byMail}</legend>
        <SwitchField
          label={texts.reminderMails}
          hint={texts.reminderMailsHint}
          checked={preferences.remindersEnabled}
          onChange={(remindersEnabled) => change({ remindersEnabled })}
        />
        <SwitchField
          label={texts.digest}
          hint={texts.digestHint}
          checked={preferences.digestEnabled}
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
            checked={preferences[kind]}
            onChange={(on) => change({ [kind]: on })}
          />
        ))}
        <QuietHoursFields preferences={preferences} onChange={change} />
      </fieldset>
    </>
  );
}

/** Shown as chosen at once; put back, with the way to try again, when the server did not take it. */
function useChange(preferences: Preferences): (input: NotificationPreferencesInput) => void {
  const toasts = useToasts();
  const [update] = useMutation(UpdateNotificationPreferencesDocument);
  const change = (input: NotificationPreferencesInput): void => {
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

/** As the cache stores it (the generated types leave the name of the type out). */
function stored(preferences: Preferences) {
  const named = { __typename: 'NotificationPreferences' as const, ...preferences };
  return named;
}
