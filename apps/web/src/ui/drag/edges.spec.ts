import { edgeSpeed } from './edges';

describe('scrolling near an edge', () => {
  it.each([
    [300, 0],
    [144, 0],
    [143, -1],
    [122, -7],
    [100, -14],
    [20, -14],
    [556, 0],
    [557, 1],
    [600, 14],
    [900, 14],
  ])('a pointer at %d between 100 and 600 scrolls by %d', (at, speed) => expect(edgeSpeed(at, 100, 600)).toBe(speed));
});
