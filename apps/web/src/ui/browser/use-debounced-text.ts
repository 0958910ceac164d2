import { useEffect, useState } from 'react';

/** Debounce before a request, in milliseconds. */
const HOLD_MS = 200;

/** Debounces a typed text; the first one, and an emptied text, are returned at once. */
export function useDebouncedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : HOLD_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
