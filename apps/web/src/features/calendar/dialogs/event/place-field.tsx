import { useQuery } from '@apollo/client/react';
import { cleanLine, TEXT_LIMITS } from '@homefold/domain';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../../messages/calendar';
import { Field } from '../../../../ui/fields/field';
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
  const id = useId();
  // without suggestions, offline for instance, it is a field all the same
  const { data } = useQuery(CalendarPlacesDocument, { fetchPolicy: 'cache-and-network' });
  const place = cleanLine(value);
  return (
    <>
      <Field
        label={words.place}
        placeholder={words.placePlaceholder}
        icon={<MapPin size={16} aria-hidden />}
        value={value}
        error={error}
        maxLength={TEXT_LIMITS.place * 4}
        autoComplete="off"
        list={`${id}-places`}
        name="place"
        optional
        labelEnd={place !== '' && <PlaceLink place={place} label={isLink(place) ? words.openLink : words.showOnMap} />}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-places`}>
        {data?.calendarPlaces.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
