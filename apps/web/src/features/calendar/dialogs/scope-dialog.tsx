import Button from '@mui/material/Button';
import { formatLongDate } from '@homefold/domain';
import type { EventScope } from '@homefold/domain';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../messages/calendar';
import { Dialog } from '../../../ui/dialogs/dialog';
import { useSettings } from '../model/settings';
import type { ScopeQuestion } from '../model/use-scope-question';
import classes from './scope-dialog.module.css';

const labels = t.calendar.scope;

/**
 * Asks for the scope of a change to a repeating event: radio buttons, the first one selected and focused; Enter confirms,
 * Escape cancels. A small card on desktop, a bottom sheet on a phone.
 */
export default function ScopeDialog({
  open,
  question,
  onAnswer,
}: {
  open: boolean;
  question: ScopeQuestion;
  onAnswer: (scope: EventScope | null) => void;
}) {
  const id = useId();
  const { locale } = useSettings();
  const { kind, title, start, scopes } = question;
  const [chosen, setChosen] = useState<EventScope>(scopes[0] ?? 'all');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // React events bubble through the dialog's portal into the form that asked.
    event.stopPropagation();
    if (open) onAnswer(chosen);
  };
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(null)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      className={classes['dialog'] ?? ''}
      slotProps={{ paper: { className: classes['paper'] ?? '' } }}
    >
      <form className={classes['form']} onSubmit={submit}>
        <h2 id={`${id}-title`} className={classes['title']}>
          {labels.title[kind]}
        </h2>
        <p id={`${id}-about`} className={classes['about']}>
          {labels.about(title, formatLongDate(start, locale))}
        </p>
        <fieldset className={classes['scopes']} aria-label={labels.which}>
          {scopes.map((scope) => (
            <label key={scope} className={classes['scope']}>
              <input
                type="radio"
                name={id}
                value={scope}
                checked={scope === chosen}
                autoFocus={scope === scopes[0]}
                onChange={() => setChosen(scope)}
              />
              {labels.options[scope]}
            </label>
          ))}
        </fieldset>
        <div className={classes['actions']}>
          <Button variant="outlined" onClick={() => onAnswer(null)}>
            {t.common.cancel}
          </Button>
          <Button type="submit" variant="contained" color={kind === 'delete' ? 'error' : 'primary'}>
            {labels.confirm[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
