import { isCalendarDate } from '@homefold/domain';
import { KITCHEN_CATEGORIES, KITCHEN_PLACES } from '@homefold/domain/kitchen';
import { CalendarClock, MapPin, Scale, Tag } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/kitchen/kitchen';
import { ChoiceChip, ChoiceChips } from '../../../../ui/fields/choice-chips';
import { PickerField } from '../../../../ui/fields/picker-field';
import { PartChips } from '../../../../ui/quick-add/part-chips';
import { nearDay } from '../../../../ui/time/day-labels';
import { amountLabel } from '../model/labels';
import type { Draft, Part, PartValues } from './draft';

const texts = t.kitchen;
const labels = texts.quickAdd;

/** The parsed parts, each a button that opens its editor. */
export function Chips({
  draft: { known, words, isReady },
  onCorrect,
  onTitleOnly,
}: {
  draft: Draft;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: (part: Part) => void;
}) {
  const family = useFamily();
  const { bestBefore } = known;
  return (
    <PartChips<Part>
      labels={labels}
      chips={[
        known.amount !== null && {
          part: 'amount',
          icon: <Scale aria-hidden />,
          label: amountLabel(known, family.locale) ?? '',
          isTyped: true,
        },
        (isReady || bestBefore === null) && {
          part: 'date',
          icon: <CalendarClock aria-hidden />,
          label: bestBefore ? texts.until(nearDay(bestBefore, family)) : texts.facts.bestBefore,
          isTyped: bestBefore !== null,
        },
        {
          part: 'place',
          icon: <MapPin aria-hidden />,
          label: texts.places[known.place],
          isTyped: words.place.length > 0,
        },
        {
          part: 'category',
          icon: <Tag aria-hidden />,
          label: texts.categories[known.category],
          isTyped: false,
        },
      ]}
      words={words}
      editors={{
        amount: () => <p>{amountLabel(known, family.locale)}</p>,
        date: () => (
          <PickerField
            type="date"
            label={texts.facts.bestBefore}
            value={bestBefore ?? ''}
            onChange={(date) => (date === '' || isCalendarDate(date)) && onCorrect('date', date || null)}
          />
        ),
        place: () => (
          <Choices
            label={texts.facts.place}
            values={KITCHEN_PLACES}
            names={texts.places}
            chosen={known.place}
            onChoose={(place) => onCorrect('place', place)}
          />
        ),
        category: () => (
          <Choices
            label={texts.facts.category}
            values={KITCHEN_CATEGORIES}
            names={texts.categories}
            chosen={known.category}
            onChoose={(category) => onCorrect('category', category)}
          />
        ),
      }}
      onTitleOnly={onTitleOnly}
    />
  );
}

function Choices<T extends string>({
  label,
  values,
  names,
  chosen,
  onChoose,
}: {
  label: string;
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (value: T) => void;
}) {
  const group = useId();
  return (
    <ChoiceChips label={label}>
      {values.map((value) => (
        <ChoiceChip
          key={value}
          group={group}
          checked={value === chosen}
          label={names[value]}
          onChange={() => onChoose(value)}
        />
      ))}
    </ChoiceChips>
  );
}
