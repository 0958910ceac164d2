import { activityHandOff } from '@homefold/domain';
import type { CSSProperties } from 'react';
import { t } from '../../messages';
import { dashes, hueVars, stripe } from '../../theme/hues';
import type { OccurrenceFieldsFragment, MemberFieldsFragment } from '../../graphql/generated';
import { useIsQueued } from '../../graphql/offline/queued';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { AvatarStack, FamilyAvatar } from '../../ui/people/member-avatar';
import type { AvatarPerson } from '../../ui/people/member-avatar';
import { useSections } from '../../ui/sections/sections';
import { QueuedMark } from '../../ui/states/queued-mark';
import classes from './today.module.css';

/** One event: time, colour, title, people. Opens the calendar on its day. */
export function EventRow({
  occurrence,
  members,
  letters,
  lead,
  detail,
  day,
  past = false,
  wide = false,
}: {
  occurrence: OccurrenceFieldsFragment;
  members: readonly MemberFieldsFragment[];
  letters: ReadonlyMap<string, string>;
  /** The time, or the date for days ahead. */
  lead: string;
  detail: string;
  /** The day the calendar opens on. */
  day: string;
  past?: boolean;
  /** A wider first column, for dates. */
  wide?: boolean;
}) {
  const sections = useSections();
  const waits = useIsQueued(occurrence.event.id);
  const { event } = occurrence;
  const people = event.whoMemberIds.map((id, index): AvatarPerson & { id: string } => {
    // Former members keep their name on their events.
    return members.find((member) => member.id === id) ?? { id, displayName: event.whoNames[index] ?? '', hue: 'cocoa' };
  });
  const [first] = people;
  const open = (): void => {
    const handOff = activityHandOff({
      id: occurrence.id,
      type: 'opened',
      resource: 'calendar_event',
      // A bank holiday has no further details.
      resourceId: event.isBankHoliday ? '' : event.id,
      userName: event.who,
      description: event.title,
      eventDate: day,
    });
    if (handOff) leaveHandOff(handOff);
    sections.go('calendar');
  };
  const details = [event.calendarName, detail].filter(Boolean).join(' · ');
  const system = event.isSystemEvent || event.isBankHoliday;
  return (
    <li>
      <button
        type="button"
        className={`${classes['row']} ${past ? classes['past'] : ''} ${wide ? classes['wide'] : ''}`}
        style={
          {
            '--solid': hueVars(event.calendarColor ?? first?.hue ?? 'family').solid,
            '--bar': event.calendarColor ? dashes(event.calendarColor) : stripe(people.map(({ hue }) => hue)),
          } as CSSProperties
        }
        onClick={open}
      >
        <span className={classes['time']}>{lead}</span>
        <span className={`${classes['bar']} ${system && !event.calendarColor ? classes['system'] : ''}`} aria-hidden />
        <span className={classes['words']}>
          <span className={classes['name']}>
            {event.title}
            {waits && <QueuedMark />}
            {event.emoji && (
              <span className={classes['emoji']} aria-hidden>
                {event.emoji}
              </span>
            )}
          </span>
          {details && <span className={classes['detail']}>{details}</span>}
        </span>
        {!system &&
          (first ? (
            <AvatarStack
              members={people}
              size={24}
              max={3}
              initials={people.map(({ id }) => letters.get(id) ?? '')}
              label={event.whoNames.join(', ')}
            />
          ) : (
            <FamilyAvatar size={24} label={t.common.family} />
          ))}
      </button>
    </li>
  );
}
