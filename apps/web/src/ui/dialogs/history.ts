/**
 * Entries in the browser's history for everything open above a page: dialogs, sheets, popovers. Each has one, on top of
 * the page's own, so that Back closes it and nothing more. The number of open layers is in the state of the entry; the
 * address stays that of the page. See docs/decisions/screens/dialogs.md.
 */
interface Layer {
  /** Closes the layer, or asks first: a layer that stays open gets a new entry. */
  close: () => void;
}

/**
 * A step through the history takes some milliseconds, on a busy device a second. One that a navigation cancelled is never
 * reported: it is over when the entry has changed, looked at every `every` milliseconds, or after `most`.
 */
const STEP_MS = { every: 400, most: 4000 };

/** The open layers, the topmost last. */
const layers: Layer[] = [];
/** Resolves our own step that the browser has not taken yet. */
let step: ReturnType<typeof setTimeout> | null = null;
/** Navigations until then: one during the step would be undone by it. */
const waiting: (() => void)[] = [];
/** The position of the last entry seen, to distinguish Back from Forward. */
let at = 0;

/** React Router keeps `idx`, the position of an entry. */
const stateOf = (state: unknown): { layers?: number; idx?: number } =>
  (state ?? {}) as { layers?: number; idx?: number };
const layersHere = (): number => stateOf(history.state).layers ?? 0;
const position = (): number => stateOf(history.state).idx ?? 0;

function go(steps: number): void {
  const from = position();
  const look = (waited: number): void => {
    step = setTimeout(() => {
      if (position() === from && waited < STEP_MS.most) look(waited + STEP_MS.every);
      else arrive();
    }, STEP_MS.every);
  };
  look(STEP_MS.every);
  window.addEventListener('click', holdLink, true);
  history.go(steps);
}

function arrive(): void {
  if (step) clearTimeout(step);
  step = null;
  window.removeEventListener('click', holdLink, true);
  // After React Router has handled the step.
  for (const run of waiting.splice(0)) setTimeout(run);
  match();
}

/** A link that is clicked during a step is followed after it. */
function holdLink(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return;
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  waiting.push(() => link.click());
}

/** Adds an entry for every open layer, and removes those of closed ones. */
function match(): void {
  if (step) return;
  const missing = layers.length - layersHere();
  for (let count = 0; count < missing; count += 1) {
    const idx = position() + 1;
    // The address is left out: it stays the page's own.
    history.pushState({ ...stateOf(history.state), idx, layers: layersHere() + 1 }, '');
  }
  at = position();
  if (missing < 0) go(missing);
}

/** After React has rendered, so that a dialog which replaces another one takes over its entry. */
const matchSoon = (): void => void Promise.resolve().then(match);

function onPop(): void {
  const here = layersHere();
  const forward = position() > at;
  at = position();
  if (step) return arrive();
  // The entry of a closed layer: skip it.
  if (here > layers.length) return go(layers.length - here);
  if (forward) return;
  for (const layer of layers.slice(here).toReversed()) layer.close();
  matchSoon();
}

window.addEventListener('popstate', onPop);
// After a reload nothing is open: back to the page's own entry.
if (layersHere() > 0) go(-layersHere());

/** Adds an entry for a layer that was opened. @returns removes it again */
export function enterLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  matchSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    matchSoon();
  };
}

/**
 * Navigates, possibly from a layer, whose entry the new page then replaces.
 * @param navigate called at once, or after a pending step back; `replace` if the current entry is a layer's
 */
export function leaveLayers(navigate: (replace: boolean) => void): void {
  const run = (): void => {
    // Asked again after each step: a second layer, closed during the first one's step, takes another.
    if (step) waiting.push(run);
    else navigate(layersHere() > 0);
  };
  run();
}

/** Resolves when the history matches the open layers. */
export async function historySettled(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  while (step) await new Promise((resolve) => setTimeout(resolve, 1));
}
