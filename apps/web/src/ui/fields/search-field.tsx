import { Search } from 'lucide-react';
import classes from './search-field.module.css';

/** A field above a list that filters it while typing. It takes the remaining width of its row. */
export const SearchField = ({
  label,
  value,
  className = '',
  onChange,
}: {
  label: string;
  value: string;
  className?: string | undefined;
  onChange: (text: string) => void;
}) => (
  <div className={`${classes['search']} ${className}`}>
    <Search size={20} aria-hidden />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={100}
      enterKeyHint="search"
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
