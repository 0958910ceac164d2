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

const labels = t.recipes.cooking.timers;
const MINUTE_MS = 60_000;

/** All kitchen timers, including those of other recipes. */
export function TimerBar({
  recipeId,
  onGo,
}: {
  recipeId: string;
  /** Goes to the step of a timer of this recipe. */
  onGo: (step: number) => void;
}) {
  const timers = useTimers();
  const now = useSeconds(timers.some(({ state }) => state !== 'paused'));
  const announcement = useAnnouncement(timers, now);
  return (
    <>
      {timers.length > 0 && (
        <ul className={classes['timers']} data-scroll-edges="" aria-label={labels.label}>
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} isHere={timer.recipeId === recipeId} onGo={onGo} />
          ))}
        </ul>
      )}
      {timers.length > 0 && <AskToNotify />}
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {announcement}
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
  // the clock's last tick may be older than the timer
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
          aria-label={labels.toStep(name)}
          onClick={() => onGo(timer.step)}
        >
          {name}
        </button>
        <b role="timer" aria-live="off" aria-label={name}>
          {isRinging ? labels.over(clockOf(-left)) : clockOf(left)}
        </b>
      </span>
      <Button size="small" aria-label={labels.addMinute(name)} onClick={() => addMinute(timer.id)}>
        {labels.oneMore}
      </Button>
      {timer.state === 'running' && (
        <IconButton aria-label={labels.pause(name)} onClick={() => pauseTimer(timer.id)}>
          <Pause size={18} aria-hidden />
        </IconButton>
      )}
      {timer.state === 'paused' && (
        <IconButton aria-label={labels.resume(name)} onClick={() => resumeTimer(timer.id)}>
          <Play size={18} aria-hidden />
        </IconButton>
      )}
      {isRinging ? (
        <Button
          size="small"
          variant="contained"
          aria-label={labels.doneNamed(name)}
          onClick={() => stopTimer(timer.id)}
        >
          {labels.done}
        </Button>
      ) : (
        <IconButton aria-label={labels.stop(name)} onClick={() => stopTimer(timer.id)}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** Announcements for screen readers: a timer started, has a minute left, rings. */
function useAnnouncement(timers: readonly KitchenTimer[], now: number): string {
  const [announcement, setAnnouncement] = useState('');
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
      if (is === 'ringing') setAnnouncement(labels.rings(name));
      else if (is === 'soon' && was === 'running') setAnnouncement(labels.minuteLeft(name));
      else if (was === undefined && is === 'running') setAnnouncement(labels.started(name));
    }
    before.current = phases;
  }, [timers, now]);
  return announcement;
}

/** A notification of the device, for somebody who is looking at something else. */
function AskToNotify() {
  const [permission, setPermission] = useState(notifyPermission);
  if (permission !== 'default') return null;
  return (
    <Button size="small" onClick={() => void askToNotify().then(setPermission)}>
      {labels.notifyMe}
    </Button>
  );
}
