import { useMutation } from '@apollo/client/react';
import { familyInSentence } from '@homefold/domain';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages/account/onboarding';
import { useAuth } from '../../session/auth-store';
import { SaveProfileDocument, SetAvatarDocument } from '../../graphql/set-up/generated';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { useViewer } from '../../graphql/use-viewer';
import { cacheProfile } from '../../graphql/viewer-cache';
import { Field } from '../../ui/fields/field';
import { PictureChoice } from './picture-choice';
import type { ChosenPicture } from './picture-choice';
import { StepBody } from './step-body';
import classes from './steps.module.css';
import { DEFAULT_AVATAR } from './use-default-avatar';

/** The invitation's data for the first step. */
export interface Invited {
  familyName: string;
  invitedBy: string | null;
  displayName: string | null;
  /** The member without an account to claim, whose picture stays. */
  membershipId: string | null;
  /** Nothing else is asked: this step joins. */
  joins: boolean;
}

const texts = t.onboarding.profile;
const fields = t.family.personal;

/** First step: names and a picture, prefilled from the account, an invitation and any previous attempt. */
export function ProfileStep({
  invited,
  onDone,
  onSkip,
}: {
  /** The family that the user is invited to, and the invitation's data about the user. */
  invited: Invited | null;
  onDone: () => void;
  onSkip: () => void;
}) {
  const { me } = useViewer();
  const { user } = useAuth();
  const { profile } = me ?? {};
  const firstName = profile?.firstName || user?.firstName || '';
  const knownAs = invited?.displayName ?? null;
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [save] = useMutation(SaveProfileDocument, {
    update: (cache, { data }) => data && cacheProfile(cache, data.saveProfile),
  });
  const [setAvatar] = useMutation(SetAvatarDocument, {
    update: (cache, { data }) => data && cacheProfile(cache, data.setAvatar),
  });
  const form = useDomainForm(
    {
      defaultValues: {
        firstName,
        lastName: profile?.lastName || user?.lastName || '',
        displayName: profile?.displayName || knownAs || firstName,
      },
    },
    { form: 'set-up-profile', silent: true },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <StepBody
      title={invited ? texts.joinTitle(familyInSentence(invited.familyName)) : texts.title}
      text={invited ? texts.joinText(invited.invitedBy) : texts.text}
      submit={invited?.joins ? t.onboarding.join.submit : t.onboarding.wizard.continue}
      busy={isSubmitting}
      error={form.formError && (form.formError.code === 'INTERNAL' ? fields.failed : errorText(form.formError))}
      onSkip={onSkip}
      onSubmit={form.onSubmit(async (values) => {
        // One message for both fields, at the first empty one.
        const empty = (['firstName', 'displayName'] as const).find((name) => values[name].trim() === '');
        if (empty) return form.setError(empty, { message: fields.required }, { shouldFocus: true });
        await save({
          variables: {
            input: {
              firstName: values.firstName,
              lastName: values.lastName || null,
              displayName: values.displayName,
              // Not part of the wizard: keep the stored values.
              phone: profile?.phone ?? null,
              dateOfBirth: profile?.dateOfBirth ?? null,
            },
          },
        });
        if (picture)
          await setAvatar({
            variables: {
              input: picture.publicId ? { publicId: picture.publicId } : { defaultAvatarId: picture.defaultAvatarId },
            },
          });
        onDone();
      })}
    >
      <PictureChoice
        person={{
          displayName: form.watch('displayName') || firstName,
          avatarUrl: picture ? picture.avatarUrl : (profile?.avatarUrl ?? null),
          defaultAvatarId: picture
            ? picture.defaultAvatarId
            : (profile?.defaultAvatarId ?? (invited?.membershipId ? null : DEFAULT_AVATAR)),
          hue: me?.membership?.hue ?? 'plum',
        }}
        onChoose={setPicture}
        {...(invited?.membershipId && { hint: texts.pictureKept })}
      />
      <div className={classes['fields']}>
        <div className={classes['pair']}>
          <Field
            label={fields.firstName}
            large
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <Field
            label={fields.lastName}
            large
            optional
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <Field
          label={fields.displayName}
          large
          required
          autoComplete="nickname"
          error={errors.displayName?.message}
          {...form.register('displayName')}
        />
        <Field
          label={fields.email}
          large
          type="email"
          value={me?.email ?? ''}
          readOnly
          disabled
          end={<Lock size={16} aria-hidden className={classes['lock']} />}
        />
      </div>
    </StepBody>
  );
}
