import type { BuiltResource } from '@homefold/domain';
import { Calendar, CalendarSync, CircleCheck, House, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../messages/resources';

/** How records of one type are presented in mixed lists: search, bin and feed. */
export interface ResourceView {
  icon: LucideIcon;
  /** "Family job" */
  label: string;
  /** "Family jobs" */
  plural: string;
}

/** Typed so that a resource of an existing section without an entry does not compile. */
export const resourceViews: Readonly<Record<BuiltResource, ResourceView>> = {
  todo: { icon: CircleCheck, ...t.resources.todo },
  calendar_event: { icon: Calendar, ...t.resources.calendar_event },
  family: { icon: House, ...t.resources.family },
  family_member: { icon: UsersRound, ...t.resources.family_member },
  outside_calendar: { icon: CalendarSync, ...t.resources.outside_calendar },
};

/** Whether this client knows a resource type sent by the server; a newer server may send others. */
export const hasView = (resource: string): resource is BuiltResource => Object.hasOwn(resourceViews, resource);
