import { useEffect, useState } from 'react';
import { canKeepScreenOn, keepScreenOn } from './screen-lock';
import type { ScreenLock } from './screen-lock';

/** Whether the screen stays on. */
export type WakeState = 'asking' | 'on' | 'unsupported' | 'refused';

/** Keeps the screen on while `isOn`. Browsers release the lock when the page is hidden, so it is requested again. */
export function useWakeLock(isOn: boolean): WakeState {
  const [state, setState] = useState<WakeState>(() => (canKeepScreenOn() ? 'asking' : 'unsupported'));
  useEffect(() => {
    if (!isOn || !canKeepScreenOn()) return undefined;
    let lock: ScreenLock | null = null;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || lock?.isHeld()) return;
      try {
        lock = await keepScreenOn();
        if (isOver) lock.release();
        else setState('on');
      } catch {
        setState('refused');
      }
    };
    const follow = (): void => void ask();
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', follow);
      lock?.release();
    };
  }, [isOn]);
  return state;
}
