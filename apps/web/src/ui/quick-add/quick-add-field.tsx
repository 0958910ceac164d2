import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CornerDownLeft, X } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, FormEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { t } from '../../app/messages/public';
import { useLoaded } from '../use-loaded';
import { useToasts } from '../toasts';
import { VisuallyHidden } from '../visually-hidden';
import type { Entry, PanelHandle, PanelProps, Sent } from './entry';
import classes from './quick-add.module.css';

export interface QuickAddHandle {
  focus: () => void;
}

/** What the field says. */
export interface QuickAddWords {
  label: string;
  help: string;
  add: string;
  clear: string;
  /** The panel could not be fetched. */
  notLoaded: string;
  /** The words that failed wait in a toast, since something else is being written. */
  failedFor: (title: string) => string;
}

/**
 * Quick add: one field that understands a line of words, shows what it understood as chips, and saves with Enter. It keeps its
 * height; what it has to tell floats below it. What the words mean is the panel's, which is fetched when the field is first
 * used: no screen waits for it.
 */
export function QuickAddField<Corrections, Extra extends object>({
  words,
  placeholder,
  icon,
  load,
  extra,
  uncorrected,
  shortcut,
  compact = false,
  ref,
}: {
  words: QuickAddWords;
  placeholder: string;
  icon: ReactNode;
  /** Fetches the panel's module; the same function each time. */
  load: () => Promise<{ default: ComponentType<PanelProps<Corrections> & Extra> }>;
  /** What this panel needs besides the line. */
  extra: Extra;
  /** The corrections of a line in which nothing was put right; the same object each time. */
  uncorrected: Corrections;
  /** The key that leads to the field, told at its end. */
  shortcut?: string;
  /** As high as the buttons beside it. */
  compact?: boolean;
  ref?: Ref<QuickAddHandle>;
}) {
  const id = useId();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<PanelHandle>(null);
  const empty: Entry<Corrections> = { text: '', corrections: uncorrected, failure: null, retry: null };
  const [entry, setEntry] = useState(empty);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [hasty, setHasty] = useState(false);
  const loaded = useLoaded(load, used);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  const { text } = entry;
  const clear = (): void => {
    setEntry(empty);
    setHasty(false);
  };
  const sent = ({ title, retry, saved }: Sent): void => {
    const tried = entry;
    clear();
    input.current?.focus();
    void saved.then((failure) => {
      if (failure === null) return;
      const back = (): void => setEntry({ ...tried, failure, retry });
      // Something else is being written: the words that failed wait in the toast.
      if (input.current?.value) toasts.retry(words.failedFor(title), back);
      else back();
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (handle.current) handle.current.submit();
    else setHasty(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
    if (event.key === 'ArrowDown' && handle.current?.choose()) event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  /** Pressing a chip leaves the cursor (and a phone's keyboard) where it is. */
  const keepFocus = (event: MouseEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    // What floats above the chips is no part of the panel, though its events come through here.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    if (!(target instanceof HTMLInputElement)) event.preventDefault();
  };
  const Panel = loaded.value?.default;
  return (
    <form
      className={`${classes['place']} ${compact ? classes['compact'] : ''}`}
      noValidate
      onSubmit={submit}
      onFocus={() => {
        setUsed(true);
        setOpen(true);
      }}
      onBlur={onBlur}
    >
      <div className={`${classes['box']} ${open ? classes['open'] : ''}`}>
        <div className={classes['line']}>
          <span className={classes['wand']} aria-hidden>
            {icon}
          </span>
          <input
            ref={input}
            className={classes['input']}
            type="text"
            aria-label={words.label}
            aria-describedby={`${id}-help`}
            placeholder={placeholder}
            value={text}
            maxLength={500}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="done"
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setHasty(false);
              setEntry((before) => (target.value === '' ? empty : { ...before, text: target.value, failure: null }));
            }}
          />
          <span id={`${id}-help`} hidden>
            {words.help}
          </span>
          {text === '' ? (
            shortcut && (
              <kbd className={classes['key']} aria-hidden>
                {shortcut}
              </kbd>
            )
          ) : (
            <>
              <IconButton size="small" aria-label={words.clear} onClick={() => (clear(), input.current?.focus())}>
                <X size={18} aria-hidden />
              </IconButton>
              <Button
                type="submit"
                variant="contained"
                size="small"
                className={classes['add'] ?? ''}
                endIcon={<CornerDownLeft aria-hidden />}
              >
                {words.add}
              </Button>
            </>
          )}
        </div>
        {text.trim() !== '' && (Panel || loaded.failed) && (
          <div className={classes['panel']} hidden={!open} onMouseDown={keepFocus}>
            {Panel ? (
              <Panel
                {...extra}
                ref={handle}
                input={input}
                entry={entry}
                submitAtOnce={hasty}
                onCorrections={(corrections) => setEntry((before) => ({ ...before, corrections, failure: null }))}
                onSent={sent}
              />
            ) : (
              <p className={classes['failure']} role="alert">
                <VisuallyHidden>{words.label}: </VisuallyHidden>
                <span>{words.notLoaded}</span>
                <Button size="small" onClick={loaded.retry}>
                  {t.common.tryAgain}
                </Button>
              </p>
            )}
          </div>
        )}
      </div>
    </form>
  );
}
