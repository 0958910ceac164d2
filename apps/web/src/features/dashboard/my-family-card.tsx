import { formatTime } from '@homefold/domain';
import { t } from '../../messages';
import type { MemberFieldsFragment } from '../../graphql/generated';
import { CardSection } from '../../ui/basics/card';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { useSections } from '../../ui/sections/sections';
import classes from './dashboard.module.css';
import { dayOfMember } from './today';
import type { MemberDay, Today } from './today';

const texts = t.dashboard.family;

/** The members, each with their next event today. */
export function MyFamilyCard({
  members,
  letters,
  today,
  locale,
}: {
  members: readonly MemberFieldsFragment[];
  letters: ReadonlyMap<string, string>;
  today: Today;
  locale: string;
}) {
  const sections = useSections();
  const admin = members.some(({ isCurrentUser, role }) => isCurrentUser && role === 'admin');
  return (
    <CardSection
      title={texts.title}
      end={
        admin && (
          <button type="button" className={classes['link']} onClick={() => sections.go('family', { sub: 'invite' })}>
            {texts.invite}
          </button>
        )
      }
    >
      <ul className={classes['family']}>
        {members.map((member) => (
          <li key={member.id} className={classes['member']}>
            <MemberAvatar member={member} size={40} initials={letters.get(member.id) ?? ''} badges />
            <span className={classes['memberWords']}>
              <span className={classes['memberName']}>
                <span>{member.displayName}</span>
                {member.isCurrentUser && <span className={classes['you']}>{texts.you}</span>}
              </span>
              <span className={classes['memberDay']}>{dayPhrase(dayOfMember(member.id, today), locale)}</span>
            </span>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function dayPhrase(day: MemberDay, locale: string): string {
  switch (day.kind) {
    case 'next':
      return texts.next(formatTime(day.time, locale));
    case 'running':
      return day.until ? texts.busyUntil(formatTime(day.until, locale)) : texts.busy;
    case 'all-day':
      return day.title;
    case 'done':
      return texts.done;
    case 'free':
      return texts.free;
  }
}
