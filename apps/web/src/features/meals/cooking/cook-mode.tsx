import { ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/recipes';
import { useWakeLock } from '../../../ui/browser/use-wake-lock';
import { FullScreen } from '../../../ui/dialogs/full-screen';
import { useToasts } from '../../../ui/toasts/toasts';
import type { Servings } from '../recipes/detail/use-servings';
import type { RecipeWrites } from '../recipes/model/recipe-writes';
import type { RecipeWithLog } from '../recipes/model/types';
import classes from './cook-mode.module.css';
import { EndPage, ReadyPage, StepPage } from './pages';
import { useProgress } from './progress';
import { StepButtons } from './step-buttons';
import { TickList } from './tick-list';
import { TimerBar } from './timer-bar';
import { showTimers, wakeTimers } from './timers';

const labels = t.recipes.cooking;
/** A longer swipe turns the page. */
const SWIPE_PX = 60;

/**
 * A recipe to cook from: one step at a time in large text, with its ingredients, progress and timers. Everything is
 * stored on this device, and works offline.
 */
export default function CookMode({
  open,
  recipe,
  servings,
  writes,
  onClose,
}: {
  open: boolean;
  recipe: RecipeWithLog;
  servings: Servings;
  writes: RecipeWrites;
  onClose: () => void;
}) {
  const toasts = useToasts();
  const { today } = useFamily();
  const { ingredients, instructions } = recipe;
  const progress = useProgress(recipe.id, instructions.length, ingredients.length);
  const wake = useWakeLock(open);
  const [showsAll, setShowsAll] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const { at } = progress;
  useEffect(() => wakeTimers(toasts), [toasts]);
  useEffect(() => (open ? showTimers() : undefined), [open]);
  useEffect(() => {
    if (page.current) page.current.scrollTop = 0;
    page.current?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true });
  }, [at]);

  const previous = (): void => progress.go(at - 1);
  /** Moving on from a step marks it as done. */
  const next = (): void => {
    if (at >= 0 && at < instructions.length) progress.tickStep(at, true);
    progress.go(at + 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' && at < instructions.length) next();
    if (event.key === 'ArrowLeft' && at > -1) previous();
  };
  const onTouchEnd = (event: TouchEvent): void => {
    const finger = event.changedTouches.item(0);
    const from = touch.current;
    touch.current = null;
    if (!finger || !from) return;
    const across = finger.clientX - from.x;
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(finger.clientY - from.y)) return;
    if (across < 0 && at < instructions.length) next();
    if (across > 0 && at > -1) previous();
  };
  const ticks = {
    ingredients,
    view: servings.view,
    taken: progress.ingredients,
    onTick: progress.tickIngredient,
  };
  return (
    <FullScreen
      open={open}
      title={labels.title(recipe.title)}
      labels={labels}
      wake={wake}
      progress={{
        done: progress.steps.length,
        all: instructions.length,
        text: labels.progress(progress.steps.length, instructions.length),
      }}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div
        ref={page}
        className={classes['body']}
        onTouchStart={({ touches }) => {
          const finger = touches.length === 1 ? touches.item(0) : null;
          touch.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {at === -1 ? (
          <ReadyPage
            {...ticks}
            note={wake === 'unsupported' ? labels.wake.off : wake === 'refused' ? labels.wake.refused : null}
          />
        ) : at >= instructions.length ? (
          <EndPage
            title={recipe.title}
            onCooked={() => writes.cooked(recipe, today, servings.count)}
            onAgain={progress.startAgain}
            onFinish={() => {
              progress.finish();
              onClose();
            }}
          />
        ) : (
          <>
            <StepPage key={at} recipe={recipe} at={at} progress={progress} {...ticks} />
            <aside className={classes['all']} data-open={showsAll || undefined}>
              <button
                type="button"
                className={classes['fold']}
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                <ListChecks size={20} aria-hidden />
                {showsAll ? labels.hideAll : labels.all}
              </button>
              <h3>{labels.all}</h3>
              <TickList {...ticks} />
            </aside>
          </>
        )}
      </div>
      <footer className={classes['foot']}>
        <TimerBar recipeId={recipe.id} onGo={progress.go} />
        <StepButtons at={at} count={instructions.length} onPrevious={previous} onNext={next} />
      </footer>
    </FullScreen>
  );
}
