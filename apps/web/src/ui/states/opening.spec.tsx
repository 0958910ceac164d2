import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { Opening } from './opening';

/** A dialog whose code is loaded when it is rendered, above a page. */
function openAbove() {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const loaded = new Promise<{ default: ComponentType }>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const Dialog = lazy(() => loaded);
  jest.useFakeTimers();
  render(
    <>
      <p>The page</p>
      <Opening>
        <Dialog />
      </Opening>
    </>,
  );
  return { arrive, fail };
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says that what opens above the page is loading if that takes longer than a moment', async () => {
  const { arrive } = openAbove();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Loading...')).toBeVisible();
  await act(async () => arrive({ default: () => <p>The dialog</p> }));
  expect(screen.getByText('The dialog')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('reports what could not be loaded, and leaves the page as it is', async () => {
  // React logs errors caught by a boundary, which is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fail } = openAbove();
  await act(async () => fail(new TypeError('no network')));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This part could not be loaded. The rest of the page still works.',
  );
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});
