import { formatTime } from '@homefold/domain';
import { Fragment } from 'react';
import { t } from '../../messages';
import type { MemberFieldsFragment } from '../../graphql/generated';
import { CardSection } from '../../ui/basics/card';
import { MemberAvatar } from '../../ui/people/member-avatar';
import classes from './dashboard.module.css';
import { daysOfMembers } from './today';
import type { MemberDay, Today } from './today';
import { useInviting } from './use-inviting';

const texts = t.dashboard.family;

/** The members, each with their next event today; members with the same one are grouped. */
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
  const { invite, dialog } = useInviting();
  return (
    <CardSection
      title={texts.title}
      end={
        <button type="button" className={classes['link']} onClick={invite}>
          {texts.invite}
        </button>
      }
    >
      <ul className={classes['family']}>
        {daysOfMembers(members, today).map(({ members: who, day }) => (
          <li
            key={who[0]?.id}
            className={classes['member']}
            data-many={who.length > 4 ? 'most' : who.length > 2 || undefined}
          >
            <span className={classes['faces']}>
              {who.map((member) => (
                <MemberAvatar
                  key={member.id}
                  member={member}
                  size={who.length > 1 ? 32 : 40}
                  initials={letters.get(member.id) ?? ''}
                  badges
                />
              ))}
            </span>
            <span className={classes['memberWords']}>
              <span className={classes['memberNames']}>
                {who.map(({ id, displayName, isCurrentUser }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ', '}
                    {displayName}
                    {isCurrentUser && <span className={classes['you']}> {texts.you}</span>}
                  </Fragment>
                ))}
              </span>
              <DayOf day={day} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </CardSection>
  );
}

/** The rest of somebody's day: the title may be truncated, the time never is. */
function DayOf({ day, locale }: { day: MemberDay; locale: string }) {
  const [title, time] = labelOf(day, locale);
  return (
    <span className={classes['memberDay']}>
      <span className={classes['memberEvent']} title={title}>
        {title}
      </span>
      {time && <span className={classes['memberTime']}> {time}</span>}
    </span>
  );
}

function labelOf(day: MemberDay, locale: string): [title: string, time?: string] {
  switch (day.kind) {
    case 'next':
      return [day.title, formatTime(day.time, locale)];
    case 'running':
      return [day.title, day.until ? texts.until(formatTime(day.until, locale)) : texts.now];
    case 'all-day':
      return [day.title];
    case 'done':
      return [texts.done];
    case 'free':
      return [day.alone ? texts.free : texts.nothingElse];
  }
}
