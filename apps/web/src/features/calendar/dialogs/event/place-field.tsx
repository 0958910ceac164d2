import { useQuery } from '@apollo/client/react';
import { cleanLine, TEXT_LIMITS } from '@homefold/domain';
import { MapPin } from 'lucide-react';
import { t } from '../../../../messages/calendar';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import { CalendarPlacesDocument } from '../../generated';
import { isLink } from '../../model/place';
import { PlaceLink } from '../../place-link';

const labels = t.calendar.form;

/** The place of an event; suggests the family's previous places. */
export function PlaceField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (place: string) => void;
}) {
  // it also works without suggestions, e.g. offline
  const { data } = useQuery(CalendarPlacesDocument, { fetchPolicy: 'cache-and-network' });
  const place = cleanLine(value);
  return (
    <SuggestField
      label={labels.place}
      placeholder={labels.placePlaceholder}
      icon={<MapPin size={16} aria-hidden />}
      value={value}
      error={error}
      maxLength={TEXT_LIMITS.place * 4}
      suggestions={suggestionsFor(value, data?.calendarPlaces ?? [])}
      name="place"
      optional
      labelEnd={place !== '' && <PlaceLink place={place} label={isLink(place) ? labels.openLink : labels.showOnMap} />}
      onChange={onChange}
    />
  );
}
