import { activityHandOff, formatInstant, relativeTime, sectionOfResource } from '@homefold/domain';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages';
import type { ActivityFieldsFragment } from '../../graphql/generated';
import { CardSection } from '../../ui/basics/card';
import { ListRow } from '../../ui/lists/list-row';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { ResourceIcon } from '../../ui/sections/resource-icon';
import { useSections } from '../../ui/sections/sections';
import classes from './feed.module.css';

const texts = t.dashboard.activity;

interface Clock {
  now: Date;
  timeZone: string;
  locale: string;
}

/** The family's recent activity, newest first. New entries arrive by live updates (graphql/live-updates). */
export function ActivityFeed({
  items,
  letters,
  clock,
}: {
  items: readonly ActivityFieldsFragment[];
  /** Initials of the current members, by membership id. */
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
  const target = sectionOfResource(resource);
  const open = (): void => {
    const handOff = activityHandOff({ ...activity, userName: name, resourceId: activity.resourceId ?? '' });
    if (handOff) leaveHandOff(handOff);
    if (target) sections.go(target);
  };
  return (
    <ListRow
      variant="feed"
      className={arrived ? (classes['arrived'] ?? '') : ''}
      icon={
        <MemberAvatar member={actor ?? { displayName: name, hue: 'cocoa' }} size={32} {...(initials && { initials })} />
      }
      title={
        <>
          <strong>{name}</strong> {activity.description}
        </>
      }
      end={
        <>
          <time dateTime={timestamp} title={formatInstant(new Date(timestamp), clock.timeZone, clock.locale)}>
            {relativeTime(timestamp, clock)}
          </time>
          <ResourceIcon resource={resource} fallback={Activity} size={16} aria-hidden />
        </>
      }
      onOpen={target && sections.has(target) ? open : undefined}
    />
  );
}
