import { familyInSentence } from '@homefold/domain';
import { t } from '../messages/share';
import type { Shared } from '../ui/browser/share';
import type { FamilyFieldsFragment } from './generated';

/** The family's invitation link, under the origin of this page. */
export function invitationLink({ name, inviteToken }: Pick<FamilyFieldsFragment, 'name' | 'inviteToken'>): Shared {
  const family = familyInSentence(name);
  return {
    url: `${window.location.origin}/join?invite=${inviteToken}`,
    title: t.share.title(family),
    text: t.share.text(family),
  };
}
