import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { t } from '../../messages/writing';
import { VisuallyHidden } from '../basics/visually-hidden';
import { FieldFrame } from '../fields/field-frame';
import { Listbox } from '../pickers/listbox';
import { applyEdit } from './apply-edit';
import { around, nextLine } from './text-edit';
import type { TextEdit } from './text-edit';
import { useMentions } from './use-mentions';
import type { MentionPerson } from './use-mentions';
import { WritingToolbar } from './writing-toolbar';
import classes from './writing.module.css';

const NOBODY: readonly MentionPerson[] = [];

export interface WriteFieldProps {
  value: string;
  onChange: (text: string) => void;
  label: string;
  /** For screen readers alone. */
  hideLabel?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** At the right end of the label's line. */
  labelEnd?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  minRows?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Buttons for marks above the text. */
  toolbar?: boolean;
  /** People to suggest after an "@"; default: none. */
  people?: readonly MentionPerson[];
  /** Ctrl+Enter, or Cmd+Enter. */
  onSubmit?: () => void;
  /** Files that are pasted into the text. */
  onFiles?: (files: File[]) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A field for longer texts. It grows with its text, suggests people after an "@", continues a list at Enter, and has
 * shortcuts for bold and italics.
 * @example <WriteField label="Content" value={text} people={people} toolbar onChange={setText} />
 */
export function WriteField({
  value,
  onChange,
  label,
  hideLabel = false,
  error,
  hint,
  labelEnd,
  minRows = 2,
  toolbar = false,
  people = NOBODY,
  onSubmit,
  onFiles,
  ref,
  ...area
}: WriteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  /** Selection to apply once our text has been rendered. */
  const select = useRef<[number, number] | null>(null);
  useLayoutEffect(() => {
    if (select.current) field.current?.setSelectionRange(...select.current);
    select.current = null;
  }, [value]);
  const edit = (change: TextEdit): void => {
    if (!field.current || applyEdit(field.current, change)) return;
    select.current = change.select;
    const { value: before } = field.current;
    onChange(before.slice(0, change.from) + change.insert + before.slice(change.to));
  };
  const mentions = useMentions(people, edit);
  const { list, options } = mentions;
  const selected = (): { text: string; from: number; to: number } => ({
    text: field.current?.value ?? value,
    from: field.current?.selectionStart ?? value.length,
    to: field.current?.selectionEnd ?? value.length,
  });
  const follow = (how: 'typed' | 'moved', area: HTMLTextAreaElement): void =>
    mentions.follow(area.value, area.selectionStart, how);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    mentions.onKeyDown(event);
    if (event.defaultPrevented) return;
    const does = shortcut(event, { onSubmit, edit, selected });
    if (!does) return;
    event.preventDefault();
    does();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const at = mentions.at ?? value.length;
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      labelEnd={labelEnd}
      className={hideLabel ? classes['unlabelled'] : ''}
    >
      {(given) => (
        <div className={classes['area']}>
          {toolbar && (
            <WritingToolbar
              controls={given.id}
              mentions={people.length > 0}
              onEdit={(make) => edit(make(selected()))}
              disabled={area.disabled ?? false}
            />
          )}
          <div className={classes['grow']} style={{ minHeight: `${minRows * 1.5 + 1.25}rem` }}>
            <textarea
              {...area}
              {...given}
              ref={field}
              rows={minRows}
              value={value}
              {...(people.length > 0 && {
                'aria-autocomplete': 'list',
                'aria-haspopup': 'listbox',
                'aria-controls': list.field['aria-controls'],
                'aria-activedescendant': list.field['aria-activedescendant'],
              })}
              onChange={({ target }) => {
                onChange(target.value);
                follow('typed', target);
              }}
              onSelect={({ currentTarget }) => follow('moved', currentTarget)}
              onBlur={() => {
                list.close();
                area.onBlur?.();
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            {/* determines the height of the field and the position of a mention */}
            <div className={classes['mirror']} aria-hidden>
              {value.slice(0, at)}
              <span ref={setMark}>{value.slice(at, at + 1) || ' '}</span>
              {`${value.slice(at + 1)} `}
            </div>
          </div>
          {list.isOpen && (
            <Listbox list={list} label={t.writing.people} field={mark} options={options} onPick={mentions.pick} />
          )}
          {people.length > 0 && (
            <VisuallyHidden>
              <span role="status">{list.isOpen ? t.writing.found(options.length) : ''}</span>
            </VisuallyHidden>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

interface Doing {
  onSubmit: (() => void) | undefined;
  edit: (change: TextEdit) => void;
  selected: () => { text: string; from: number; to: number };
}

/** Handles keys with a special function. */
function shortcut(event: KeyboardEvent, { onSubmit, edit, selected }: Doing): (() => void) | null {
  const { key, shiftKey, altKey } = event;
  if (altKey) return null;
  const withCommand = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && withCommand) return onSubmit ?? null;
  if (withCommand && !shiftKey && key.toLowerCase() === 'b') return () => edit(around(selected(), '**'));
  if (withCommand && !shiftKey && key.toLowerCase() === 'i') return () => edit(around(selected(), '*'));
  if (key !== 'Enter' || withCommand || shiftKey) return null;
  const next = nextLine(selected());
  return next && (() => edit(next));
}
