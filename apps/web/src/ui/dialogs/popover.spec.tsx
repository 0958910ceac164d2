import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { Popover } from './popover';

function Row() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Read</button>
      <Popover open={open} title="Lamp" anchor={() => document.querySelector('button')} onClose={() => setOpen(false)}>
        <button>Edit</button>
      </Popover>
    </>
  );
}

it('takes the focus without scrolling the page, and gives it back', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  render(<Row />, { wrapper: BrowserRouter });
  const actor = userEvent.setup();
  await actor.click(screen.getByRole('button', { name: 'Read' }));
  const card = await screen.findByRole('dialog', { name: 'Lamp' });
  await waitFor(() => expect(card).toHaveFocus());
  // it is at the top of the page until it is placed, where a scrolling focus would move the page
  const taken = focus.mock.calls.filter((_options, call) => focus.mock.contexts[call] === card);
  expect(taken).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus());
});
