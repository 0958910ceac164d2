import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { setWindow } from '../../test/media';
import { useSectionRouter } from './use-section-router';

const at = (hash: string) =>
  renderHook(() => ({ ...useSectionRouter(), hash: useLocation().hash }), {
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

it.each([
  [1280, 'calendar'],
  [390, 'dashboard'],
])('shows another section for one that does not exist, and corrects the address (%i px)', (width, section) => {
  setWindow({ width });
  for (const unknown of ['#attic', '#%']) {
    const { result } = at(unknown);
    expect(result.current).toMatchObject({ current: section, hash: `#${section}` });
  }
});
