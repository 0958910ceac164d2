import IconButton from '@mui/material/IconButton';
import { ListChecks, Moon, Sun, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/recipes';
import { ProgressBar } from '../../../ui/basics/progress-bar';
import { Dialog } from '../../../ui/dialogs/dialog';
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
import { useWakeLock } from './use-wake-lock';
import type { WakeState } from './use-wake-lock';

const words = t.recipes.cooking;
/** A finger that goes further than this turns the page. */
const SWIPE_PX = 60;

/**
 * A recipe to cook from: one step at a time in big letters, what it needs, what is done, timers. Everything is kept on this
 * device, and nothing needs a network.
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
  const id = useId();
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
  /** A step that is left forwards is done. */
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
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className={classes['dialog'] ?? ''}
      slotProps={{ paper: { className: classes['paper'] ?? '' } }}
    >
      <header className={classes['head']}>
        <IconButton aria-label={words.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        <h2 id={id}>{words.title(recipe.title)}</h2>
        <WakeNote state={wake} />
      </header>
      <div className={classes['progress']}>
        <ProgressBar done={progress.steps.length} all={instructions.length} />
        <span>{words.progress(progress.steps.length, instructions.length)}</span>
      </div>
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
            note={wake === 'unsupported' ? words.wake.off : wake === 'refused' ? words.wake.refused : null}
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
                {showsAll ? words.hideAll : words.all}
              </button>
              <h3>{words.all}</h3>
              <TickList {...ticks} />
            </aside>
          </>
        )}
      </div>
      <footer className={classes['foot']}>
        <TimerBar recipeId={recipe.id} onGo={progress.go} />
        <StepButtons at={at} count={instructions.length} onPrevious={previous} onNext={next} />
      </footer>
    </Dialog>
  );
}

/** Whether the screen stays on; the page before the first step says why not. */
function WakeNote({ state }: { state: WakeState }) {
  if (state === 'asking') return null;
  const isOn = state === 'on';
  return (
    <p className={classes['wake']} data-off={!isOn || undefined} role="status">
      {isOn ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
      <span>{isOn ? words.wake.on : words.wake.short}</span>
    </p>
  );
}
