import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { t } from '../../../messages/wishlist/shared';
import { Field } from '../../../ui/fields/field';
import { BigButton } from './big-button';
import { knownName } from './kept-keys';
import classes from './shared-wish-card.module.css';

const labels = t.shared;
/** Equals `WISH_LIMITS.name` of the domain library, which would pull in the date rules. */
const LONGEST_NAME = 80;

/** Asks for the giver's name, which the rest of the family sees. @param of the wisher's name */
export function TakeForm({
  of,
  title,
  busy,
  onTake,
  onCancel,
}: {
  of: string;
  title: string;
  busy: boolean;
  onTake: (name: string) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState(knownName);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given) return onTake(given);
    setProblem(labels.noName);
    field.current?.focus();
  };
  return (
    <form className={classes['form']} noValidate aria-label={labels.takeOf(title)} onSubmit={submit}>
      <Field
        ref={field}
        large
        label={labels.name}
        hint={labels.nameHint(of)}
        error={problem}
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className={classes['actions']}>
        <BigButton type="submit" look="filled" disabled={busy}>
          {busy ? labels.taking : labels.confirm}
        </BigButton>
        <BigButton disabled={busy} onClick={onCancel}>
          {labels.cancel}
        </BigButton>
      </div>
    </form>
  );
}
