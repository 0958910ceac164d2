import { useQuery } from '@apollo/client/react';
import { cleanLine, TEXT_LIMITS } from '@homefold/domain';
import { MapPin } from 'lucide-react';
import { t } from '../../../../messages/calendar';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import { CalendarPlacesDocument } from '../../generated';
import { isLink } from '../../model/place';
import { PlaceLink } from '../../place-link';

const words = t.calendar.form;

/** Where an event is; suggests where the family has been before. */
export function PlaceField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (place: string) => void;
}) {
  // without suggestions, offline for instance, it is a field all the same
  const { data } = useQuery(CalendarPlacesDocument, { fetchPolicy: 'cache-and-network' });
  const place = cleanLine(value);
  return (
    <SuggestField
      label={words.place}
      placeholder={words.placePlaceholder}
      icon={<MapPin size={16} aria-hidden />}
      value={value}
      error={error}
      maxLength={TEXT_LIMITS.place * 4}
      suggestions={suggestionsFor(value, data?.calendarPlaces ?? [])}
      name="place"
      optional
      labelEnd={place !== '' && <PlaceLink place={place} label={isLink(place) ? words.openLink : words.showOnMap} />}
      onChange={onChange}
    />
  );
}
