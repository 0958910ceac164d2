import { MAX_SEARCH_LENGTH } from '@homefold/domain';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../messages';
import { useLoaded } from '../../../ui/browser/use-loaded';
import { themed } from '../../../theme/themed';
import { useSections } from '../../../ui/sections/sections';
import type { PersonEntry } from '../menus/person-entries';
import classes from './search-overlay.module.css';

export const loadSearch = themed(() => import('./search'));

/**
 * The search, which accepts input as soon as it is opened: until its code has loaded, a plain field takes the input and
 * hands it over.
 */
export function SearchOverlay({
  open,
  entries,
  onClose,
}: {
  open: boolean;
  /** The person's menu, as commands. */
  entries: readonly PersonEntry[];
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const { value: loaded, failed, retry } = useLoaded(loadSearch, open);
  const { current, sub } = useSections();

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setText('');
      setComposing(false);
    }
  }

  // Close the search when Back or an external link navigates elsewhere.
  const address = `${current}/${sub ?? ''}`;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => () => close.current(), [address]);

  useReturnOfFocus(open);

  // Unfinished input of an input method editor must stay in its field.
  if (loaded && !composing)
    return <loaded.default open={open} text={text} onText={setText} entries={entries} onClose={onClose} />;
  if (!open) return null;
  return (
    <div className={classes['scrim']} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div className={classes['panel']} role="dialog" aria-modal aria-label={t.shell.search} aria-busy={!failed}>
        <div className={classes['head']}>
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <input
            type="text"
            autoFocus
            value={text}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={t.shell.searchPlaceholder}
            aria-label={t.shell.searchField}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
          <button type="button" aria-label={t.shell.closeSearch} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
        {failed && (
          <p className={classes['failed']} role="alert">
            {t.shell.searchFailed}
            <button type="button" onClick={retry}>
              {t.common.tryAgain}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the focus to where it was before the search. */
function useReturnOfFocus(open: boolean): void {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Still the opener: the field takes the focus when it is mounted.
    if (open) setBefore(document.activeElement);
  }
  useEffect(() => {
    if (!open) return;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, before]);
}
