import { INVITE_CODE_LENGTH } from '@homefold/domain';
import { useId, useRef, useState } from 'react';
import classes from './code-tiles.module.css';

/**
 * One text field that looks like six tiles: input is upper-cased and cut to six characters, spaces and hyphens of a pasted
 * code are removed. Being one field, it works with screen readers, paste and password managers.
 */
export function CodeInput({
  label,
  value,
  onChange,
  error,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const at = Math.min(value.length, INVITE_CODE_LENGTH - 1);
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <div className={`${classes['tiles']} ${classes['entry']}`}>
        {Array.from({ length: INVITE_CODE_LENGTH }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={[
              classes['tile'],
              focused && index === at ? classes['at'] : '',
              error ? classes['wrong'] : '',
            ].join(' ')}
          >
            {value[index] ?? (focused && index === value.length ? <span className={classes['caret']} /> : '')}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className={classes['input']}
          value={value}
          autoFocus={autoFocus}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={(event) => {
            // The tiles show no selection: keep the caret at the end.
            const { currentTarget } = event;
            const end = currentTarget.value.length;
            if (currentTarget.selectionStart !== end && currentTarget.selectionEnd === currentTarget.selectionStart)
              currentTarget.setSelectionRange(end, end);
          }}
          onChange={(event) =>
            onChange(
              event.target.value
                .toUpperCase()
                .replace(/[\s\-\u2010-\u2015]/gu, '')
                .slice(0, INVITE_CODE_LENGTH),
            )
          }
        />
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
