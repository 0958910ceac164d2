import { useEffect, useState } from 'react';

/** Whether the screen stays on. */
export type WakeState = 'asking' | 'on' | 'unsupported' | 'refused';

/** Keeps the screen on while `isOn`. Browsers let it go when the page is hidden: it is asked for again. */
export function useWakeLock(isOn: boolean): WakeState {
  const [state, setState] = useState<WakeState>('asking');
  useEffect(() => {
    if (!isOn) return undefined;
    const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
    if (!wakeLock) {
      setState('unsupported');
      return undefined;
    }
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await wakeLock.request('screen');
        if (isOver) await lock.release();
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
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
  return state;
}
