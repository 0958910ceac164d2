import { useCallback, useState } from 'react';

/** The box around a control, below which its list opens. @returns the box, and the `ref` of the control */
export function useFieldBox(): [HTMLElement | null, (control: HTMLElement | null) => void] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const ref = useCallback((control: HTMLElement | null) => setBox(control?.parentElement ?? null), []);
  return [box, ref];
}
