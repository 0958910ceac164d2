import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BellRing, Pause, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../messages/recipes';
import { askToNotify, notifyPermission } from '../../../ui/browser/notify';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import classes from './timer-bar.module.css';
import { addMinute, clockOf, leftOf, pauseTimer, resumeTimer, stopTimer } from './timers';
import type { KitchenTimer } from './timers';
import { useSeconds, useTimers } from './use-timers';

const words = t.recipes.cooking.timers;
const MINUTE_MS = 60_000;

/** All kitchen timers, also of other recipes. */
export function TimerBar({
  recipeId,
  onGo,
}: {
  recipeId: string;
  /** To the step of a timer of this recipe. */
  onGo: (step: number) => void;
}) {
  const timers = useTimers();
  const now = useSeconds(timers.some(({ state }) => state !== 'paused'));
  const said = useSaid(timers, now);
  return (
    <>
      {timers.length > 0 && (
        <ul className={classes['timers']} aria-label={words.label}>
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} isHere={timer.recipeId === recipeId} onGo={onGo} />
          ))}
        </ul>
      )}
      {timers.length > 0 && <AskToNotify />}
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {said}
        </span>
      </VisuallyHidden>
    </>
  );
}

function TimerRow({
  timer,
  now,
  isHere,
  onGo,
}: {
  timer: KitchenTimer;
  now: number;
  isHere: boolean;
  onGo: (step: number) => void;
}) {
  const name = isHere ? timer.name : `${timer.title}: ${timer.name}`;
  // the second of the clock may be older than the timer
  const left = Math.min(leftOf(timer, now), timer.left);
  const isRinging = timer.state === 'ringing';
  return (
    <li className={classes['timer']} data-state={timer.state}>
      {isRinging && <BellRing size={20} aria-hidden />}
      <span className={classes['what']}>
        <button
          type="button"
          className={classes['name']}
          disabled={!isHere}
          aria-label={words.toStep(name)}
          onClick={() => onGo(timer.step)}
        >
          {name}
        </button>
        <b role="timer" aria-live="off" aria-label={name}>
          {isRinging ? words.over(clockOf(-left)) : clockOf(left)}
        </b>
      </span>
      <Button size="small" aria-label={words.addMinute(name)} onClick={() => addMinute(timer.id)}>
        {words.oneMore}
      </Button>
      {timer.state === 'running' && (
        <IconButton aria-label={words.pause(name)} onClick={() => pauseTimer(timer.id)}>
          <Pause size={18} aria-hidden />
        </IconButton>
      )}
      {timer.state === 'paused' && (
        <IconButton aria-label={words.resume(name)} onClick={() => resumeTimer(timer.id)}>
          <Play size={18} aria-hidden />
        </IconButton>
      )}
      {isRinging ? (
        <Button size="small" variant="contained" aria-label={words.doneNamed(name)} onClick={() => stopTimer(timer.id)}>
          {words.done}
        </Button>
      ) : (
        <IconButton aria-label={words.stop(name)} onClick={() => stopTimer(timer.id)}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** What a screen reader hears: that one has begun, has a minute left, rings. */
function useSaid(timers: readonly KitchenTimer[], now: number): string {
  const [said, setSaid] = useState('');
  const before = useRef(new Map<string, string>());
  useEffect(() => {
    const phases = new Map(
      timers.map((timer) => [
        timer.id,
        timer.state === 'running' && leftOf(timer, now) <= MINUTE_MS ? 'soon' : timer.state,
      ]),
    );
    for (const { id, name } of timers) {
      const [was, is] = [before.current.get(id), phases.get(id)];
      if (was === is) continue;
      if (is === 'ringing') setSaid(words.rings(name));
      else if (is === 'soon' && was === 'running') setSaid(words.minuteLeft(name));
      else if (was === undefined && is === 'running') setSaid(words.started(name));
    }
    before.current = phases;
  }, [timers, now]);
  return said;
}

/** Somebody who reads something else while it boils is told by the device. */
function AskToNotify() {
  const [permission, setPermission] = useState(notifyPermission);
  if (permission !== 'default') return null;
  return (
    <Button size="small" onClick={() => void askToNotify().then(setPermission)}>
      {words.notifyMe}
    </Button>
  );
}
