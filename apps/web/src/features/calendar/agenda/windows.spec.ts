import { addDays, diffDays } from '@homefold/domain';
import { connected, windowsOf } from './windows';

describe('the windows of the agenda', () => {
  it('start today and contain whole months, including the next one near the end of a month', () => {
    expect(windowsOf('2026-10-08', { later: 1, earlier: 2 })).toEqual([
      { from: '2026-09-01', to: '2026-09-30' },
      { from: '2026-10-01', to: '2026-10-07' },
      { from: '2026-10-08', to: '2026-10-31' },
      { from: '2026-11-01', to: '2027-01-31' },
    ]);
    expect(windowsOf('2026-10-25', { later: 0, earlier: 0 })).toEqual([{ from: '2026-10-25', to: '2026-11-30' }]);
    expect(windowsOf('2026-10-01', { later: 0, earlier: 1 })[0]).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  });

  it('follow each other without a gap, none longer than the server allows', () => {
    for (let day = 0; day < 366; day += 1) {
      const windows = windowsOf(addDays('2027-12-01', day), { later: 6, earlier: 3 });
      expect(windows).toHaveLength(10);
      windows.forEach(({ from, to }, index) => {
        expect(diffDays(from, to)).toBeGreaterThanOrEqual(0);
        expect(diffDays(from, to)).toBeLessThan(400);
        if (index > 0) expect(from).toBe(addDays(windows[index - 1]?.to ?? '', 1));
      });
    }
  });

  it('are shown as far as they are loaded without a gap', () => {
    const windows = windowsOf('2026-10-08', { later: 2, earlier: 2 });
    const shown = (...loaded: number[]) =>
      connected(windows, '2026-10-08', (one) => loaded.includes(windows.indexOf(one))).map((one) =>
        windows.indexOf(one),
      );
    expect(shown(0, 1, 2, 3, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(shown(0, 2, 4)).toEqual([2]);
    expect(shown(1, 2, 3)).toEqual([1, 2, 3]);
    expect(shown(1, 3)).toEqual([]);
  });
});
