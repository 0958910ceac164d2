import type { Scroller } from './follow-pointer';

/** The scroll container of an element. */
export interface ScrollBox {
  /** How far it is scrolled down, the window included, in px. */
  top: () => number;
  scroller: () => Scroller;
}

/** The nearest box around an element that scrolls, such as a dialog; otherwise the window. */
export function scrollBoxOf(element: HTMLElement | null): ScrollBox {
  let box = element?.parentElement ?? null;
  while (box && !scrolls(box)) box = box.parentElement;
  if (!box)
    return {
      top: () => window.scrollY,
      scroller: () => ({
        box: { left: -10_000, right: 10_000, top: 0, bottom: window.innerHeight },
        scrollBy: (_x, y) => window.scrollBy(0, y),
      }),
    };
  const scroll = box;
  return {
    top: () => scroll.scrollTop + window.scrollY,
    scroller: () => {
      const { top, bottom } = scroll.getBoundingClientRect();
      return { box: { left: -10_000, right: 10_000, top, bottom }, scrollBy: (_x, y) => scroll.scrollBy(0, y) };
    },
  };
}

/** The page itself scrolls with the window. */
const scrolls = (box: HTMLElement): boolean =>
  box !== document.body &&
  box !== document.documentElement &&
  box.scrollHeight > box.clientHeight &&
  /auto|scroll/.test(getComputedStyle(box).overflowY);
