import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router';
import { AppDialog } from './app-dialog';
import { HalfSheet } from './half-sheet';
import { historySettled, leaveLayers } from './history';

/** Two pages, identified by their hash; each opens a sheet and, above it, a dialog that may refuse to close. */
function House({ refuses = false }: { refuses?: boolean }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [asked, setAsked] = useState(0);
  const goTo = (next: string): void => {
    setSheet(false);
    setDialog(false);
    leaveLayers((replace) => void navigate({ hash: next }, { replace }));
  };
  return (
    <>
      <h1>{hash || '#hall'}</h1>
      <button onClick={() => goTo('kitchen')}>Kitchen</button>
      <Link to={{ hash: 'garden' }}>Garden</Link>
      <button onClick={() => setSheet(true)}>Open sheet</button>
      <HalfSheet open={sheet} title="Sheet" onClose={() => setSheet(false)}>
        <button onClick={() => setDialog(true)}>Open dialog</button>
        <button onClick={() => goTo('attic')}>Attic</button>
      </HalfSheet>
      <AppDialog
        open={dialog}
        title="Dialog"
        onClose={() => (refuses && asked === 0 ? setAsked(asked + 1) : setDialog(false))}
      >
        <p>Asked {asked} times</p>
        <button onClick={() => goTo('attic')}>Up to the attic</button>
      </AppDialog>
    </>
  );
}

const enter = (props: { refuses?: boolean } = {}) => {
  window.history.pushState(null, '', '/rooms');
  render(
    <BrowserRouter>
      <House {...props} />
    </BrowserRouter>,
  );
  return userEvent.setup();
};
const page = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const open = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
/** Presses a button of the browser, and waits until the history has settled. */
async function press(button: 'back' | 'forward'): Promise<void> {
  await act(async () => {
    await historySettled();
    const taken = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history[button]();
    await taken;
    await historySettled();
  });
}

it('closes the topmost layer with Back, one at a time, and stays on the page', async () => {
  const actor = enter();
  await actor.click(screen.getByText('Kitchen'));
  await actor.click(screen.getByText('Open sheet'));
  await actor.click(await screen.findByText('Open dialog'));
  await open('Dialog');

  await press('back');
  await gone('Dialog');
  expect(await open('Sheet')).toBeVisible();
  await press('back');
  await gone('Sheet');
  expect(page()).toBe('#kitchen');
  await press('back');
  expect(page()).toBe('#hall');
});

it('removes its entry when it is closed in another way', async () => {
  const actor = enter();
  await actor.click(screen.getByText('Kitchen'));
  await actor.click(screen.getByText('Open sheet'));
  await open('Sheet');
  await actor.keyboard('{Escape}');
  await gone('Sheet');

  await press('back');
  expect(page()).toBe('#hall');
});

it('opens nothing with Forward, and leaves the page as it is', async () => {
  const actor = enter();
  await actor.click(screen.getByText('Kitchen'));
  await actor.click(screen.getByText('Open sheet'));
  await open('Sheet');
  await press('back');
  await gone('Sheet');

  await press('forward');
  expect(page()).toBe('#kitchen');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('back');
  expect(page()).toBe('#hall');
});

it('keeps the entry of a dialog that asks before it closes', async () => {
  const actor = enter({ refuses: true });
  await actor.click(screen.getByText('Open sheet'));
  await actor.click(await screen.findByText('Open dialog'));
  await open('Dialog');

  await press('back');
  expect(await screen.findByText('Asked 1 times')).toBeVisible();
  await press('back');
  await gone('Dialog');
  expect(await open('Sheet')).toBeVisible();
});

it.each([
  ['a sheet', async () => screen.findByText('Attic')],
  [
    'a dialog above a sheet',
    async () => {
      await userEvent.click(await screen.findByText('Open dialog'));
      return screen.findByText('Up to the attic');
    },
  ],
])('goes to another page from %s without leaving a step behind', async (_from, link) => {
  const actor = enter();
  await actor.click(screen.getByText('Kitchen'));
  await actor.click(screen.getByText('Open sheet'));
  await actor.click(await link());
  await waitFor(() => expect(page()).toBe('#attic'));

  await press('back');
  expect(page()).toBe('#kitchen');
  await press('back');
  expect(page()).toBe('#hall');
});

it('follows a link that is clicked while the step back of a closed dialog is pending', async () => {
  const actor = enter();
  await actor.click(screen.getByText('Open sheet'));
  await open('Sheet');
  await actor.keyboard('{Escape}');
  act(() => screen.getByText('Garden').click());
  await act(historySettled);
  await waitFor(() => expect(page()).toBe('#garden'));

  await press('back');
  expect(page()).toBe('#hall');
});

it('navigates after the steps back of two dialogs that are closed one after the other', async () => {
  const actor = enter();
  await actor.click(screen.getByText('Kitchen'));
  await actor.click(screen.getByText('Open sheet'));
  await actor.click(await screen.findByText('Open dialog'));
  await open('Dialog');
  await act(historySettled);
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Dialog' }), { key: 'Escape' });
  await act(async () => Promise.resolve());
  // The step of the dialog is pending, and the sheet's is still to come.
  fireEvent.click(screen.getByText('Attic'));
  await waitFor(() => expect(page()).toBe('#attic'));
  await act(historySettled);
  expect(page()).toBe('#attic');

  await press('back');
  expect(page()).toBe('#kitchen');
});

it('navigates after the step back of a closed dialog, however long a busy browser takes for it', async () => {
  const actor = enter();
  await actor.click(screen.getByText('Open sheet'));
  await open('Sheet');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  const { history: real } = window;
  const step = jest.spyOn(window.history, 'go').mockImplementation((by) => {
    step.mockRestore();
    setTimeout(() => real.go(by), 1_500);
  });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await act(async () => Promise.resolve());
  fireEvent.click(screen.getByText('Kitchen'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(page()).toBe('#hall');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  jest.useRealTimers();
  await act(historySettled);
  await waitFor(() => expect(page()).toBe('#kitchen'));
});
