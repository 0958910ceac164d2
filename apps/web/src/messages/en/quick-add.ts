const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

/** Texts of quick add: a line of text that becomes an event. */
export const quickAdd = {
  label: 'Add an event in words',
  placeholder: 'Add an event, like “dentist Tuesday 3pm”',
  placeholderShort: 'Like “dentist Tue 3pm”',
  help: 'Write it as you would say it. What was understood is told below the field. Enter adds it.',
  add: 'Add',
  clear: 'Clear',
  cleared: (text: string) => `Cleared “${text}”`,
  understood: 'Understood',
  noTitle: 'What is it? A name is still missing.',
  parts: { date: 'Date', time: 'Time', who: 'Who', repeat: 'Repeats' },
  allDay: 'All day',
  every: (interval: number, type: keyof typeof UNITS) =>
    interval === 1 ? `Every ${UNITS[type]}` : `Every ${interval} ${UNITS[type]}s`,
  until: (day: string) => `until ${day}`,
  not: { date: 'Not a date', time: 'Not a time', who: 'Not for somebody', repeat: 'Not a repeat' },
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
    question: (question: string, answers: string) => `${question} ${answers}. Arrow down to choose.`,
    forWhom: (names: string) => `for ${names}`,
  },
  added: (title: string, day: string) => `Added ${title}, ${day}`,
  show: 'Show',
  undone: (title: string) => `${title} is taken back`,
  undoFailed: 'It could not be taken back. Please try again.',
  knownBirthday: (title: string) => `${title} is in the calendar already`,
  failed: 'It could not be saved. Your words are still here.',
  failedFor: (title: string) => `${title} could not be saved.`,
  notLoaded: 'Quick add could not be loaded. Check the connection and try again.',
  titleOnly: 'Use as title only',
  inDialogHelp: 'Write it as you would say it. It fills in the fields below.',
  inDialog: 'Like “dentist Tuesday 3pm for Sam”',
};
