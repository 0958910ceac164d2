import { useCallback, useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldValues, Path, UseFormProps, UseFormReturn } from 'react-hook-form';
import { t } from '../messages';
import { useDraft } from '../ui/forms/use-draft';
import type { Draft } from '../ui/forms/use-draft';
import { toPublicError } from './errors';
import type { PublicError } from './errors';

/** An error message for the user: the server's own, or ours when it was not reached or gave none. */
export function errorText(error: PublicError): string {
  if (error.code === 'NETWORK') return t.common.errors.connection;
  if (error.code === 'NOT_AVAILABLE_OFFLINE') return t.common.errors.notKept;
  if (error.code === 'TIMEOUT') return t.common.errors.timeout;
  // A proxy in front of a server that is down sends no message; the server itself gives a reason, such as a full disk.
  if (error.code === 'UNAVAILABLE') return error.message || t.common.errors.network;
  if (error.code === 'RATE_LIMITED') return error.message || t.common.errors.rateLimited;
  if (error.instead !== undefined) return t.shell.instead(error.instead);
  if (error.code === 'INTERNAL' || !error.message) return t.common.errors.generic;
  return error.message;
}

/**
 * react-hook-form with server errors mapped to fields: an error with a field is shown there, any other becomes
 * `formError`. Input is never lost: it is stored on this device until it is saved; pass `form.draft` to the dialog.
 * @param kept the name of the form, for its draft; with `edits` it changes a stored record, and closing it with changes
 *   asks first; `silent` continues without asking. null for passwords, codes and secret addresses, which are never
 *   stored
 * @example const form = useDomainForm<Values>({ defaultValues }, { form: 'invite' });
 * <form onSubmit={form.onSubmit(async (values) => { await save({ variables: { input: values } }); close(); })}>
 */
export function useDomainForm<T extends FieldValues>(
  options: UseFormProps<T>,
  kept: { form: string; edits?: boolean; silent?: boolean } | null,
): UseFormReturn<T> & {
  formError: PublicError | null;
  draft: Draft;
  onSubmit: (save: (values: T) => Promise<void>) => (event?: SyntheticEvent) => void;
} {
  const form = useForm<T>({ shouldFocusError: true, ...options });
  const [formError, setFormError] = useState<PublicError | null>(null);
  const { control, handleSubmit, reset, setError, getValues } = form;
  const values = useWatch({ control }) as T;
  const draft = useDraft<T>({
    form: kept?.form ?? null,
    content: values,
    opened: (form.formState.defaultValues ?? values) as T,
    edits: kept?.edits ?? false,
    silent: kept?.silent ?? false,
    onResume: (typed) => reset(typed, { keepDefaultValues: true }),
  });
  const { settle } = draft;
  const saved = useRef(settle);
  useEffect(() => {
    saved.current = settle;
  });
  const onSubmit = useCallback(
    (save: (values: T) => Promise<void>) => (event?: SyntheticEvent) =>
      void handleSubmit(async (values) => {
        setFormError(null);
        try {
          await save(values);
          saved.current();
        } catch (thrown) {
          const error = toPublicError(thrown);
          // `input.title` and `title` name the same field.
          const field = error.field?.split('.').pop();
          if (field && field in getValues())
            setError(field as Path<T>, { type: 'server', message: error.message }, { shouldFocus: true });
          else setFormError(error);
        }
      })(event),
    [handleSubmit, setError, getValues],
  );
  return { ...form, formError, draft, onSubmit };
}
