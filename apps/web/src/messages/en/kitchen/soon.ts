/** Texts of what goes off soon, on the dashboard. */
export const kitchenSoon = {
  none: 'Nothing goes off in the next few days.',
  more: 'and more',
  cook: 'Use It Up!',
};
