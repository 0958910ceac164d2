import Link from '@mui/material/Link';
import { t } from '../../messages/calendar';
import { placeAddress } from './model/place';
import classes from './place-link.module.css';

const words = t.calendar.form;

/** A place of an event, as a link to the map (or to itself, where it is one), which opens in a new tab. */
export function PlaceLink({ place, label = place }: { place: string; label?: string }) {
  return (
    <Link
      className={classes['link'] ?? ''}
      href={placeAddress(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}, ${words.newTab}`}
    >
      {label}
    </Link>
  );
}
