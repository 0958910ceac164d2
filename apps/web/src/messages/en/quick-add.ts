import { quickAddField, spokenQuestion } from './quick-add-field';

const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

/** Texts of quick add: a line of text that becomes an event. */
export const quickAdd = {
  label: 'Add an event in words',
  placeholder: 'Add an event, like “dentist Tuesday 3pm”',
  placeholderShort: 'Like “dentist Tue 3pm”',
  ...quickAddField,
  noTitle: 'What is it? A name is still missing.',
  parts: { date: 'Date', time: 'Time', place: 'Place', who: 'Who', repeat: 'Repeats', reminder: 'Reminders' },
  allDay: 'All day',
  nowhere: 'No place',
  every: (interval: number, type: keyof typeof UNITS) =>
    interval === 1 ? `Every ${UNITS[type]}` : `Every ${interval} ${UNITS[type]}s`,
  everyOn: (every: string, days: string | null) => (days ? `${every} on ${days}` : every),
  until: (day: string) => `until ${day}`,
  not: {
    date: 'Not a date',
    time: 'Not a time',
    place: 'Not a place',
    who: 'Not for somebody',
    repeat: 'Not a repeat',
    reminder: 'Not a reminder',
  },
  stays: (words: string) => `“${words}” stays in the title`,
  edit: {
    firstDay: 'First day',
    lastDay: 'Last day',
    sameDay: 'Same day',
    start: 'Starts',
    end: 'Ends',
    allDay: 'Make it last all day',
    once: 'Only once',
    done: 'Done',
  },
  question: {
    when: 'When is it?',
    pick: 'Another day',
  },
  /** Announcements for screen readers while typing. */
  spoken: {
    event: (title: string, facts: string) => `${title}. ${facts}. Enter adds it.`,
    question: spokenQuestion,
    forWhom: (names: string) => `for ${names}`,
    where: (place: string) => `at ${place}`,
    reminded: (when: string) => `reminder ${when}`,
  },
  added: (title: string, day: string) => `Added ${title}, ${day}`,
  show: 'Show',
  undone: (title: string) => `${title} was removed again`,
  undoFailed: 'It could not be undone. Please try again.',
  knownBirthday: (title: string) => `${title} is in the calendar already`,
  titleOnly: 'Use as title only',
  inDialogHelp: 'Write it as you would say it. It fills in the fields below.',
  inDialog: 'Like “dentist Tuesday 3pm for Sam”',
};
