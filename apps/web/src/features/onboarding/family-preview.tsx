import { t } from '../../messages/account/onboarding';
import type { InvitePreviewQuery } from './generated';
import { FamilyAvatar } from '../../ui/people/member-avatar';
import classes from './steps.module.css';

const texts = t.onboarding.join;

/** The family behind a code, and its members without an account that the user can claim to be. */
export function FamilyPreview({
  name,
  preview,
  looking,
  invitedAs,
  fixed,
  claim,
  onClaim,
}: {
  /** Name of the group of radio buttons. */
  name: string;
  preview: InvitePreviewQuery['invitePreview'] | null;
  looking: boolean;
  invitedAs: string | null;
  /** The invitation is for a specific member: nothing to choose. */
  fixed: boolean;
  claim: string | null;
  onClaim: (membershipId: string | null) => void;
}) {
  return (
    <div aria-live="polite" className={classes['previewArea']}>
      {looking && <p className={classes['looking']}>{texts.looking}</p>}
      {preview && (
        <div className={classes['preview']}>
          <FamilyAvatar size={40} />
          <span className={classes['optionWords']}>
            <strong>{preview.familyName}</strong>
            <span>{invitedAs ? texts.invitedAs(invitedAs) : texts.members(preview.memberCount)}</span>
            {preview.needsApproval && <span>{texts.needsApproval}</span>}
          </span>
        </div>
      )}
      {preview && !fixed && preview.claimableMembers.length > 0 && (
        <fieldset className={classes['claim']}>
          <legend>{texts.who}</legend>
          <p>{texts.whoText}</p>
          {[...preview.claimableMembers, { id: null, displayName: texts.someoneNew }].map((person) => (
            <label key={person.id ?? 'new'}>
              <input type="radio" name={name} checked={claim === person.id} onChange={() => onClaim(person.id)} />
              <span>{person.displayName}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
