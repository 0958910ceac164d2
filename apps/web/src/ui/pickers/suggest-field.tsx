import type { ComponentProps } from 'react';
import { t } from '../../messages/pickers';
import { FieldFrame } from '../fields/field-frame';
import type { FieldFrameProps } from '../fields/field-frame';
import { Listbox } from './listbox';
import { useFieldBox } from './use-field-box';
import { useListbox } from './use-listbox';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'id' | 'value' | 'onChange' | 'list' | 'type'>;

/**
 * A text field that suggests what was used before. Anything else can be typed; the keyboard takes a suggestion with Down and
 * Enter.
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
  value,
  suggestions,
  onChange,
  onPick = onChange,
  onKeyDown,
  ...input
}: FieldFrameProps &
  InputProps & {
    value: string;
    /** Those that fit what is typed. */
    suggestions: readonly string[];
    onChange: (text: string) => void;
    /** A suggestion was taken; without it, it is as if it had been typed. */
    onPick?: (text: string) => void;
  }) {
  const frame = { label, error, hint, optional, labelEnd, icon, large, className } as FieldFrameProps;
  const [box, ref] = useFieldBox();
  const options = suggestions.filter((text) => text !== value).map((text) => ({ value: text, label: text }));
  const pick = (option: { value: string }): void => {
    onPick(option.value);
    list.close();
  };
  const list = useListbox(options, { from: () => 0, onPick: pick });
  return (
    <FieldFrame {...frame}>
      {(given) => (
        <>
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...list.field}
            aria-autocomplete="list"
            {...given}
            ref={ref}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              list.open();
            }}
            onBlur={(event) => {
              list.close();
              input.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              list.onKeyDown(event);
              // a key that the list has no use for is the form's
              if (event.defaultPrevented) return;
              if (event.key === 'Enter') list.close();
              onKeyDown?.(event);
            }}
          />
          {list.isOpen && (
            <Listbox list={list} label={t.pickers.suggestions} field={box} options={options} onPick={pick} />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The suggestions that contain what is typed, those that begin with it first. */
export function suggestionsFor(typed: string, all: readonly string[], most = 8): string[] {
  const wanted = typed.trim().toLowerCase();
  const fitting = all.filter((text) => text.toLowerCase().includes(wanted));
  const begins = (text: string): boolean => text.toLowerCase().startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((text) => !begins(text))].slice(0, most);
}
