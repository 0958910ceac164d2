import { act, render, screen } from '@testing-library/react';
import { install, listenForInstall, useInstallWay } from './install';

const Way = () => <p>{useInstallWay() ?? 'none'}</p>;

beforeAll(listenForInstall);

/** Dispatches the browser's install prompt event. */
function offer(prompt: () => Promise<unknown>): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

it('suppresses the browser’s install bar, and asks only once', async () => {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' }));
  render(<Way />);
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(offer(prompt).defaultPrevented).toBe(true);
  expect(screen.getByText('question')).toBeInTheDocument();
  await act(install);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.getByText('none')).toBeInTheDocument();
  await act(install);
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('offers nothing once it is installed', () => {
  render(<Way />);
  offer(jest.fn());
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('none')).toBeInTheDocument();
});

it('points out the share menu on an iPhone', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
  render(<Way />);
  expect(screen.getByText('share-menu')).toBeInTheDocument();
  agent.mockRestore();
});
