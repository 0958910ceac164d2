import { useId } from 'react';
import { t } from '../../../messages/wishlist/wishes';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { CATEGORY_CHOICES } from '../model/categories';
import classes from './form.module.css';

/** The category of a wish. */
export function CategoryField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (category: string) => void;
}) {
  const group = useId();
  return (
    <ChoiceChips label={t.wishlist.form.category} error={error}>
      {CATEGORY_CHOICES.map((category) => (
        <ChoiceChip
          key={category.value}
          group={group}
          checked={category.value === value}
          label={category.label}
          onChange={() => onChange(category.value)}
        >
          <span className={classes['emoji']} aria-hidden>
            {category.emoji}
          </span>
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}
