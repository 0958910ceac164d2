import { useCallback, useEffect, useRef, useState } from 'react';
import { listen } from '../drag/listen';

/** Whether a finger or mouse button is down on a list: others' changes wait until it is lifted. */
export function usePressed(): { isPressed: boolean; onPointerDown: () => void } {
  const [isPressed, setPressed] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onPointerDown = useCallback(() => {
    const lift = (): void => {
      stop.current?.();
      setPressed(false);
    };
    stop.current?.();
    stop.current = listen(window, { pointerup: lift, pointercancel: lift, blur: lift }, { capture: true });
    setPressed(true);
  }, []);
  return { isPressed, onPointerDown };
}
