type Faked = NonNullable<FakeTimersConfig['doNotFake']>;

const ALL_BUT_DATE: Faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
];

/** Thursday 8 October 2026, 14:20 in London. Only the date is frozen; timers run. */
export function freezeDate(instant = '2026-10-08T13:20:00Z'): void {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: ALL_BUT_DATE });
}
