import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '../../app/messages/family';
import { toPublicError } from '../../graphql/errors';
import { NotificationPreferencesDocument, UpdateNotificationPreferencesDocument } from '../../graphql/generated';
import { errorText } from '../../graphql/use-domain-form';
import { CardSection } from '../../ui/card';
import { SwitchField } from '../../ui/switch-field';
import { useToasts } from '../../ui/toasts';
import classes from './family.module.css';

const texts = t.family.settings;

/** What the person wants to be told. */
export function RemindersCard() {
  const toasts = useToasts();
  const { data } = useQuery(NotificationPreferencesDocument);
  const [update] = useMutation(UpdateNotificationPreferencesDocument);
  const change = (remindersEnabled: boolean): void => {
    update({
      variables: { input: { remindersEnabled } },
      optimisticResponse: { updateNotificationPreferences: preferences(remindersEnabled) },
      update: (cache, { data: changed }) =>
        changed &&
        cache.writeQuery({
          query: NotificationPreferencesDocument,
          data: { notificationPreferences: changed.updateNotificationPreferences },
        }),
    }).catch((thrown: unknown) => toasts.retry(errorText(toPublicError(thrown)), () => change(remindersEnabled)));
  };
  return (
    <CardSection title={texts.notifications} className={classes['padded'] ?? ''}>
      <SwitchField
        label={texts.reminderMails}
        hint={texts.reminderMailsHint}
        checked={data?.notificationPreferences.remindersEnabled ?? true}
        disabled={!data}
        onChange={change}
      />
    </CardSection>
  );
}

/** As the cache stores it (the generated types leave the name of the type out). */
function preferences(remindersEnabled: boolean) {
  const stored = { __typename: 'NotificationPreferences' as const, remindersEnabled };
  return stored;
}
