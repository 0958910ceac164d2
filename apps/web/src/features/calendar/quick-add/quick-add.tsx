import type { CalendarDate } from '@homefold/domain';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CornerDownLeft, WandSparkles, X } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import { t } from '../../../app/messages';
import { useToasts } from '../../../ui/toasts';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { NO_ENTRY } from './entry';
import type { Entry, PanelHandle, Sent } from './entry';
import { useLoaded } from './load';
import classes from './quick-add.module.css';

const words = t.quickAdd;

/** The grammar and what it shows are fetched when the field is first used: no screen waits for them. */
const loadPanel = () => import('./panel');

export interface QuickAddHandle {
  focus: () => void;
}

/**
 * Quick add: one field that understands "dentist Tue 3pm", shows what it understood as chips, and saves with Enter. It keeps
 * its height; what it has to tell floats below it.
 */
export function QuickAdd({
  onShow,
  shortcut,
  compact = false,
  ref,
}: {
  /** Leads to a day of the calendar: "Show" in the toast. */
  onShow: (date: CalendarDate) => void;
  /** The key that leads to the field, told at its end. */
  shortcut?: string;
  /** As high as the buttons beside it. */
  compact?: boolean;
  ref?: Ref<QuickAddHandle>;
}) {
  const id = useId();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [entry, setEntry] = useState<Entry>(NO_ENTRY);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [hasty, setHasty] = useState(false);
  const loaded = useLoaded(loadPanel, used);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  const { text } = entry;
  const clear = (): void => {
    setEntry(NO_ENTRY);
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
    if (panel.current) panel.current.submit();
    else setHasty(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
    if (event.key === 'ArrowDown' && panel.current?.choose()) event.preventDefault();
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
          <WandSparkles className={classes['wand']} aria-hidden />
          <input
            ref={input}
            className={classes['input']}
            type="text"
            aria-label={words.label}
            aria-describedby={`${id}-help`}
            placeholder={compact ? words.placeholderShort : words.placeholder}
            value={text}
            maxLength={500}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="done"
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setHasty(false);
              setEntry((before) => (target.value === '' ? NO_ENTRY : { ...before, text: target.value, failure: null }));
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
                ref={panel}
                input={input}
                entry={entry}
                submitAtOnce={hasty}
                onCorrections={(corrections) => setEntry((before) => ({ ...before, corrections, failure: null }))}
                onSent={sent}
                onShow={onShow}
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
