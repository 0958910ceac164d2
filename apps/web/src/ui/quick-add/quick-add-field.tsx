import { CornerDownLeft, X } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, FormEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { t } from '../../messages/public';
import { useDraft } from '../forms/use-draft';
import { useLoaded } from '../browser/use-loaded';
import { useToasts } from '../toasts/toasts';
import { Button, IconButton } from '../basics/button';
import { VisuallyHidden } from '../basics/visually-hidden';
import { emptyEntry } from './entry';
import type { EntryState, PanelHandle, PanelProps, Sent } from './entry';
import classes from './quick-add.module.css';

export interface QuickAddHandle {
  focus: () => void;
}

/** The texts of the field. */
export interface QuickAddLabels {
  label: string;
  help: string;
  add: string;
  clear: string;
  /** The toast after that, with Undo. */
  cleared: (text: string) => string;
  /** Shown when the panel could not be loaded. */
  notLoaded: string;
  /** The failure toast, shown when another line is already being typed. */
  failedFor: (title: string) => string;
}

/**
 * Quick add: one field that parses a line of text, shows the result as chips, and saves with Enter. Its height is fixed;
 * the panel floats below it. Parsing is up to the panel, which is loaded when the field is first used, so that no screen
 * waits for it.
 */
export function QuickAddField<Corrections, Extra extends object>({
  labels,
  placeholder,
  icon,
  load,
  extra,
  uncorrected,
  form,
  held,
  shortcut,
  compact = false,
  ref,
}: {
  labels: QuickAddLabels;
  placeholder: string;
  icon: ReactNode;
  /** Loads the panel's module; a stable function. */
  load: () => Promise<{ default: ComponentType<PanelProps<Corrections> & Extra> }>;
  /** Further props of the panel. */
  extra: Extra;
  /** The empty corrections; a stable object. */
  uncorrected: Corrections;
  /** The name of the line's draft, which survives a reload. */
  form: string;
  /** The line, if it outlives the field. */
  held?: EntryState<Corrections> | undefined;
  /** The shortcut that focuses the field, shown at its end. */
  shortcut?: string;
  /** As tall as adjacent buttons. */
  compact?: boolean;
  ref?: Ref<QuickAddHandle>;
}) {
  const id = useId();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<PanelHandle>(null);
  const empty = emptyEntry(uncorrected);
  const own = useState(empty);
  const [entry, setEntry] = held ?? own;
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [hasty, setHasty] = useState(false);
  const loaded = useLoaded(load, used);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  const { text, corrections } = entry;
  useDraft({
    form,
    content: { text, corrections },
    opened: { text: '', corrections: uncorrected },
    edits: false,
    silent: true,
    onResume: (kept) => setEntry((before) => ({ ...before, ...kept })),
  });
  const clear = (): void => {
    setEntry(empty);
    setHasty(false);
  };
  /** Escape and the button: typed text is not lost by accident. */
  const discard = (): void => {
    const typed = entry;
    clear();
    input.current?.focus();
    toasts.undo(labels.cleared(typed.text.trim()), () => setEntry(typed));
  };
  const sent = ({ title, retry, saved }: Sent): void => {
    const tried = entry;
    clear();
    input.current?.focus();
    void saved.then((failure) => {
      if (failure === null) return;
      const back = (): void => setEntry({ ...tried, failure, retry });
      // Another line is being typed: the failed one is kept in the toast.
      if (input.current?.value) toasts.retry(labels.failedFor(title), back);
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
      discard();
    }
    if (event.key === 'ArrowDown' && handle.current?.choose()) event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  /** Pressing a chip keeps the focus (and a phone's keyboard) in the field. */
  const keepFocus = (event: MouseEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    // Popovers over the chips are not part of the panel, though their events bubble through it.
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
            aria-label={labels.label}
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
            {labels.help}
          </span>
          {text === '' ? (
            shortcut && (
              <kbd className={classes['key']} aria-hidden>
                {shortcut}
              </kbd>
            )
          ) : (
            <>
              <IconButton size="small" aria-label={labels.clear} onClick={discard}>
                <X size={18} aria-hidden />
              </IconButton>
              <Button
                type="submit"
                variant="contained"
                size="small"
                className={classes['add'] ?? ''}
                endIcon={<CornerDownLeft aria-hidden />}
              >
                {labels.add}
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
                <VisuallyHidden>{labels.label}: </VisuallyHidden>
                <span>{labels.notLoaded}</span>
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
