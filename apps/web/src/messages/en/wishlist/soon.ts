/** Texts of what is wished for soon, on the dashboard. */
export const wishesSoon = {
  none: 'Nobody wishes for anything in the coming weeks.',
  forWhom: (name: string, day: string) => `${name}, ${day}`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
};
