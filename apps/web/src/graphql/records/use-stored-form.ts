import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { newKey } from '../../ui/browser/new-key';
import { useDraft } from '../../ui/forms/use-draft';
import { toPublicError } from '../errors';
import type { PublicError } from '../errors';

export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

/** State and actions of a dialog that creates or edits a record. */
export type StoredForm<Values extends object, Row extends { id: string }> = ReturnType<
  typeof useStoredForm<Values, Row>
>;

/** The context of one submission. */
export interface Try<Row> {
  /** The row that the person's changes are based on; null for a new one. */
  row: Row | null;
  /** One idempotency key for all submissions, so that a retry after a lost answer creates no duplicate. */
  key: string;
  /** After a partial save: the remaining changes are based on this row. */
  rebase: (row: Row) => void;
}

/** What a record type contributes to its form. */
export interface StoredFormRules<Values, Row, Aside = undefined> {
  /** The name of the form, for its draft: 'job', 'event@2026-10-20'. */
  form: string;
  /** Further input to store, such as a line that fills in the values. */
  aside?: { typed: Aside; onResume: (typed: Aside) => void };
  /** The record being edited; null for a new one. */
  stored: Row | null;
  /** The idempotency key of a new record derived from another one, which may be added again after a lost answer. */
  key?: string;
  /** The initial values. */
  opened: () => Values;
  /** The values of a row. */
  formOf: (row: Row) => Values;
  canSubmit: (values: Values) => boolean;
  /** Validation errors, by the names of the form's fields. */
  problemsOf: (values: Values) => readonly { field: string; message: string }[];
  /** The form field that the server's error refers to, if any. */
  fieldOf: (error: PublicError) => keyof Values | null;
  /** The error message. @param row the row that the changes are based on */
  failureText: (error: PublicError, row: Row | null) => string;
  /**
   * The current row after a version conflict. @param refusal the conflict, which may carry it @throws when it cannot be
   * fetched
   */
  current: (id: string, refusal: PublicError) => Promise<Row>;
  /** Asks for any confirmation first and returns the save function; null when the user goes back to the form. */
  prepare: (values: Values, by: Try<Row>) => Promise<(() => Promise<void>) | null>;
  onSaved: () => void;
}

/**
 * The values of a form and their submission: a refusal keeps all input and is shown at its field when it has one; a
 * concurrent edit is shown next to the user's version until one is chosen.
 */
export function useStoredForm<Values extends object, Row extends { id: string }, Aside = undefined>(
  rules: StoredFormRules<Values, Row, Aside>,
) {
  const [opened, setOpened] = useState(rules.opened);
  const [values, setValues] = useState(opened);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  /** Why the last submission failed, when no field is to blame. */
  const [failure, setFailure] = useState<string | null>(null);
  /** A concurrent edit by somebody else, until the user has chosen a version. */
  const [conflict, setConflict] = useState<Row | null>(null);
  const [saving, setSaving] = useState(false);
  /** The row that the user's changes are based on. */
  const [base, setBase] = useState(rules.stored);
  const [key, setKey] = useState(() => rules.key ?? newKey());
  const [openedAside] = useState(rules.aside?.typed ?? null);

  /** @param row the one that the changes were based on */
  const refused = async (thrown: unknown, row: Row | null): Promise<void> => {
    const error = toPublicError(thrown);
    const field = rules.fieldOf(error);
    if (error.code === 'VERSION_CONFLICT' && row) setConflict(await rules.current(row.id, error));
    else if (field) setErrors({ [field]: error.message } as FormErrors<Values>);
    else setFailure(rules.failureText(error, row));
  };

  const save = async (row: Row | null): Promise<void> => {
    let from = row;
    const rebase = (stored: Row): void => {
      from = stored;
      setBase(stored);
    };
    try {
      const send = await rules.prepare(values, { row, key, rebase });
      if (!send) return;
      setSaving(true);
      setFailure(null);
      await send();
      draft.settle();
      rules.onSaved();
    } catch (thrown) {
      // If the current row cannot be fetched, only the error remains to be shown.
      await refused(thrown, from).catch((again: unknown) => setFailure(rules.failureText(toPublicError(again), from)));
    } finally {
      setSaving(false);
    }
  };

  /** Sets fields and clears their errors. @param names those that the user edited; others may depend on them */
  const edit = (names: readonly string[], next: (before: Values) => Values): void => {
    setErrors((before) => without(before, names));
    setValues(next);
  };
  /** Continues from the other version. */
  const settle = (row: Row): void => {
    setBase(row);
    setConflict(null);
  };
  const draft = useDraft({
    form: rules.stored ? `${rules.form}:${rules.stored.id}` : rules.form,
    // with the key, so that sending it again after a crash creates no duplicate
    content: { values, base, key, aside: rules.aside?.typed ?? null },
    opened: { values: opened, base, key, aside: openedAside },
    edits: rules.stored !== null,
    onResume: (kept) => {
      setValues(kept.values);
      setKey(kept.key);
      if (kept.aside !== null) rules.aside?.onResume(kept.aside);
      if (!rules.stored || !kept.base) return;
      setBase(kept.base);
      // Changed since by somebody else: the user chooses, as after a concurrent edit.
      if (versionOf(kept.base) !== versionOf(rules.stored)) setConflict(rules.stored);
    },
  });
  return {
    values,
    errors,
    saving,
    failure,
    conflict,
    draft,
    edit,
    /** The same where no other field depends on them. */
    fill: (changed: Partial<Values>): void => edit(Object.keys(changed), (before) => ({ ...before, ...changed })),
    submit: (event?: SyntheticEvent): void => {
      event?.preventDefault();
      if (saving || !rules.canSubmit(values)) return;
      const problems = rules.problemsOf(values);
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])) as FormErrors<Values>);
      if (problems.length === 0) void save(base);
    },
    keepMine: (): void => {
      if (!conflict) return;
      settle(conflict);
      void save(conflict);
    },
    useTheirs: (): void => {
      if (!conflict) return;
      const theirs = rules.formOf(conflict);
      setOpened(theirs);
      setValues(theirs);
      settle(conflict);
    },
  };
}

const versionOf = (row: object): unknown => ('version' in row ? row.version : JSON.stringify(row));

const without = <Values>(errors: FormErrors<Values>, names: readonly string[]): FormErrors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FormErrors<Values>;
