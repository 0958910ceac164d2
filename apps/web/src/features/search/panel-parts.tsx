import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/search';
import classes from './search.module.css';
import type { SearchState } from './use-search';

/** Shown instead of results: initial hint, searching, none found, or an error. */
export function Message({
  phase,
  text,
  empty,
  onRetry,
}: {
  phase: SearchState['phase'];
  text: string;
  empty: boolean;
  onRetry: () => void;
}) {
  if (!empty) return null;
  if (phase === 'failed')
    return (
      <div className={classes['message']} role="alert">
        <p>{t.search.failed}</p>
        <button type="button" className={classes['forget']} onClick={onRetry}>
          {t.common.tryAgain}
        </button>
      </div>
    );
  if (phase === 'answered')
    return (
      <div className={classes['message']}>
        <p>{t.search.none(text)}</p>
        <p>{t.search.noneHint}</p>
      </div>
    );
  return (
    <div className={classes['message']}>
      <p>{phase === 'idle' ? t.search.idle : t.search.searching}</p>
    </div>
  );
}

/** Earlier searches, to repeat one. */
export function Chips({
  label,
  texts,
  icon,
  onPick,
  children,
}: {
  label: string;
  texts: readonly string[];
  icon: ReactNode;
  onPick: (text: string) => void;
  children?: ReactNode;
}) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <div className={classes['chips']} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div>
        {texts.map((text) => (
          <button key={text} type="button" className={classes['chip']} onClick={() => onPick(text)}>
            {icon}
            <span>{text}</span>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}

/** The keys of the list. */
export const Keys = () => (
  <div className={classes['keys']} aria-hidden>
    <kbd>↑</kbd>
    <kbd>↓</kbd> {t.search.keys.move}
    <kbd>↵</kbd> {t.search.keys.open}
    <kbd>esc</kbd> {t.search.keys.close}
  </div>
);
