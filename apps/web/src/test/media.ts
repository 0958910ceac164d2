/** Listeners of mounted components, notified when the window is resized. */
const listeners = new Set<() => void>();

/** jsdom has no media queries: a fake for a window of `width` px in a light or dark system, with a mouse or a finger. */
export function setWindow({
  width = 1280,
  dark = false,
  coarse = false,
}: { width?: number; dark?: boolean; coarse?: boolean } = {}): void {
  window.innerWidth = width;
  window.matchMedia = (query: string) => {
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const matches =
      (max === undefined || width <= Number(max)) &&
      (min === undefined || width >= Number(min)) &&
      (query.includes('pointer: coarse')
        ? coarse
        : query.includes('prefers-color-scheme: dark')
          ? dark
          : max !== undefined || min !== undefined);
    return {
      media: query,
      matches,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      // MUI still uses the old names.
      addListener: () => undefined,
      removeListener: () => undefined,
    } as unknown as MediaQueryList;
  };
  for (const listener of [...listeners]) listener();
}
