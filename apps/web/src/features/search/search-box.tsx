import { Search } from 'lucide-react';
import { t } from '../../app/messages';
import classes from './search-box.module.css';

/** The sidebar's search: looks like a field, opens the panel with one. */
export function SearchBox({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={classes['box']} aria-haspopup="dialog" aria-keyshortcuts="/" onClick={onOpen}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <span>{t.shell.search}</span>
      <kbd aria-hidden>/</kbd>
    </button>
  );
}
