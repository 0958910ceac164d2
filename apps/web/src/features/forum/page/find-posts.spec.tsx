import { render, screen } from '@testing-library/react';
import { NO_FILTER } from '../data/filter';
import { FindBar, FindRail } from './find-posts';

/** The server counts unread posts up to a hundred, and all others exactly. */
const overview = { total: 300, pinned: 0, unread: 100, saved: 100, mine: 1, lastVisitAt: null, categories: [] };

it.each([
  ['next to the list', FindRail],
  ['above the list', FindBar],
])('says that there are more unread posts than it counts, %s', (_where, Find) => {
  render(<Find filter={NO_FILTER} overview={overview} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: /^Unread ?, more than 99 posts$/ })).toBeVisible();
  expect(screen.getByText('99+')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Saved ?, 100 posts$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^My posts ?, 1 post$/ })).toBeVisible();
});
