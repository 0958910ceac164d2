import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterClick } from '../browser/after-click';

/** The result of reading a text: a value, or the problem that is shown at the field. */
export type Reading = { value: string } | { problem: string };

interface TypedText {
  /** What the field shows. */
  text: string;
  /** The problem of the text; not while it is being typed. */
  problem: string | undefined;
  type: (text: string) => void;
  /** Ends the typing: on blur, Enter and Escape. */
  commit: () => void;
  /** Sets a value that was chosen instead. */
  choose: (value: string) => void;
}

/** Typed text that is not a value, or not yet. */
interface Draft {
  text: string;
  /** The values that the form may hold while this is shown; any other value replaces it. */
  beside: readonly string[];
  isLeft: boolean;
}

/**
 * A field that displays a value as text and parses typed text. The form gets each value at once, and on blur a text
 * that cannot be parsed: it stays in the field with its problem, is never replaced silently, and is part of the form's
 * draft.
 */
export function useTypedText({
  value,
  show,
  read,
  check = read,
  onChange,
  unread = (text) => text,
  isLate = false,
}: {
  value: string;
  /** The displayed form of a value; a text that is not a value is shown unchanged. */
  show: (value: string) => string;
  /** Never of ''. */
  read: (text: string) => Reading;
  /** The problem of the form's current value, such as a date that another field has made invalid. */
  check?: (value: string) => Reading;
  onChange: (value: string) => void;
  /** The form's value for a text that cannot be parsed. */
  unread?: (text: string) => string;
  /** Reports values only on blur, for fields that save at once. */
  isLate?: boolean;
}): TypedText {
  const [draft, setDraft] = useState<Draft | null>(null);
  // The form now holds what was typed, so that going back to the earlier value counts as a change.
  if (draft && draft.beside.length > 1 && draft.beside.at(-1) === value) setDraft({ ...draft, beside: [value] });
  const live = draft?.beside.includes(value) ? draft : null;
  const shown = value === '' ? '' : show(value);
  const text = live ? live.text : shown;
  const isAtRest = !live || live.isLeft;
  const reading = isAtRest && text !== '' ? (live ? read(text) : check(value)) : null;
  const mended = reading && 'value' in reading ? reading.value : value;
  useEffect(() => {
    // a change of another field has made the value valid again
    if (mended !== value) onChange(mended);
  });
  const choose = (next: string): void => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const commit = (): void => {
    if (!live) return;
    const typed = live.text.trim();
    if (typed === shown) return setDraft(null);
    if (typed === '') return choose('');
    const found = read(typed);
    if ('value' in found) return choose(found.value);
    const given = unread(typed);
    setDraft({ text: live.text, beside: [value, given], isLeft: false });
    if (given !== value) onChange(given);
    // The error makes the form higher.
    afterClick(() => setDraft((before) => before && { ...before, isLeft: before.text === live.text }));
  };
  /** Passes the unfinished text to the form, while the field keeps the focus. */
  const handOver = (): void => {
    const typed = live?.text.trim() ?? '';
    if (!live || typed === shown || 'value' in (typed === '' ? { value: '' } : read(typed))) return commit();
    const given = unread(typed);
    if (given === '') return;
    setDraft({ ...live, beside: [value, given] });
    if (given !== value) onChange(given);
  };
  useBeforeLeaving(live !== null, handOver);
  return {
    text,
    problem: reading && 'problem' in reading ? reading.problem : undefined,
    type: (typed) => {
      const found = isLate || typed.trim() === '' ? null : read(typed.trim());
      const next = found && 'value' in found ? found.value : value;
      setDraft({ text: typed, beside: [value, next], isLeft: false });
      if (next !== value) onChange(next);
    },
    commit,
    choose,
  };
}

/**
 * Calls back when the page may close without a blur: Back, which closes a dialog, a reload, another app on a phone.
 * Synchronously, so that the form's draft is written before.
 */
function useBeforeLeaving(isActive: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isActive) return;
    const leave = (): void => flushSync(() => latest.current());
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    // before the dialog's own listener
    window.addEventListener('popstate', leave, true);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('popstate', leave, true);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isActive]);
}
