import { useCallback, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, Path, UseFormProps, UseFormReturn } from 'react-hook-form';
import { t } from '../messages';
import { toPublicError } from './errors';
import type { PublicError } from './errors';

/** An error message for the user: the server's own, or ours when it was not reached or gave none. */
export function errorText(error: PublicError): string {
  if (error.code === 'NETWORK') return t.common.errors.connection;
  if (error.code === 'NOT_KEPT') return t.common.errors.notKept;
  if (error.code === 'TIMEOUT') return t.common.errors.timeout;
  // A proxy in front of a server that is down sends no message; the server itself gives a reason, such as a full disk.
  if (error.code === 'UNAVAILABLE') return error.message || t.common.errors.network;
  if (error.code === 'RATE_LIMITED') return error.message || t.common.errors.rateLimited;
  if (error.code === 'INTERNAL' || !error.message) return t.common.errors.generic;
  return error.message;
}

/**
 * react-hook-form with server errors mapped to fields: an error with a field is shown there, any other becomes `formError`.
 * Input is never lost.
 * @example const form = useDomainForm<Values>({ defaultValues });
 *          <form onSubmit={form.onSubmit(async (values) => { await save({ variables: { input: values } }); close(); })}>
 */
export function useDomainForm<T extends FieldValues>(
  options: UseFormProps<T>,
): UseFormReturn<T> & {
  formError: PublicError | null;
  onSubmit: (save: (values: T) => Promise<void>) => (event?: SyntheticEvent) => void;
} {
  const form = useForm<T>({ shouldFocusError: true, ...options });
  const [formError, setFormError] = useState<PublicError | null>(null);
  const { handleSubmit, setError, getValues } = form;
  const onSubmit = useCallback(
    (save: (values: T) => Promise<void>) => (event?: SyntheticEvent) =>
      void handleSubmit(async (values) => {
        setFormError(null);
        try {
          await save(values);
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
  return { ...form, formError, onSubmit };
}
