import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { useShortcuts } from './use-shortcuts';

const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
];

/** A page with a field of each kind, whose shortcuts report what they were called for. */
function Page({ onAction }: { onAction: (name: string) => void }) {
  const [view, setView] = useState('month');
  useShortcuts(
    useMemo(
      () => ({
        '/': () => onAction('search'),
        '?': () => onAction('list'),
        n: () => onAction('add'),
        'g c': () => onAction('calendar'),
        'mod+k': () => onAction('search anywhere'),
      }),
      [onAction],
    ),
  );
  return (
    <>
      <input type="checkbox" aria-label="Done" />
      <SegmentedControl label="View" value={view} onChange={setView} options={VIEWS} />
      <input aria-label="Title" />
      <textarea aria-label="Notes" />
    </>
  );
}

const show = () => {
  const onAction = jest.fn();
  render(<Page onAction={onAction} />);
  const actor = userEvent.setup();
  /** What the shortcuts were called for since the last time. */
  const actions = (): unknown[] => onAction.mock.calls.splice(0).flat();
  return { actor, actions };
};

it('work after using a checkbox or a choice', async () => {
  const { actor, actions } = show();
  await actor.click(screen.getByLabelText('Done'));
  await actor.keyboard('?');
  expect(actions()).toEqual(['list']);
  await actor.click(screen.getByLabelText('Week'));
  await actor.keyboard('/gc');
  expect(actions()).toEqual(['search', 'calendar']);
});

it('are text in a field, except those with Ctrl', async () => {
  const { actor, actions } = show();
  for (const label of ['Title', 'Notes']) {
    const field = screen.getByLabelText(label);
    await actor.type(field, 'n/?gc');
    expect(field).toHaveValue('n/?gc');
    expect(actions()).toEqual([]);
    await actor.keyboard('{Control>}k{/Control}');
    expect(actions()).toEqual(['search anywhere']);
  }
});

it('belong to an open dialog, not to the page behind it', async () => {
  const { actor, actions } = show();
  const { rerender } = render(<div role="dialog" aria-label="Question" />);
  await actor.keyboard('n');
  expect(actions()).toEqual([]);
  // One that is fading out.
  rerender(<div role="dialog" aria-label="Question" aria-hidden="true" />);
  await actor.keyboard('n');
  expect(actions()).toEqual(['add']);
});

it('with g wait for the second key; another key keeps its own meaning', async () => {
  const { actor, actions } = show();
  await actor.keyboard('g?c');
  expect(actions()).toEqual(['list']);
  await actor.keyboard('gc');
  expect(actions()).toEqual(['calendar']);
});
