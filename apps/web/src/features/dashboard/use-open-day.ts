import type { CalendarDate } from '@homefold/domain';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { useSections } from '../../ui/sections/sections';

/** Opens the calendar on a day. */
export function useOpenDay(): (date: CalendarDate) => void {
  const { go } = useSections();
  return (eventDate) => {
    leaveHandOff({
      activityId: '',
      type: 'opened',
      resource: 'calendar_event',
      resourceId: '',
      section: 'calendar',
      userName: '',
      description: '',
      eventDate,
    });
    go('calendar');
  };
}
