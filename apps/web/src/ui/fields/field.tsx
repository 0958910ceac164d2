import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';

type InputProps = FieldFrameProps & Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'id'>;
type AreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps | 'id'>;

const split = <T extends FieldFrameProps>(props: T) => {
  const { label, error, hint, optional, labelEnd, icon, end, large, className, ...control } = props;
  return { frame: { label, error, hint, optional, labelEnd, icon, end, large, className } as FieldFrameProps, control };
};

/**
 * A one-line text field. Accepts all props of `<input>`, so `{...form.register('title')}` works.
 * @example <Field label="Title" error={errors.title?.message} {...form.register('title')} />
 */
export function Field(props: InputProps) {
  const { frame, control } = split(props);
  return <FieldFrame {...frame}>{(given) => <input type="text" {...control} {...given} />}</FieldFrame>;
}

/** A multi-line text field. */
export function TextArea(props: AreaProps) {
  const { frame, control } = split(props);
  return <FieldFrame {...frame}>{(given) => <textarea rows={3} {...control} {...given} />}</FieldFrame>;
}
