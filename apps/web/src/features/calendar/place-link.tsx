import Link from '@mui/material/Link';
import { t } from '../../messages/calendar';
import { placeAddress } from './model/place';
import classes from './place-link.module.css';

const labels = t.calendar.form;

/** The place of an event as a link to the map (or to its own address), which opens in a new tab. */
export function PlaceLink({ place, label = place }: { place: string; label?: string }) {
  return (
    <Link
      className={classes['link'] ?? ''}
      href={placeAddress(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}, ${labels.newTab}`}
    >
      {label}
    </Link>
  );
}
