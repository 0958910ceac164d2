import Button from '@mui/material/Button';
import { Archive } from 'lucide-react';
import { t } from '../../../messages/wishlist/wishes';
import classes from '../wishlist.module.css';

const labels = t.wishlist.archive;

/** Links to the archived wishes by year. */
export const Years = ({ years, onOpen }: { years: readonly number[]; onOpen: (year: number) => void }) =>
  years.length > 0 && (
    <nav className={classes['years']} aria-label={labels.years}>
      <Archive size={18} aria-hidden />
      <span>{labels.years}</span>
      {years.map((year) => (
        <Button key={year} size="small" aria-label={labels.year(year)} onClick={() => onOpen(year)}>
          {year}
        </Button>
      ))}
    </nav>
  );
