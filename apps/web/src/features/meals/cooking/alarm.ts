/** Nobody comes after so long: then the light in the kitchen is off. */
const MOST_MS = 90_000;
const EVERY_MS = 1_400;
/** Three short tones, as kitchen timers have them. */
const TONES = [0, 0.22, 0.44] as const;
const HERTZ = 880;
const VIBRATION = [200, 120, 200, 120, 200];

let context: AudioContext | null = null;
let ringing: ReturnType<typeof setInterval> | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Allows sound later: browsers play it only after a tap, and a timer is started by one. Without Web Audio timers are shown,
 * announced and felt all the same.
 */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

function beep(): void {
  navigator.vibrate?.(VIBRATION);
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

/** Rings until it is silenced. */
export function ring(): void {
  silence();
  beep();
  ringing = setInterval(beep, EVERY_MS);
  end = setTimeout(silence, MOST_MS);
}

export function silence(): void {
  clearInterval(ringing);
  clearTimeout(end);
  navigator.vibrate?.(0);
}
