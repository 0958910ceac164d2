const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Texts of sending the daily digest. */
export const digest = {
  sent: (recipients: string) => `Daily digest sent to ${recipients}.`,
  counts: (today: number, week: number, todos: number, wishes: number) =>
    [
      `${counted(today, 'event')} today`,
      `${counted(week, 'event')} in seven days`,
      `${counted(todos, 'job')} with a deadline`,
      ...(wishes > 0 ? [counted(wishes, 'wish', 'wishes')] : []),
    ].join(', ') + '.',
  failed: (error: string) => `❌ Failed to send daily digest: ${error}`,
  again: (time: string) => `It can be sent again at ${time}.`,
  noDetails: 'No additional details available',
  preview: {
    title: 'The daily digest',
    lead: 'In the demo nothing is sent. In a family of your own, everybody with an account gets this mail at seven in the morning.',
    loading: 'Reading the digest...',
    failed: 'The digest could not be loaded.',
    allDay: 'All day',
    more: (count: number) => `and ${count} more`,
  },
};
