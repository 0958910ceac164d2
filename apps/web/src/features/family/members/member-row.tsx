import { formatDate, fullName } from '@homefold/domain';
import IconButton from '@mui/material/IconButton';
import { Crown, Ellipsis } from 'lucide-react';
import { useIsGuest } from '../../../session/auth-store';
import { t } from '../../../messages/family';
import type { FamilyFieldsFragment, MemberFieldsFragment } from '../../../graphql/generated';
import { AppMenu } from '../../../ui/basics/app-menu';
import { Chip } from '../../../ui/basics/chip';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { dateIn } from '../dates';
import shared from '../family.module.css';
import classes from './members.module.css';
import { useMemberMenu } from './use-member-menu';
import type { MemberAction } from './use-member-menu';

const texts = t.family.members;

/** One member: name, role, join date, and a menu of the viewer's actions. */
export function MemberRow({
  member,
  initials,
  admin,
  settings,
  onAction,
}: {
  member: MemberFieldsFragment;
  initials: string;
  admin: boolean;
  settings: FamilyFieldsFragment['settings'];
  onAction: (action: MemberAction) => void;
}) {
  const guest = useIsGuest();
  const mayInvite = admin && !guest;
  const items = useMemberMenu(member, { admin, mayInvite, onAction });
  const full = fullName(member);
  const name = full && full !== member.displayName ? full : member.displayName;
  const joined = formatDate(dateIn(settings.timeZone, member.joinedAt), settings.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  // 'Mum' adds information to 'Emma Ashdown'; 'Emma' does not.
  const called = [name, member.firstName].includes(member.displayName) ? null : member.displayName;
  const second = [called, member.email ?? texts.noAccount];
  return (
    <li className={classes['member']}>
      <MemberAvatar member={{ ...member, role: 'family_member' }} size={40} initials={initials} badges />
      <div className={shared['memberWords']}>
        <span className={shared['memberName']}>
          <strong>{name}</strong>
          {member.isCurrentUser && <span className={shared['you']}> {texts.you}</span>}
        </span>
        <span className={shared['memberSub']}>{second.filter(Boolean).join(' · ')}</span>
      </div>
      <div className={classes['role']}>
        {member.role === 'admin' ? (
          <Chip small tone="primary" icon={<Crown aria-hidden />}>
            {texts.admin}
          </Chip>
        ) : !member.hasUserAccount && mayInvite ? (
          <button type="button" className={classes['link']} onClick={() => onAction('claim')}>
            {texts.claim}
          </button>
        ) : (
          member.hasUserAccount && <span className={shared['muted']}>{texts.member}</span>
        )}
      </div>
      <span className={classes['joined']} title={texts.joined(joined)}>
        {joined}
      </span>
      {items.length > 0 ? (
        <AppMenu label={texts.more(name)} items={items}>
          {(trigger) => (
            <IconButton aria-label={texts.more(name)} {...trigger}>
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          )}
        </AppMenu>
      ) : (
        <span />
      )}
    </li>
  );
}
