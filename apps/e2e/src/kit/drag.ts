import { expect, type Locator, type Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** Why an element is still moving or cannot be reached with a pointer; '' when it is ready. */
const unrest = (target: Locator): Promise<string> =>
  target.evaluate(async (element) => {
    await document.fonts.ready;
    if (document.querySelector('[aria-busy="true"]')) return 'something is loading';
    const place = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].join();
    };
    const before = place();
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    if (place() !== before) return 'it moves';
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above?.closest('[data-sonner-toast]') ? 'a message covers it' : '';
  });

/** The centre of an element, or a point at an offset. Waits until it is stable and uncovered. */
export async function middleOf(target: Locator, dx = 0, dy = 0): Promise<Point> {
  await expect(target).toBeVisible();
  await expect.poll(() => unrest(target), { message: 'it comes to rest' }).toBe('');
  const box = await target.boundingBox();
  if (!box) throw new Error('not on screen');
  return { x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy };
}

/** Presses the mouse at one point and moves it to another, without releasing. */
export async function holdTo(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + Math.sign(to.x - from.x) * 6, from.y + Math.sign(to.y - from.y) * 6);
  await page.mouse.move(to.x, to.y, { steps: 6 });
}

/** Drags with the mouse from one point to another. */
export async function dragTo(page: Page, from: Point, to: Point): Promise<void> {
  await holdTo(page, from, to);
  await page.mouse.up();
}

/** The drop indicator. */
export const ghost = (page: Page): Locator => page.locator('[data-ghost]').first();

/** A path from one point to another in six steps. */
const between = (from: Point, to: Point): Point[] =>
  [1, 2, 3, 4, 5, 6].map((step) => ({
    x: from.x + ((to.x - from.x) * step) / 6,
    y: from.y + ((to.y - from.y) * step) / 6,
  }));

/** A touch through the debugger: it scrolls or drags like a real finger. */
export async function finger(page: Page): Promise<{
  down: (at: Point) => Promise<void>;
  move: (to: Point) => Promise<void>;
  up: () => Promise<void>;
}> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let last: Point = { x: 0, y: 0 };
  return {
    down: async (at) => {
      last = at;
      await send('touchStart', [at]);
    },
    move: async (to) => {
      for (const at of between(last, to)) await send('touchMove', [at]);
      last = to;
    },
    up: async () => void (await send('touchEnd', [])),
  };
}
