import { sectionOfResource } from './resources';
import { RESOURCES } from './sections';
import type { Resource, ResourceLabels, Section } from './sections';

export const ACTIVITY_TYPES = ['created', 'updated', 'deleted', 'joined', 'left', 'completed'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Documented sizes of the feed: 20 shown at most, 30 requested at first. */
export const ACTIVITY_FEED_MAX = 20;
export const ACTIVITY_FIRST_REQUEST = 30;

/** Stored in session storage for the target screen, which reads and clears it. */
export interface ActivityHandOff {
  activityId: string;
  type: string;
  resource: string;
  resourceId: string;
  section: Section;
  userName: string;
  description: string;
  /** For calendar events: the day to show. */
  eventDate?: string;
}

/** The hand-off of a clicked activity, or null when its resource has no screen. */
export function activityHandOff(activity: {
  id: string;
  type: string;
  resource: string;
  resourceId: string;
  userName: string;
  description: string;
  eventDate?: string | null;
}): ActivityHandOff | null {
  const section = sectionOfResource(activity.resource);
  if (!section) return null;
  const { id, type, resource, resourceId, userName, description, eventDate } = activity;
  const handOff: ActivityHandOff = { activityId: id, type, resource, resourceId, section, userName, description };
  return eventDate ? { ...handOff, eventDate } : handOff;
}

/**
 * The sentence of an activity after the person's name: "added Dentist to the calendar".
 * @param subject title of the target, or name of the person; a blank one is replaced by a general term.
 */
export function describeActivity(type: ActivityType, resource: Resource, subject: string): string {
  const { one, place, changedIn = true, completed = 'completed' }: ResourceLabels = RESOURCES[resource].words;
  const at = (preposition: string): string => (place === null ? '' : ` ${preposition} ${place}`);
  const name = subject.trim() || one;
  switch (type) {
    case 'created':
      return place === null ? `created ${name}` : `added ${name}${at('to')}`;
    case 'updated':
      return `changed ${name}${changedIn ? at('in') : ''}`;
    case 'deleted':
      return `removed ${name}${at('from')}`;
    case 'completed':
      return `${completed} ${name}`;
    case 'joined':
      return `joined ${name}`;
    case 'left':
      return `left ${name}`;
  }
}
