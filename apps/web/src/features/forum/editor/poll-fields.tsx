import Button from '@mui/material/Button';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { X } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/parts';
import { Field } from '../../../ui/fields/field';
import { ItemsField } from '../../../ui/fields/items-field';
import { PickerField } from '../../../ui/fields/picker-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import classes from './editor.module.css';
import type { PollValues } from './form-values';

const labels = t.forumEditor.poll;

/** A poll of a new post. */
export function PollFields({
  poll,
  errors,
  onChange,
  onRemove,
}: {
  poll: PollValues;
  errors: { question?: string | undefined; options?: string | undefined; closesAt?: string | undefined };
  onChange: (changed: Partial<PollValues>) => void;
  onRemove: () => void;
}) {
  const { today } = useFamily();
  return (
    <fieldset className={classes['poll']}>
      <legend>{labels.label}</legend>
      <Field
        label={labels.question}
        placeholder={labels.questionPlaceholder}
        value={poll.question}
        error={errors.question}
        optional
        hint={labels.questionHint}
        maxLength={FORUM_LIMITS.pollQuestion * 2}
        autoFocus
        onChange={({ target }) => onChange({ question: target.value })}
        // Enter would post
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
      />
      <ItemsField
        labels={labels.options}
        items={poll.options}
        most={FORUM_LIMITS.pollOptions.max}
        error={errors.options}
        onChange={(options) => onChange({ options })}
      />
      <div>
        <SwitchField
          label={labels.isMultiple}
          checked={poll.isMultiple}
          onChange={(isMultiple) => onChange({ isMultiple })}
        />
        <SwitchField
          label={labels.showsVoters}
          hint={labels.showsVotersHint}
          checked={poll.showsVoters}
          onChange={(showsVoters) => onChange({ showsVoters })}
        />
      </div>
      <PickerField
        type="date"
        label={labels.until}
        optional
        placeholder={labels.noEnd}
        min={today}
        value={poll.until}
        error={errors.closesAt}
        onChange={(until) => onChange({ until })}
      />
      <Button className={classes['removePoll'] ?? ''} startIcon={<X aria-hidden />} color="inherit" onClick={onRemove}>
        {labels.remove}
      </Button>
    </fieldset>
  );
}
