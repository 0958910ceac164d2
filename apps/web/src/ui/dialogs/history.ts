/**
 * The entries in the browser's history of what is open above a page: dialogs, sheets, popovers. Each has one, on top of the
 * page's own, so that Back closes it and nothing more. The number of open layers is in the state of the entry; the address
 * stays that of the page. See docs/decisions/screens/dialogs.md.
 */
interface Layer {
  /** Closes the layer, or asks first: one that stays open gets its entry back. */
  close: () => void;
}

/** A step through the history takes some milliseconds; one that a navigation cancelled is never reported. */
const STEP_MS = 400;

/** What is open, the topmost last. */
const layers: Layer[] = [];
/** Ends a step of ours that the browser has not taken yet. */
let step: ReturnType<typeof setTimeout> | null = null;
/** Navigations until then: one during the step would be undone by it. */
const waiting: (() => void)[] = [];
/** The position of the last entry seen, to tell Back from Forward. */
let at = 0;

/** React Router keeps `idx`, the position of an entry. */
const stateOf = (state: unknown): { layers?: number; idx?: number } =>
  (state ?? {}) as { layers?: number; idx?: number };
const layersHere = (): number => stateOf(history.state).layers ?? 0;
const position = (): number => stateOf(history.state).idx ?? 0;

function go(steps: number): void {
  step = setTimeout(arrive, STEP_MS);
  window.addEventListener('click', holdLink, true);
  history.go(steps);
}

function arrive(): void {
  if (step) clearTimeout(step);
  step = null;
  window.removeEventListener('click', holdLink, true);
  // After React Router has heard of the step.
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

/** Gives every open layer an entry, and takes back those of closed ones. */
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
  // The entry of a layer that is closed: there is nothing to see between the page and it.
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
 * Navigates from what may be a layer: the page it leads to replaces the layer's entry.
 * @param navigate called at once, or when a step back has been taken; `replace` where the current entry is a layer's
 */
export function leaveLayers(navigate: (replace: boolean) => void): void {
  const run = (): void => navigate(layersHere() > 0);
  if (step) waiting.push(run);
  else run();
}

/** Resolves when the history matches what is open; for tests, which share one. */
export async function historyAtRest(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  while (step) await new Promise((resolve) => setTimeout(resolve, 1));
}
