import { freezeDate } from '../../test/clock';
import { forgetStored, readStored } from '../../storage/stored';

/** A freshly loaded page: the module reads the offset stored on the device. */
function loaded(): typeof import('./server-clock') {
  let clock: typeof import('./server-clock') | undefined;
  jest.isolateModules(() => (clock = jest.requireActual<typeof import('./server-clock')>('./server-clock')));
  return clock as typeof import('./server-clock');
}

const MINUTE = 60_000;
const header = (at: number): string => new Date(at).toUTCString();

beforeEach(() => {
  freezeDate();
  forgetStored('clockAhead');
});
afterEach(() => {
  forgetStored('clockAhead');
  jest.useRealTimers();
});

it.each([
  ['slow by an hour', 60 * MINUTE],
  ['fast by a day', -24 * 60 * MINUTE],
])('corrects a clock that is %s, to the second', (_case, wrong) => {
  const { estimateClockOffset, serverNow } = loaded();
  expect(serverNow()).toBe(Date.now());
  estimateClockOffset(header(Date.now() + wrong), Date.now() - 200);
  expect(Math.abs(serverNow() - (Date.now() + wrong))).toBeLessThan(1_000);
});

it('keeps the correction for an offline start', () => {
  loaded().estimateClockOffset(header(Date.now() + 60 * MINUTE), Date.now() - 200);
  const { serverNow } = loaded();
  expect(serverNow() - Date.now()).toBeGreaterThan(59 * MINUTE);
});

it('trusts a clock that may be right, and drops the correction after the clock was set', () => {
  const { estimateClockOffset, serverNow } = loaded();
  estimateClockOffset(header(Date.now() - 900), Date.now() - 300);
  expect(serverNow()).toBe(Date.now());
  estimateClockOffset(header(Date.now() + 60 * MINUTE), Date.now() - 200);
  estimateClockOffset(header(Date.now()), Date.now() - 200);
  expect(serverNow()).toBe(Date.now());
});

it.each([
  ['without a date', null, 200],
  ['with no date that can be read', 'yesterday', 200],
  ['that took too long to say anything', header(Date.UTC(2020, 0, 1)), 15_000],
  ['during which the clock was set back', header(Date.UTC(2020, 0, 1)), -5_000],
])('ignores an answer %s', (_case, date, took) => {
  const { estimateClockOffset, serverNow } = loaded();
  estimateClockOffset(date, Date.now() - took);
  expect(serverNow()).toBe(Date.now());
  expect(readStored('clockAhead')).toBeNull();
});
