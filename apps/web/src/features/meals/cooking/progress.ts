import { useEffect, useState } from 'react';
import { forgetStored, readStoredJson, store } from '../../../storage/stored';

/** The progress of cooking a recipe, stored on this device. */
export interface Progress {
  /** The step on screen, from 0; -1 during preparation. */
  at: number;
  /** The steps that are done. */
  steps: readonly number[];
  /** The ingredients that are ticked. */
  ingredients: readonly number[];
  /** When it last changed, in milliseconds. */
  touched: number;
}

/** Yesterday's ticks are discarded. */
const KEPT_MS = 12 * 60 * 60 * 1_000;
const START: Omit<Progress, 'touched'> = { at: -1, steps: [], ingredients: [] };

const numbers = (value: unknown, most: number): number[] =>
  Array.isArray(value)
    ? value.filter((one): one is number => Number.isInteger(one) && Number(one) >= 0 && Number(one) < most)
    : [];

/** The stored progress that still fits the recipe, which may have changed since. */
export function keptProgress(id: string, steps: number, ingredients: number, now: number): Progress {
  const kept = readStoredJson('cooking', id) as Partial<Progress> | null;
  if (!kept || typeof kept.touched !== 'number' || now - kept.touched > KEPT_MS) return { ...START, touched: now };
  const at = typeof kept.at === 'number' && Number.isInteger(kept.at) ? kept.at : -1;
  return {
    at: Math.max(-1, Math.min(at, steps - 1)),
    steps: numbers(kept.steps, steps),
    ingredients: numbers(kept.ingredients, ingredients),
    touched: kept.touched,
  };
}

export interface CookingProgress extends Progress {
  go: (at: number) => void;
  tickStep: (step: number, isDone: boolean) => void;
  tickIngredient: (ingredient: number, isTaken: boolean) => void;
  /** Deletes the stored progress. */
  finish: () => void;
  startAgain: () => void;
}

export function useProgress(id: string, steps: number, ingredients: number): CookingProgress {
  const [progress, setProgress] = useState(() => keptProgress(id, steps, ingredients, Date.now()));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) forgetStored('cooking', id);
    else store('cooking', JSON.stringify(progress), id);
  }, [id, progress, isOver]);
  const change = (to: (before: Progress) => Partial<Progress>): void => {
    setOver(false);
    setProgress((before) => ({ ...before, ...to(before), touched: Date.now() }));
  };
  const ticked = (list: readonly number[], one: number, isOn: boolean): readonly number[] =>
    isOn ? [...new Set([...list, one])] : list.filter((each) => each !== one);
  return {
    ...progress,
    go: (at) => change(() => ({ at: Math.max(-1, Math.min(at, steps)) })),
    tickStep: (step, isDone) => change((before) => ({ steps: ticked(before.steps, step, isDone) })),
    tickIngredient: (ingredient, isTaken) =>
      change((before) => ({ ingredients: ticked(before.ingredients, ingredient, isTaken) })),
    finish: () => setOver(true),
    startAgain: () => change(() => START),
  };
}
