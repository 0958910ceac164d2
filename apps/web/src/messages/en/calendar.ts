import { listed } from './listed';
import { conflictOf } from './record';

const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

const minutes = (total: number): string => {
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

const IN_BIN = 'In the bin for 30 days.';
const REMINDER_UNITS = { minutes: 'min', hours: 'h', days: 'day', weeks: 'week' } as const;

/** Texts of the family calendar. */
export const calendar = {
  title: 'Family Calendar',
  loading: 'Loading your calendar...',
  dialogFailed: 'This part could not be loaded. The calendar itself is as it was.',
  loadFailed: 'Failed to fetch events',
  loadFailedText: 'Nothing is lost. Check the connection and try again.',
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day', list: 'List' },
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day', list: 'Previous' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day', list: 'Next' },
  today: 'Today',
  allEvents: 'All events',
  print: { title: 'Print', forAll: 'Without letters: the whole family' },
  list: { label: 'Listed', agenda: 'Agenda', entries: 'Entries' },
  agenda: {
    title: 'Agenda',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    earlier: 'Show earlier',
    later: (day: string) => `Show what comes after ${day}`,
    from: (day: string) => `Shown from ${day}`,
    failed: 'What comes next could not be loaded.',
  },
  free: {
    title: 'Free',
    allDay: 'all day',
    restOfDay: 'for the rest of the day',
    until: (time: string) => `until ${time}`,
    from: (time: string) => `from ${time}`,
    parts: (parts: readonly string[]) => parts.join(', '),
    /** Below the name of a person who is never free that day. */
    busy: 'not at all',
    person: (name: string, when: string) => `${name} ${when}`,
    everyone: (when: string) => `Everyone ${when}`,
    nobody: 'Nobody has an hour left',
  },
  counts: { today: 'today', thisWeek: 'this week', thisMonth: 'this month' },
  entries: (count: number) => (count === 1 ? 'entry' : 'entries'),
  inTotal: 'in total',
  countsLabel: 'Number of events',
  /** Explains why the total can be less than a month's count. */
  entriesHint: 'What repeats is one entry, however often it happens.',
  addEvent: 'Add Event',
  addBirthdays: 'Quick Add Birthdays',

  allDay: 'All day',
  /** Above the hours of a week with many all-day events. */
  showAllDay: (count: number, day: string) =>
    `Show ${count} more all-day ${count === 1 ? 'event' : 'events'} of ${day}`,
  showMoreAllDay: 'Show every all-day event',
  showFewerAllDay: 'Show fewer all-day events',
  noEventsToday: 'No events today',
  noEventsYet: 'No events yet',
  noEventsYetText: 'Add the first thing your family should not forget.',
  nothingPlanned: 'Nothing planned',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  moreEvents: (count: number) => `+${count} more`,
  moreShort: (count: number) => `+${count}`,
  /** The "+4" beside events that happen at the same time. */
  moreAtOnce: (count: number, time: string, day: string) => `${count} more from ${time}, show everything of ${day}`,
  eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  monthGrid: (month: string) => `${month}, arrow keys move between days, Enter opens a day`,
  hoursRegion: (period: string) => `${period}, hour by hour`,
  openDay: (day: string) => `Show ${day}`,
  now: (time: string) => `Now, ${time}`,
  todayIs: (day: string) => `Today, ${day}`,
  tomorrowIs: (day: string) => `Tomorrow, ${day}`,
  cellToday: 'today',
  duration: minutes,
  until: (day: string) => `Until ${day}`,
  lastDay: 'Last day',
  goesOn: (title: string) => `${title} goes on`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  names: (names: readonly string[]) => listed(names),
  forWhom: (names: readonly string[]) => `for ${listed(names)}`,
  every: (interval: number, type: keyof typeof UNITS) =>
    interval === 1 ? `Every ${UNITS[type]}` : `Every ${interval} ${UNITS[type]}s`,
  nextOn: (day: string) => `next ${day}`,
  bankHoliday: 'Bank holiday',
  systemEvent: 'From the calendar',
  editEvent: (title: string) => `Edit ${title}`,
  deleteEvent: (title: string) => `Delete ${title}`,

  form: {
    addTitle: 'Add Event',
    editTitle: 'Edit Event',
    title: 'Title',
    titlePlaceholder: 'What is happening?',
    /** Common activities by time of day, suggested for titles. */
    ideas: {
      morning: [
        ...['Breakfast together', 'School run', 'Nursery drop-off', 'Doctor’s appointment', 'Dentist', 'Swimming'],
        ...['Shopping', 'Market', 'Coffee with friends', 'Plumber', 'Vaccination', 'Church', 'Football match'],
      ],
      afternoon: [
        ...['Lunch out', 'School pick-up', 'Playdate', 'Birthday party', 'Piano lesson', 'Swimming', 'Homework club'],
        ...['Haircut', 'Library', 'Shopping', 'Football training', 'Dance class', 'Visit to grandparents'],
      ],
      evening: [
        ...['Dinner with friends', 'Film night', 'Parents’ evening', 'Choir practice', 'Book club', 'Sleepover'],
        ...['Sports training', 'Concert', 'Game night', 'Babysitter', 'Date night', 'Bins out', 'Yoga'],
      ],
    },
    who: 'Who',
    whoHint: 'With nobody chosen it is for the whole family.',
    startDate: 'Start date',
    endDate: 'End date',
    sameDay: 'Same day',
    startTime: 'Start time',
    endTime: 'End time',
    description: 'Description',
    emoji: 'Emoji',
    noEmoji: 'No emoji',
    overnight: 'Ends the next morning',
    submitAdd: 'Add Event',
    submitEdit: 'Save changes',
    saving: 'Saving...',
  },
  filter: {
    label: 'Show events of',
    everyone: 'Everyone',
    open: 'Filter events',
    openWith: (names: readonly string[]) => `Filter events: ${listed(names)}`,
    shown: (names: readonly string[]) => `Showing events of ${listed(names)}, with what is for the whole family`,
    brief: (names: readonly string[]) => `${listed(names)} + Family`,
    counted: {
      month: (shown: number, all: number) => `${shown} of ${all} this month`,
      week: (shown: number, all: number) => `${shown} of ${all} this week`,
      day: (shown: number, all: number) => `${shown} of ${all} this day`,
      list: (shown: number, all: number, more: boolean) => `${shown} of ${all} events${more ? ' so far' : ''}`,
    },
    none: (names: readonly string[]) => `Nothing here for ${listed(names)}`,
  },
  reminders: {
    title: 'Reminders',
    none: 'Nobody is reminded yet.',
    failed: 'The reminders could not be read. They stay as they are.',
    unwanted: 'Whoever has switched reminder mails off gets none.',
    add: 'Add reminder',
    choose: 'When to be reminded',
    custom: 'Another time',
    addCustom: 'Add',
    whom: 'For',
    me: 'Me',
    mine: 'reminder set',
    amount: 'How long before, number',
    unit: 'How long before, unit',
    time: 'Time of day',
    beforeWord: 'before',
    units: { minutes: 'minutes', hours: 'hours', days: 'days', weeks: 'weeks' },
    before: (amount: number, unit: keyof typeof REMINDER_UNITS) => {
      if (amount === 0) return unit === 'minutes' || unit === 'hours' ? 'At the start' : 'On the day';
      return `${amount} ${REMINDER_UNITS[unit]}${unit === 'days' || unit === 'weeks' ? (amount === 1 ? '' : 's') : ''} before`;
    },
    at: (before: string, time: string) => `${before} at ${time}`,
    chip: (when: string, name: string) => `${when} · ${name}`,
    remove: (when: string, name: string) => `Remove reminder: ${when}, ${name}`,
    full: (name: string, most: number) =>
      `${name === 'Me' ? 'You have' : `${name} has`} ${most} reminders of this event, which is the most.`,
  },
  conflict: { ...conflictOf('event'), date: 'Date', time: 'Time' },
  day: {
    empty: 'Nothing planned yet',
    close: 'Done',
  },
  birthdays: {
    title: 'Quick Add Birthdays',
    lead: 'One row for each person. They come back every year.',
    name: 'Name',
    date: 'Date of birth',
    emoji: 'Emoji',
    row: (index: number) => `Birthday ${index}`,
    addRow: 'Add another',
    removeRow: (name: string) => (name ? `Remove ${name}` : 'Remove this row'),
    submit: (count: number) => (count === 1 ? 'Add 1 Birthday' : `Add ${count} Birthdays`),
    none: 'Please add at least one birthday with both name and date',
    added: (count: number) => (count === 1 ? 'Birthday added' : `${count} birthdays added`),
    failed: 'Failed to add birthdays. Please try again.',
    members: 'Family members',
  },
  scope: {
    title: { edit: 'Change a repeating event', delete: 'Delete a repeating event' },
    about: (title: string, day: string) => `${title}, ${day}`,
    which: 'Which events?',
    options: { this: 'This event', following: 'This and following', all: 'All events' },
    confirm: { edit: 'Save changes', delete: 'Delete' },
    changed: {
      this: (title: string, day: string) => `Changed ${title} on ${day}`,
      following: (title: string, day: string) => `Changed ${title} from ${day} on`,
      all: (title: string, _day: string) => `Changed every ${title}`,
    },
    deleted: {
      this: (title: string, day: string) => `Deleted ${title} on ${day}. ${IN_BIN}`,
      following: (title: string, day: string) => `Deleted ${title} from ${day} on. ${IN_BIN}`,
      all: (title: string, _day: string) => `Deleted ${title}. ${IN_BIN}`,
    },
    gone: 'This event is no longer there. Somebody has changed or deleted it meanwhile.',
  },
  remove: {
    question: 'Are you sure you want to delete this event?',
    text: (title: string) => `“${title}” leaves everyone’s calendar.`,
    confirm: 'Delete',
    done: (title: string) => `Deleted ${title}. ${IN_BIN}`,
    failed: 'Failed to delete event. Please try again.',
    restored: 'The event is back',
  },
  columns: { label: 'Columns', one: 'One column', people: 'By person' },
  drag: {
    help: 'Press M to move it with the arrow keys.',
    keys: [
      ['←↑↓→', 'move'],
      ['Shift', 'with arrows: length'],
      ['Enter', 'drop'],
      ['Esc', 'cancel'],
    ] as const,
    pickedUp: (title: string, when: string) => `Picked up ${title}, ${when}.`,
    how: 'Use the arrow keys to move it, Shift with the arrow keys to change its length, Enter to drop, Escape to cancel.',
    nextOne: 'Press M for the next event of this day.',
    noFurther: (when: string) => `${when}. No further.`,
    cancelled: (title: string) => `${title} stays where it was.`,
    moved: (title: string, when: string) => `${title} is on ${when} now`,
    failed: (title: string) => `${title} could not be moved and is back where it was.`,
    conflict: {
      title: (title: string) => `Move ${title}`,
      mine: 'Yours',
      theirs: (name: string, when: string) => `${name}’s, ${when}`,
      own: (when: string) => `Yours from elsewhere, ${when}`,
      unknown: 'The newer version',
      moveAnyway: 'Move it anyway',
      keep: (name: string) => `Keep ${name}’s`,
      keepIt: 'Keep it',
    },
  },
  added: 'Event added',
  changed: (title: string) => `Changed ${title}`,
  updateFailed: 'Failed to update event. Please try again.',
};
