const DECIMALS = ['no decimals', 'one decimal', 'two decimals', 'three decimals'];

/** Date and time fields, lists and counts. */
export const pickers = {
  dateHint: '3 Oct or tomorrow',
  openMonth: 'Choose from the month',
  month: (label: string) => `Choose a date: ${label}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: (month: string) => `${month}, choose a year`,
  years: 'Year',
  today: 'Today',
  notADate: 'Not a date that we can read. Try 3 Oct, tomorrow or 12/10.',
  notATime: 'Not a time that we can read. Try 3pm, 15:30 or noon.',
  notATimeOrLength: 'Not a time that we can read. Try 4pm, 16:30 or 45 min.',
  tooEarly: (date: string) => `Choose ${date} or a later day`,
  tooLate: (date: string) => `Choose ${date} or an earlier day`,
  times: 'Times',
  length: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '0 min';
  },
  suggestions: 'Suggestions',
  choices: (label: string) => `Choices: ${label}`,
  noMatch: 'Nothing found',
  decrease: 'Decrease',
  increase: 'Increase',
  money: {
    unreadable: 'Not an amount that we can read. Try 12 or 12.50.',
    negative: 'Enter an amount that is not below zero',
    decimals: (decimals: number) => `An amount has at most ${DECIMALS[decimals] ?? `${decimals} decimals`}`,
    tooLarge: 'That is too much',
  },
};
