import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

it('opens and closes its parts by keyboard, each a region labelled by its heading, and keeps input', async () => {
  const actor = userEvent.setup();
  render(
    <Accordion
      level={2}
      parts={[
        { title: 'Packing', aside: '2 left', content: <input aria-label="Thing" /> },
        { title: 'Route', content: 'By train', isOpen: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  const packing = screen.getByRole('button', { name: /^Packing/ });
  expect(packing).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: /^Packing/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Route' })).toHaveTextContent('By train');
  await actor.tab();
  await actor.keyboard('{Enter}');
  await actor.type(screen.getByLabelText('Thing'), 'tent');
  await actor.click(packing);
  expect(screen.queryByLabelText('Thing')).not.toBeVisible();
  await actor.keyboard(' ');
  expect(screen.getByLabelText('Thing')).toHaveValue('tent');
});
