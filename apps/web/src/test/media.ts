/** Listeners of mounted components, notified when the window is resized. */
const listeners = new Set<EventListenerOrEventListenerObject>();

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
    const list: MediaQueryList = {
      media: query,
      matches,
      onchange: null,
      addEventListener: (_: string, listener: EventListenerOrEventListenerObject) => listeners.add(listener),
      removeEventListener: (_: string, listener: EventListenerOrEventListenerObject) => listeners.delete(listener),
      // MUI still uses the old names.
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => true,
    };
    return list;
  };
  const change = new Event('change');
  for (const listener of [...listeners])
    if (typeof listener === 'function') listener(change);
    else listener.handleEvent(change);
}
