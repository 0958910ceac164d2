import type { HueName } from './tokens';

/** The four custom properties of a person's hue: `hueVars('plum').tint`. */
export const hueVars = (name: HueName): { solid: string; on: string; tint: string; ink: string } => ({
  solid: `var(--hf-${name})`,
  on: `var(--hf-${name}-on)`,
  tint: `var(--hf-${name}-tint)`,
  ink: `var(--hf-${name}-ink)`,
});

/** A broken stripe in one colour: what comes from elsewhere. */
export const dashes = (hue: HueName): string =>
  `repeating-linear-gradient(${hueVars(hue).solid} 0 4px, transparent 4px 7px)`;

/** Maximum number of distinguishable colours in a stripe of a few pixels. */
const MAX_STRIPES = 3;

/** A stripe in the colours of several people, one below the other; undefined for one, whose colour is enough. */
export function stripe(hues: readonly HueName[]): string | undefined {
  const shown = [...new Set(hues)].slice(0, MAX_STRIPES);
  if (shown.length < 2) return undefined;
  const part = 100 / shown.length;
  const stops = shown.map(
    (hue, index) => `${hueVars(hue).solid} ${(index * part).toFixed(1)}% ${((index + 1) * part).toFixed(1)}%`,
  );
  return `linear-gradient(${stops.join(', ')})`;
}
