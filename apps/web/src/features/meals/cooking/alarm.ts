/** How long it rings: after that, nobody is in the kitchen. */
export const RINGS_MS = 90_000;
const EVERY_MS = 1_400;
/** Three short tones, as on kitchen timers. */
const TONES = [0, 0.22, 0.44] as const;
const HERTZ = 880;
/** The events that browsers accept as user activation. */
const GESTURES = ['pointerup', 'keydown'] as const;
const VIBRATION = [200, 120, 200, 120, 200];

let context: AudioContext | null = null;
let ringing: ReturnType<typeof setInterval> | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Enables sound for later: browsers only play it after a tap, and a timer is started by one. Without Web Audio, timers
 * are still shown, announced and vibrate.
 */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** Enables it with the next tap or key: after a reload, timers run without a tap on this page. */
export function allowSoundSoon(): void {
  for (const gesture of GESTURES) window.addEventListener(gesture, allowSound, { once: true, capture: true });
}

function beep(): void {
  navigator.vibrate?.(VIBRATION);
  // a sleeping device has suspended it; the next tone plays
  allowSound();
  if (context?.state !== 'running') return;
  for (const after of TONES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + after;
    tone.frequency.value = HERTZ;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.4, from + 0.02);
    volume.gain.linearRampToValueAtTime(0, from + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.18);
  }
}

/** Rings until it is stopped, for at most 90 seconds. */
export function ring(): void {
  silence();
  beep();
  ringing = setInterval(beep, EVERY_MS);
  end = setTimeout(silence, RINGS_MS);
}

export function silence(): void {
  clearInterval(ringing);
  clearTimeout(end);
  navigator.vibrate?.(0);
}
