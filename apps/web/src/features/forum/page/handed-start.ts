import { useEffect, useEffectEvent } from 'react';
import type { Start } from '../data/context';

let handed: Start | null = null;
let follower: (() => void) | null = null;

/** Passes initial values from elsewhere, such as the search; the dialog opens once the forum is shown. */
export function handStart(start: Start): void {
  handed = start;
  follower?.();
}

/** Opens the dialog with the passed values. */
export function useHandedStart(open: (start: Start) => void): void {
  const follow = useEffectEvent(() => {
    const start = handed;
    handed = null;
    if (start) open(start);
  });
  useEffect(() => {
    const wake = (): void => follow();
    follower = wake;
    wake();
    return () => {
      if (follower === wake) follower = null;
    };
  }, []);
}
