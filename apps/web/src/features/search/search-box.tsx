import { Search } from 'lucide-react';
import { t } from '../../messages';
import classes from './search-box.module.css';

/** The sidebar's search button: looks like a field, opens the panel. */
export function SearchBox({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className={classes['box']}
      data-early="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onOpen}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <span>{t.shell.search}</span>
      <kbd aria-hidden>/</kbd>
    </button>
  );
}
