import { cleanLine, JOB_LIMITS } from '@homefold/domain';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { t } from '../../../messages/jobs';
import { newKey } from '../../../ui/browser/new-key';
import type { PartDraft } from '../model/part-writes';
import classes from './form.module.css';

const words = t.jobs.form;

/** The parts of a job, one per line. Enter starts another one; pasted lines become one part each. */
export function PartsField({
  parts,
  error,
  onChange,
}: {
  parts: readonly PartDraft[];
  error: string | undefined;
  onChange: (parts: readonly PartDraft[]) => void;
}) {
  const id = useId();
  const [next, setNext] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isFull = parts.length >= JOB_LIMITS.subtasks;
  const made = (titles: readonly string[]): PartDraft[] =>
    titles
      .map(cleanLine)
      .filter(Boolean)
      .map((title) => ({ id: null, key: newKey(), title }));
  const add = (titles: readonly string[]): void => {
    onChange([...parts, ...made(titles)].slice(0, JOB_LIMITS.subtasks));
    setNext('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter would submit the form.
    if (event.key !== 'Enter' || cleanLine(next) === '') return;
    event.preventDefault();
    add([next]);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const lines = event.clipboardData.getData('text').split('\n');
    if (made(lines).length < 2) return;
    event.preventDefault();
    add(lines);
  };
  const remove = (part: PartDraft): void => {
    onChange(parts.filter((one) => one !== part));
    list.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  };
  return (
    <div ref={list} className={classes['parts']} role="group" aria-labelledby={id}>
      <span id={id} className={classes['legend']}>
        {words.parts}
      </span>
      {parts.map((part, index) => (
        <div key={part.key} className={classes['part']}>
          <input
            type="text"
            aria-label={words.partLabel(index + 1)}
            value={part.title}
            maxLength={JOB_LIMITS.title * 4}
            onChange={(event) =>
              onChange(parts.map((one) => (one === part ? { ...part, title: event.target.value } : one)))
            }
          />
          <IconButton size="small" aria-label={words.removePart(part.title)} onClick={() => remove(part)}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {!isFull && (
        <div className={classes['part']}>
          <Plus size={16} aria-hidden />
          <input
            type="text"
            data-next
            aria-label={words.partPlaceholder}
            placeholder={words.partPlaceholder}
            value={next}
            maxLength={JOB_LIMITS.title * 4}
            enterKeyHint="next"
            onChange={(event) => setNext(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => cleanLine(next) !== '' && add([next])}
          />
        </div>
      )}
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
