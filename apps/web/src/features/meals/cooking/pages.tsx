import { stepTimers } from '@homefold/domain/recipes';
import Button from '@mui/material/Button';
import { Check, CookingPot, Timer } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/recipes';
import { EmptyPot } from '../recipes/list/empty-pot';
import type { Recipe } from '../recipes/model/types';
import { allowSound } from './alarm';
import classes from './cook-mode.module.css';
import type { CookingProgress } from './progress';
import { ingredientsOfStep } from './step-ingredients';
import { TickList } from './tick-list';
import type { Ticks } from './tick-list';
import { lengthOf, startTimer } from './timers';

const labels = t.recipes.cooking;

/** The ingredients, before cooking begins. */
export function ReadyPage({ note, ...ticks }: Ticks & { note: string | null }) {
  return (
    <section className={classes['page']}>
      <h3 data-begin tabIndex={-1} className={classes['begin']}>
        {labels.ready}
      </h3>
      {ticks.ingredients.length === 0 ? <p>{t.recipes.detail.noIngredients}</p> : <TickList {...ticks} />}
      <p className={classes['note']}>{labels.resume}</p>
      {note && <p className={classes['note']}>{note}</p>}
    </section>
  );
}

/** One step in large text, with its ingredients. */
export function StepPage({
  recipe,
  at,
  progress,
  ...ticks
}: Ticks & { recipe: Recipe; at: number; progress: CookingProgress }) {
  const id = useId();
  const step = recipe.instructions[at];
  if (!step) return null;
  const needed = ingredientsOfStep(step.text, recipe.ingredients);
  const isDone = progress.steps.includes(at);
  return (
    <section className={classes['page']}>
      <h3 data-begin tabIndex={-1} className={classes['number']}>
        {labels.step(at + 1, recipe.instructions.length)}
        {step.section && <span> · {step.section}</span>}
      </h3>
      <p className={classes['text']}>
        <StepText
          text={step.text}
          onTimer={(seconds, length) => {
            allowSound();
            startTimer(
              { recipeId: recipe.id, title: recipe.title, step: at, name: labels.timers.named(at + 1, length) },
              seconds,
            );
          }}
        />
      </p>
      {needed.length > 0 && (
        <div role="group" aria-labelledby={id} className={classes['needed']}>
          <h4 id={id}>{labels.ingredientsOfStep}</h4>
          <TickList {...ticks} only={needed} />
        </div>
      )}
      <label className={classes['done']}>
        <input type="checkbox" checked={isDone} onChange={(event) => progress.tickStep(at, event.target.checked)} />
        {labels.done}
      </label>
    </section>
  );
}

/** The text of a step, in which durations are buttons that start a timer. */
function StepText({ text, onTimer }: { text: string; onTimer: (seconds: number, length: string) => void }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end, seconds, secondsTo } of stepTimers(text)) {
    const length = lengthOf(seconds);
    parts.push(
      text.slice(from, start),
      <button
        key={start}
        type="button"
        className={classes['time']}
        aria-label={labels.timers.start(text.slice(start, end), secondsTo === null ? null : length)}
        onClick={() => onTimer(seconds, length)}
      >
        <Timer size={20} aria-hidden />
        {text.slice(start, end)}
      </button>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

/** After the last step. */
export function EndPage({
  title,
  onCooked,
  onAgain,
  onFinish,
}: {
  title: string;
  /** @returns whether it was recorded */
  onCooked: () => Promise<boolean>;
  onAgain: () => void;
  onFinish: () => void;
}) {
  const [state, setState] = useState<'open' | 'busy' | 'noted'>('open');
  const note = async (): Promise<void> => {
    setState('busy');
    setState((await onCooked()) ? 'noted' : 'open');
  };
  return (
    <section className={classes['end']}>
      <EmptyPot />
      <h3 data-begin tabIndex={-1} className={classes['begin']}>
        {labels.enjoy}
      </h3>
      <p>{labels.enjoyText(title)}</p>
      <div className={classes['endButtons']}>
        <Button
          variant="contained"
          size="large"
          startIcon={state === 'noted' ? <Check aria-hidden /> : <CookingPot aria-hidden />}
          disabled={state !== 'open'}
          onClick={() => void note()}
        >
          <span aria-live="polite">{state === 'noted' ? labels.cookedDone : labels.cooked}</span>
        </Button>
        <Button variant="outlined" size="large" onClick={onFinish}>
          {labels.close}
        </Button>
        <Button size="large" onClick={onAgain}>
          {labels.startAgain}
        </Button>
      </div>
    </section>
  );
}
