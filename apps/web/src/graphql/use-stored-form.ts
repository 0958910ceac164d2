import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { newKey } from '../ui/new-key';
import { toPublicError } from './errors';
import type { PublicError } from './errors';

export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

/** What a dialog shows and does that adds or changes one stored thing. */
export interface StoredForm<Values, Row> {
  values: Values;
  errors: FormErrors<Values>;
  saving: boolean;
  /** Why the last try failed, when no field is to blame. */
  failure: string | null;
  /** Somebody else's version, until the person has chosen one. */
  conflict: Row | null;
  /** Puts fields as they are given; what was wrong with them is gone. */
  fill: (changed: Partial<Values>) => void;
  /** The same where other fields follow. @param names the fields that somebody changed */
  edit: (names: readonly string[], next: (before: Values) => Values) => void;
  submit: (event?: SyntheticEvent) => void;
  keepMine: () => void;
  useTheirs: () => void;
}

/** What a try to save goes by. */
export interface Try<Row> {
  /** The row that the person's changes are based on; null for a new one. */
  row: Row | null;
  /** One key for all tries, so that a retry after a lost answer adds nothing twice. */
  key: string;
  /** Part of it is saved: what is left is based on this row. */
  rebase: (row: Row) => void;
}

/** What a kind of thing brings to its form. */
export interface StoredFormRules<Values, Row> {
  /** What is changed; null for something new. */
  stored: Row | null;
  /** The values that the form opens with. */
  opened: () => Values;
  /** The values of a row. */
  formOf: (row: Row) => Values;
  canSubmit: (values: Values) => boolean;
  /** What is wrong with the values, by the names of the form's fields. */
  problemsOf: (values: Values) => readonly { field: string; message: string }[];
  /** The field that the server found fault with, if the form has it. */
  fieldOf: (error: PublicError) => keyof Values | null;
  /** Why it failed, in words. @param row what the changes are based on */
  failureText: (error: PublicError, row: Row | null) => string;
  /** The row that was faster. @param refusal the version conflict, which may bring it along @throws when it cannot be had */
  current: (id: string, refusal: PublicError) => Promise<Row>;
  /** Asks what has to be known first and gives the way to save; null when the person goes back to the form. */
  prepare: (values: Values, by: Try<Row>) => Promise<(() => Promise<void>) | null>;
  onSaved: () => void;
}

/**
 * The values of a form and saving them: a refusal keeps everything that was typed and stands beside its field when it has one;
 * somebody else's newer version is shown beside one's own, until one is chosen.
 */
export function useStoredForm<Values extends object, Row extends { id: string }>(
  rules: StoredFormRules<Values, Row>,
): StoredForm<Values, Row> {
  const [values, setValues] = useState(rules.opened);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Row | null>(null);
  const [saving, setSaving] = useState(false);
  /** The row that the person's changes are based on. */
  const base = useRef(rules.stored);
  const [key] = useState(newKey);
  const fail = (error: PublicError): void => setFailure(rules.failureText(error, base.current));

  const refused = async (thrown: unknown): Promise<void> => {
    const error = toPublicError(thrown);
    const field = rules.fieldOf(error);
    if (error.code === 'VERSION_CONFLICT' && base.current) setConflict(await rules.current(base.current.id, error));
    else if (field) setErrors({ [field]: error.message } as FormErrors<Values>);
    else fail(error);
  };

  const save = async (): Promise<void> => {
    const rebase = (row: Row): void => {
      base.current = row;
    };
    try {
      const send = await rules.prepare(values, { row: base.current, key, rebase });
      if (!send) return;
      setSaving(true);
      setFailure(null);
      await send();
      rules.onSaved();
    } catch (thrown) {
      // When even the current row cannot be had, why is all that can be told.
      await refused(thrown).catch((again: unknown) => fail(toPublicError(again)));
    } finally {
      setSaving(false);
    }
  };

  const edit = (names: readonly string[], next: (before: Values) => Values): void => {
    setErrors((before) => without(before, names));
    setValues(next);
  };
  /** Goes on from somebody else's version. */
  const settle = (row: Row): void => {
    base.current = row;
    setConflict(null);
  };
  return {
    values,
    errors,
    saving,
    failure,
    conflict,
    edit,
    fill: (changed) => edit(Object.keys(changed), (before) => ({ ...before, ...changed })),
    submit: (event) => {
      event?.preventDefault();
      if (saving || !rules.canSubmit(values)) return;
      const problems = rules.problemsOf(values);
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])) as FormErrors<Values>);
      if (problems.length === 0) void save();
    },
    keepMine: () => {
      if (!conflict) return;
      settle(conflict);
      void save();
    },
    useTheirs: () => {
      if (!conflict) return;
      setValues(rules.formOf(conflict));
      settle(conflict);
    },
  };
}

const without = <Values>(errors: FormErrors<Values>, names: readonly string[]): FormErrors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FormErrors<Values>;
