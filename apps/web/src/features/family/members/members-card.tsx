import Button from '@mui/material/Button';
import { memberInitials } from '@homefold/domain';
import { UserRoundPlus } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { t } from '../../../messages/family';
import type { FamilyFieldsFragment, MemberFieldsFragment } from '../../../graphql/generated';
import { Card } from '../../../ui/basics/card';
import { Opening } from '../../../ui/states/opening';
import shared from '../family.module.css';
import { MemberRow } from './member-row';
import type { MemberAction } from './use-member-menu';
import classes from './members.module.css';

const AddMemberDialog = lazy(() => import('./add-member-dialog'));
const ClaimDialog = lazy(() => import('./claim-dialog'));
const MemberPictureDialog = lazy(() => import('./member-picture-dialog'));
const RenameMemberDialog = lazy(() => import('./rename-member-dialog'));

const texts = t.family.members;

/** The family's members, the viewer first, with their actions. */
export function MembersCard({
  members,
  admin,
  settings,
}: {
  members: readonly MemberFieldsFragment[];
  admin: boolean;
  settings: FamilyFieldsFragment['settings'];
}) {
  const id = useId();
  const [dialog, setDialog] = useState<{ kind: MemberAction; member: MemberFieldsFragment } | 'add' | null>(null);
  const letters = memberInitials(members);
  const close = (): void => setDialog(null);
  const about = dialog !== 'add' ? dialog?.member : undefined;
  const kind = dialog === 'add' ? 'add' : dialog?.kind;
  return (
    <Card className={classes['members'] ?? ''}>
      <section aria-labelledby={id}>
        <div className={classes['membersHead']}>
          <h2 id={id} className={shared['familyName']}>
            {texts.title} <span className={classes['count']}>{members.length}</span>
          </h2>
          {admin && (
            <Button variant="outlined" startIcon={<UserRoundPlus aria-hidden />} onClick={() => setDialog('add')}>
              {texts.add}
            </Button>
          )}
        </div>
        <ul className={classes['memberList']}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              initials={letters.get(member.id) ?? ''}
              admin={admin}
              settings={settings}
              onAction={(action) => setDialog({ kind: action, member })}
            />
          ))}
        </ul>
      </section>
      <Opening>
        {kind === 'add' && <AddMemberDialog onClose={close} />}
        {kind === 'claim' && about && <ClaimDialog member={about} onClose={close} />}
        {kind === 'picture' && about && (
          <MemberPictureDialog member={about} initials={letters.get(about.id)} onClose={close} />
        )}
        {kind === 'rename' && about && <RenameMemberDialog member={about} onClose={close} />}
      </Opening>
    </Card>
  );
}
