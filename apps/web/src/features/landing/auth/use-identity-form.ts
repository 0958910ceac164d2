import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toProblem } from './identity-errors';

const isFieldOf = <T extends FieldValues>(values: T, field: string): field is Path<T> => field in values;

/** A form for the identity service: errors are shown at their field or above the button, input is kept. */
export function useIdentityForm<T extends FieldValues>(
  defaultValues: DefaultValues<T>,
  save: (values: T) => Promise<void>,
): UseFormReturn<T> & { problem: string | null; submit: (event: SyntheticEvent) => void } {
  const form = useForm<T>({ defaultValues });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) =>
    void form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        await save(values);
      } catch (error) {
        const { field, message } = toProblem(error);
        if (field && isFieldOf(values, field)) form.setError(field, { message }, { shouldFocus: true });
        else setProblem(message);
      }
    })(event);
  return { ...form, problem, submit };
}
