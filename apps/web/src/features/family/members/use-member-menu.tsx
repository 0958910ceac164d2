import { useMutation } from '@apollo/client/react';
import { Camera, Crown, Mail, PencilLine, UserRoundMinus, UsersRound } from 'lucide-react';
import { t } from '../../../messages/family';
import { RemoveFamilyMemberDocument, SetMemberRoleDocument } from '../generated';
import type { MemberFieldsFragment, MemberRole } from '../../../graphql/generated';
import type { MenuEntry } from '../../../ui/basics/app-menu';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useToasts } from '../../../ui/toasts/toasts';
import { useAct } from '../refusals';

const texts = t.family.members;

/** The dialogs about a member. */
export type MemberAction = 'claim' | 'picture' | 'rename';

/**
 * The viewer's actions on a member: admins change roles and remove; members without an account can be renamed and invited
 * by admins, and given a picture by anyone. The server checks again.
 */
export function useMemberMenu(
  member: MemberFieldsFragment,
  { admin, mayInvite, onAction }: { admin: boolean; mayInvite: boolean; onAction: (action: MemberAction) => void },
): MenuEntry[] {
  const confirm = useConfirm();
  const toasts = useToasts();
  const act = useAct();
  const [setRole] = useMutation(SetMemberRoleDocument);
  const [remove] = useMutation(RemoveFamilyMemberDocument);
  const { id, displayName, isCurrentUser, hasUserAccount } = member;

  const changeRole = async (role: MemberRole): Promise<void> => {
    const stepsDown = isCurrentUser && role !== 'admin';
    if (
      stepsDown &&
      !(await confirm({ title: texts.stepDownTitle, text: texts.stepDownText, confirm: texts.stepDownConfirm }))
    )
      return;
    if (await act(() => setRole({ variables: { membershipId: id, role } })))
      toasts.success(texts.roleChanged(displayName, role === 'admin' ? texts.roleAdmin : texts.roleMember));
  };
  const takeOut = async (): Promise<void> => {
    const yes = await confirm({
      title: texts.removeTitle(displayName),
      text: hasUserAccount ? texts.removeAccountText(displayName) : texts.removeText(displayName),
      confirm: texts.removeConfirm,
      danger: true,
    });
    if (yes && (await act(() => remove({ variables: { membershipId: id } }))))
      toasts.success(texts.removed(displayName));
  };

  const items: MenuEntry[] = [];
  if (!hasUserAccount) {
    items.push({ label: texts.photo, icon: <Camera aria-hidden />, onClick: () => onAction('picture') });
    if (admin) {
      items.push({ label: texts.rename, icon: <PencilLine aria-hidden />, onClick: () => onAction('rename') });
      if (mayInvite) items.push({ label: texts.claim, icon: <Mail aria-hidden />, onClick: () => onAction('claim') });
    }
  } else if (admin) {
    items.push(
      member.role === 'admin'
        ? {
            label: texts.makeMember,
            icon: <UsersRound aria-hidden />,
            onClick: () => void changeRole('family_member'),
          }
        : { label: texts.makeAdmin, icon: <Crown aria-hidden />, onClick: () => void changeRole('admin') },
    );
  }
  if (admin && !isCurrentUser)
    items.push({
      label: texts.remove,
      icon: <UserRoundMinus aria-hidden />,
      danger: true,
      onClick: () => void takeOut(),
    });
  return items;
}
