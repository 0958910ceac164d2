import { act, renderHook } from '@testing-library/react';
import { clearUserData } from '../../session/local-data';
import { noteUndo, useLastUndo } from './last-undo';

it('offers the latest change of a record once, and never to the next user', () => {
  const undone = jest.fn();
  const { result } = renderHook(() => useLastUndo('wish-1'));
  act(() => void noteUndo(['wish-1'], undone));
  act(() => result.current?.());
  expect(undone).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
  act(() => void noteUndo(['wish-1'], undone));
  expect(result.current).not.toBeNull();
  act(() => clearUserData(false));
  expect(result.current).toBeNull();
});
