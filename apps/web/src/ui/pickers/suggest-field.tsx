import { FieldFrame } from '../fields/field-frame';
import type { FieldFrameProps } from '../fields/field-frame';
import { SuggestInput } from './suggest-input';
import type { SuggestInputProps } from './suggest-input';

/**
 * A text field that suggests earlier values. Anything else can be typed; Down and Enter choose a suggestion.
 * @example <SuggestField label="Place" value={place} suggestions={places} onChange={setPlace} />
 */
export function SuggestField({
  label,
  error,
  hint,
  optional,
  labelEnd,
  icon,
  large,
  className,
  ...input
}: FieldFrameProps & Omit<SuggestInputProps, keyof FieldFrameProps | 'id'>) {
  const frame = { label, error, hint, optional, labelEnd, icon, large, className } as FieldFrameProps;
  return <FieldFrame {...frame}>{(given) => <SuggestInput {...input} {...given} />}</FieldFrame>;
}

/** The suggestions that contain what is typed, those that begin with it first. */
export function suggestionsFor(typed: string, all: readonly string[], most = 8): string[] {
  const wanted = typed.trim().toLowerCase();
  const fitting = all.filter((text) => text.toLowerCase().includes(wanted));
  const begins = (text: string): boolean => text.toLowerCase().startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((text) => !begins(text))].slice(0, most);
}
