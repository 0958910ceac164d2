import { useApolloClient } from '@apollo/client/react';
import {
  ACTIVITY_FEED_MAX,
  activityHandOff,
  activityLines,
  formatInstant,
  relativeTime,
  sectionOfResource,
} from '@homefold/domain';
import type { ActivityLine } from '@homefold/domain';
import { Activity, ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import { ActivitiesDocument } from '../../graphql/generated';
import type { ActivityFieldsFragment } from '../../graphql/generated';
import { MAX_FEED, FEED_SIZE } from '../../graphql/live/live-updates';
import { CardSection } from '../../ui/basics/card';
import { ListRow } from '../../ui/lists/list-row';
import type { Expands } from '../../ui/lists/list-row';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { ResourceIcon } from '../../ui/sections/resource-icon';
import { useSections } from '../../ui/sections/sections';
import classes from './feed.module.css';

const texts = t.dashboard.activity;

/** With fewer lines than this, older activities are loaded. */
const FEW_LINES = 8;

interface Clock {
  now: Date;
  timeZone: string;
  locale: string;
}

type Line = ActivityLine<ActivityFieldsFragment>;

interface Feed {
  items: readonly ActivityFieldsFragment[];
  nextCursor: string | null;
}

/** The lines of a feed. Loads older activities while there are few lines, or while the last one is incomplete. */
function useLines({ items, nextCursor }: Feed): Line[] {
  const client = useApolloClient();
  const lines = activityLines(items);
  const oldest = items.at(-1);
  const isCut = lines.some((line) => line.items.length > 1 && line.items.at(-1) === oldest);
  const isShort = items.length < MAX_FEED && (lines.length < FEW_LINES || isCut);
  const after = isShort ? nextCursor : null;
  useEffect(() => {
    if (after === null) return;
    const variables = { first: FEED_SIZE, after };
    // The cache appends the page. A failure leaves the feed as short as it is.
    client.query({ query: ActivitiesDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
    // Loads the page again if a refetch has dropped it, but never twice at the same time.
  }, [client, after, items]);
  return lines.slice(0, ACTIVITY_FEED_MAX);
}

/** The family's recent activity, newest first. New entries arrive by live updates (graphql/live-updates). */
export function ActivityFeed({
  feed,
  letters,
  clock,
}: {
  feed: Feed;
  /** Initials of the current members, by membership id. */
  letters: ReadonlyMap<string, string>;
  clock: Clock;
}) {
  const lines = useLines(feed);
  const [since] = useState(feed.items[0]?.timestamp ?? '');
  return (
    <CardSection title={texts.title}>
      {lines.length === 0 ? (
        <div className={classes['empty']}>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      ) : (
        <ul className={classes['feed']}>
          {lines.map((line) => (
            // Keyed by its oldest activity, which stays the same when similar ones arrive.
            <FeedLine
              key={line.items.at(-1)?.id}
              line={line}
              letters={letters}
              clock={clock}
              arrived={line.newest.timestamp > since}
            />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

interface RowProps {
  letters: ReadonlyMap<string, string>;
  clock: Clock;
  arrived: boolean;
}

function FeedLine({ line, ...row }: RowProps & { line: Line }) {
  const { newest, items, description } = line;
  const id = useId();
  const [open, setOpen] = useState(false);
  if (items.length === 1) return <ActivityRow activity={newest} {...row} />;
  return (
    <ActivityRow
      activity={newest}
      {...row}
      description={description}
      expands={{ open, controls: id, onToggle: () => setOpen(!open) }}
      below={
        open && (
          <ul id={id} className={classes['single']} aria-label={`${nameOf(newest)} ${description}`}>
            {items.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} {...row} arrived={false} />
            ))}
          </ul>
        )
      }
    />
  );
}

function ActivityRow({
  activity,
  letters,
  clock,
  arrived,
  description = activity.description,
  expands,
  below,
}: RowProps & {
  activity: ActivityFieldsFragment;
  description?: string;
  /** The row expands to its single entries instead of opening the section. */
  expands?: Expands;
  below?: ReactNode;
}) {
  const sections = useSections();
  const { actor, resource, timestamp } = activity;
  const name = nameOf(activity);
  const initials = letters.get(actor?.membershipId ?? '');
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
          <strong>{name}</strong> {description}
        </>
      }
      end={
        <>
          <time dateTime={timestamp} title={formatInstant(new Date(timestamp), clock.timeZone, clock.locale)}>
            {relativeTime(timestamp, clock)}
          </time>
          {expands ? (
            <ChevronDown size={16} className={classes['chevron']} aria-hidden />
          ) : (
            <ResourceIcon resource={resource} fallback={Activity} size={16} aria-hidden />
          )}
        </>
      }
      onOpen={target && sections.has(target) ? open : undefined}
      expands={expands}
      below={below}
    />
  );
}

const nameOf = ({ actor, userName }: ActivityFieldsFragment): string =>
  actor?.displayName ?? (userName || texts.unknown);
