/** Days close to today. */
export const days = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  /** "Tomorrow, Sat 21 Nov" */
  with: (name: string, date: string) => `${name}, ${date}`,
};
