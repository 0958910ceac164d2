import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useSectionRouter } from './use-section-router';

const at = (hash: string) =>
  renderHook(useSectionRouter, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/dashboard${hash}`]}>{children}</MemoryRouter>
    ),
  });

it.each([
  ['', 'dashboard'],
  ['#todos', 'todos'],
])('n on %s while its page is loading opens its add dialog afterwards', (hash, section) => {
  const { result } = at(hash);
  act(() => result.current.add('calendar'));
  expect(result.current.current).toBe(section);
  const open = jest.fn();
  act(() => void result.current.registerAdd(open));
  expect(open).toHaveBeenCalledTimes(1);
});

it('n on a section without an add action goes to one that has it', () => {
  const { result } = at('#bin');
  act(() => result.current.add('calendar'));
  expect(result.current.current).toBe('calendar');
});
