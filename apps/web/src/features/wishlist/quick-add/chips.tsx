import { isCalendarDate } from '@homefold/domain';
import type { MoneyFormat } from '@homefold/domain';
import { isWishCategory } from '@homefold/domain/wishlist';
import { CalendarDays, Link, Tag, Wallet } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { PickerField } from '../../../ui/fields/picker-field';
import { Face } from '../../../ui/people/face';
import { MoneyField } from '../../../ui/pickers/money-field';
import { PartChips } from '../../../ui/quick-add/part-chips';
import { CategoryField } from '../dialogs/category-field';
import { WhoseField } from '../dialogs/whose-field';
import { hostOf, priceLabel, wantedByLabel } from '../model/labels';
import { faceOf, nameOf, personOf } from '../model/people';
import type { Draft, Part, PartValues } from './draft';
import classes from './chips.module.css';

const labels = t.wishlist.quickAdd;

/** The recognised parts, each a button that opens its editor. */
export function Chips({
  draft: { known, words, isReady, link },
  format,
  onCorrect,
  onTitleOnly,
}: {
  draft: Draft;
  format: MoneyFormat;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: (part: Part) => void;
}) {
  const family = useFamily();
  if (link)
    return (
      <p className={classes['link']}>
        <Link size={16} aria-hidden />
        {labels.readPage(hostOf(link))}
      </p>
    );
  const { price, memberId, wantedBy, category } = known;
  const person = personOf(memberId, family);
  return (
    <PartChips<Part>
      labels={labels}
      chips={[
        price !== null && {
          part: 'price',
          icon: <Wallet aria-hidden />,
          label: priceLabel(known, format),
          isTyped: true,
        },
        person !== null && {
          part: 'who',
          icon: <Face person={faceOf(person, family)} size={20} />,
          label: nameOf(person, family.me),
          isTyped: words.who.length > 0,
        },
        isReady &&
          wantedBy !== null && {
            part: 'date',
            icon: <CalendarDays aria-hidden />,
            label: wantedByLabel(known, family),
            isTyped: true,
          },
        { part: 'category', icon: <Tag aria-hidden />, label: category, isTyped: false },
      ]}
      words={words}
      editors={{
        price: () => (
          <MoneyField
            label={labels.parts.price}
            value={price}
            onChange={(amount, problem) => problem === null && onCorrect('price', amount)}
          />
        ),
        who: () => <WhoseField value={memberId} onChange={(id) => onCorrect('who', id)} />,
        date: () => (
          <PickerField
            type="date"
            label={labels.parts.date}
            value={wantedBy ?? ''}
            onChange={(date) => (date === '' || isCalendarDate(date)) && onCorrect('date', date || null)}
          />
        ),
        category: () => (
          <CategoryField
            value={category}
            onChange={(chosen) => isWishCategory(chosen) && onCorrect('category', chosen)}
          />
        ),
      }}
      onTitleOnly={onTitleOnly}
    />
  );
}
