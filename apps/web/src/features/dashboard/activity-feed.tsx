import { activityHandOff, formatInstant, relativeTime, sectionOfResource } from '@homefold/domain';
import { Activity, Calendar, CalendarSync, CircleCheck, House, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../app/messages';
import type { ActivityFieldsFragment } from '../../graphql/generated';
import { CardSection } from '../../ui/card';
import { leaveHandOff } from '../../ui/hand-off';
import { MemberAvatar } from '../../ui/member-avatar';
import { useSections } from '../../ui/sections';
import classes from './feed.module.css';

const texts = t.dashboard.activity;

const ICONS: Readonly<Record<string, LucideIcon>> = {
  calendar_event: Calendar,
  todo: CircleCheck,
  outside_calendar: CalendarSync,
  family: House,
  family_member: UsersRound,
};

interface Clock {
  now: Date;
  timeZone: string;
  locale: string;
}

/** What the family did lately, newest first. New ones arrive on top by themselves (graphql/live-updates). */
export function ActivityFeed({
  items,
  letters,
  clock,
}: {
  items: readonly ActivityFieldsFragment[];
  /** Of the present members, by membership. */
  letters: ReadonlyMap<string, string>;
  clock: Clock;
}) {
  const [known] = useState(() => new Set(items.map(({ id }) => id)));
  return (
    <CardSection title={texts.title}>
      {items.length === 0 ? (
        <div className={classes['empty']}>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      ) : (
        <ul className={classes['feed']}>
          {items.map((activity) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              initials={letters.get(activity.actor?.membershipId ?? '')}
              clock={clock}
              arrived={!known.has(activity.id)}
            />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function ActivityRow({
  activity,
  initials,
  clock,
  arrived,
}: {
  activity: ActivityFieldsFragment;
  initials: string | undefined;
  clock: Clock;
  arrived: boolean;
}) {
  const sections = useSections();
  const { actor, resource, timestamp } = activity;
  const name = actor?.displayName ?? (activity.userName || texts.unknown);
  const Icon = ICONS[resource] ?? Activity;
  const target = sectionOfResource(resource);
  const content = (
    <>
      <MemberAvatar member={actor ?? { displayName: name, hue: 'cocoa' }} size={32} {...(initials && { initials })} />
      <span className={classes['sentence']}>
        <strong>{name}</strong> {activity.description}
      </span>
      <span className={classes['when']}>
        <time dateTime={timestamp} title={formatInstant(new Date(timestamp), clock.timeZone, clock.locale)}>
          {relativeTime(timestamp, clock)}
        </time>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </>
  );
  const className = `${classes['row']} ${arrived ? classes['arrived'] : ''}`;
  if (!target || !sections.has(target))
    return (
      <li>
        <div className={className}>{content}</div>
      </li>
    );
  const open = (): void => {
    const handOff = activityHandOff({ ...activity, userName: name, resourceId: activity.resourceId ?? '' });
    if (handOff) leaveHandOff(handOff);
    sections.go(target);
  };
  return (
    <li>
      <button type="button" className={`${className} ${classes['action']}`} onClick={open}>
        {content}
      </button>
    </li>
  );
}
