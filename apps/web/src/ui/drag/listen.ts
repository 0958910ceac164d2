type Handlers = { [K in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[K]) => void };

/** Listens to several events of a window or an element; returns the way to stop. */
export function listen(target: EventTarget, handlers: Handlers, options: AddEventListenerOptions = {}): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of all) target.addEventListener(type, handler, options);
  return () => {
    for (const [type, handler] of all) target.removeEventListener(type, handler, options);
  };
}
