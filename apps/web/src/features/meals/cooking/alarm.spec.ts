import { onStoredElsewhere, store, STORED } from '../../../storage/stored';
import type { ToastApi } from '../../../ui/toasts/toasts';
import { allowSound, RINGS_MS } from './alarm';
import { allTimers, forgetTimers, startTimer, stopTimer, wakeTimers } from './timers';

/** A device that only plays after a tap, as browsers do. */
const device = { isTapped: false, state: 'suspended', tones: 0 };
const node = { connect: (next: unknown) => next };
const ramp = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
class FakeAudio {
  currentTime = 0;
  destination = {};
  get state(): string {
    return device.state;
  }
  resume(): Promise<void> {
    if (device.isTapped) device.state = 'running';
    return Promise.resolve();
  }
  createGain = () => ({ ...node, gain: ramp });
  createOscillator = () => ({
    ...node,
    frequency: { value: 0 },
    start: () => (device.tones += 1),
    stop: () => undefined,
  });
}

const eggs = { recipeId: 'r', title: 'Eggs', name: 'Step 1, 6 min', step: 0 };
const toasts = { stay: jest.fn() };
const shakes = jest.fn((_pattern: number | number[]) => true);
const shaken = () => shakes.mock.calls.filter(([pattern]) => pattern !== 0).length;
/** @param run what happens during the tap */
const tap = (run = (): void => undefined): void => {
  device.isTapped = true;
  run();
  window.dispatchEvent(new Event('pointerup'));
  device.isTapped = false;
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-10-08T18:00:00Z') });
  Object.assign(globalThis, { AudioContext: FakeAudio });
  Object.defineProperty(navigator, 'vibrate', { value: shakes, configurable: true });
  Object.assign(device, { isTapped: false, state: 'suspended', tones: 0 });
  jest.clearAllMocks();
  localStorage.clear();
  forgetTimers();
});
afterEach(() => {
  forgetTimers();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(navigator, 'vibrate');
  jest.useRealTimers();
});

it('sounds and vibrates repeatedly until it is stopped', () => {
  tap(() => {
    allowSound();
    startTimer(eggs, 360);
  });
  jest.advanceTimersByTime(359_999);
  expect([device.tones, shaken()]).toEqual([0, 0]);
  jest.advanceTimersByTime(1);
  expect([device.tones, shaken()]).toEqual([3, 1]);
  jest.advanceTimersByTime(2_800);
  expect([device.tones, shaken()]).toEqual([9, 3]);
  stopTimer(allTimers()[0]?.id ?? '');
  expect(shakes).toHaveBeenLastCalledWith(0);
  jest.advanceTimersByTime(60_000);
  expect([device.tones, shaken()]).toEqual([9, 3]);
});

it('ends by itself after 90 seconds', () => {
  tap(() => {
    allowSound();
    startTimer(eggs, 1);
  });
  jest.advanceTimersByTime(1_000 + RINGS_MS);
  const { tones } = device;
  expect(tones).toBe(195);
  jest.advanceTimersByTime(60_000);
  expect(device.tones).toBe(tones);
});

it('also sounds after a reload, once somebody has tapped the page', () => {
  startTimer(eggs, 60);
  forgetTimers();
  wakeTimers(toasts as unknown as ToastApi);
  tap();
  jest.advanceTimersByTime(60_000);
  expect([device.tones, shaken()]).toEqual([3, 1]);
  expect(toasts.stay).toHaveBeenCalledWith('Timer finished: Eggs, Step 1, 6 min', expect.anything());
});

it('continues after a reload while it rings, and not once its time is over', () => {
  startTimer(eggs, 60);
  jest.advanceTimersByTime(60_000);
  expect(shaken()).toBe(1);
  forgetTimers();
  wakeTimers(toasts as unknown as ToastApi);
  expect(shaken()).toBe(2);
  expect(toasts.stay).toHaveBeenCalledTimes(1);
  forgetTimers();
  jest.advanceTimersByTime(RINGS_MS);
  wakeTimers(toasts as unknown as ToastApi);
  expect(shaken()).toBe(2);
});

describe('two tabs', () => {
  /** Simulates a write by another tab. */
  const elsewhere = (timers: readonly object[]): void => {
    store('timers', JSON.stringify(timers));
    window.dispatchEvent(new StorageEvent('storage', { key: STORED.timers.key }));
  };

  it('share their timers: none is lost, and stopping one silences both', () => {
    startTimer(eggs, 60);
    const [own] = allTimers();
    elsewhere([own ?? {}, { ...own, id: 'other', name: 'Step 2, 20 min' }]);
    startTimer({ ...eggs, name: 'Step 3, 5 min' }, 300);
    expect(allTimers().map(({ name }) => name)).toEqual(['Step 1, 6 min', 'Step 2, 20 min', 'Step 3, 5 min']);
    elsewhere([{ ...own, state: 'ringing' }]);
    expect(shaken()).toBe(1);
    elsewhere([]);
    expect(shakes).toHaveBeenLastCalledWith(0);
    jest.advanceTimersByTime(10_000);
    expect(shaken()).toBe(1);
  });

  it('receive no other events', () => {
    const follow = jest.fn();
    const stop = onStoredElsewhere('timers', follow);
    window.dispatchEvent(new StorageEvent('storage', { key: STORED.theme.key }));
    expect(follow).not.toHaveBeenCalled();
    stop();
    elsewhere([]);
    expect(follow).not.toHaveBeenCalled();
  });
});
