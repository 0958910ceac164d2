type Handlers = { [K in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[K]) => void };

/** Adds several event listeners to a window or an element; returns the function that removes them. */
export function listen(target: EventTarget, handlers: Handlers, options: AddEventListenerOptions = {}): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of all) target.addEventListener(type, handler, options);
  return () => {
    for (const [type, handler] of all) target.removeEventListener(type, handler, options);
  };
}
