import { stepped } from './steps';

describe('a tapped amount', () => {
  it.each<[number, string | null, 1 | -1, number]>([
    [1, null, 1, 2],
    [1, null, -1, 0],
    [0.5, null, -1, 0],
    [0, 'l', -1, 0],
    [2, 'l', -1, 1.5],
    [500, 'g', 1, 600],
    [500, 'g', -1, 450],
    [430, 'g', 1, 450],
    [0.3, 'kg', 1, 0.5],
    [3, 'tin', 1, 4],
  ])('%d %s by %d is %d', (amount, unit, by, then) => expect(stepped(amount, unit, by)).toBe(then));
});
