import type { EmojiChoice } from '@homefold/domain';
import { Ban } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../../../messages/calendar';
import classes from '../form.module.css';

/** One of a few emoji, or none: radio buttons in a grid of seven. */
export function EmojiField({
  value,
  choices,
  onChange,
}: {
  value: string;
  choices: readonly EmojiChoice[];
  onChange: (emoji: string) => void;
}) {
  const name = useId();
  // An emoji from elsewhere stays available when another one is selected.
  const [shown] = useState(choices);
  return (
    <fieldset className={classes['emojis']}>
      <legend className={classes['legend']}>{t.calendar.form.emoji}</legend>
      {shown.map((choice) => (
        <label key={choice.emoji} className={classes['emoji']} title={choice.name}>
          <input
            type="radio"
            name={name}
            aria-label={choice.name}
            checked={choice.emoji === value}
            onChange={() => onChange(choice.emoji)}
          />
          <span aria-hidden="true">{choice.emoji}</span>
        </label>
      ))}
      <label className={classes['emoji']} title={t.calendar.form.noEmoji}>
        <input
          type="radio"
          name={name}
          aria-label={t.calendar.form.noEmoji}
          checked={value === ''}
          onChange={() => onChange('')}
        />
        <Ban size={18} aria-hidden />
      </label>
    </fieldset>
  );
}
