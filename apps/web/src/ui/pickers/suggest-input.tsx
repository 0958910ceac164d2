import type { ComponentProps } from 'react';
import { t } from '../../messages/pickers';
import { Listbox } from './listbox';
import { useFieldBox } from './use-field-box';
import { useListbox } from './use-listbox';

export interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list' | 'type'> {
  value: string;
  /** The suggestions that match the text. */
  suggestions: readonly string[];
  onChange: (text: string) => void;
  /** Called when a suggestion is chosen; by default it counts as typed. */
  onPick?: (text: string) => void;
}

/**
 * Only the control of `SuggestField`, for a cell that is labelled elsewhere. Its list is as wide as the surrounding
 * element.
 */
export function SuggestInput({
  value,
  suggestions,
  onChange,
  onPick = onChange,
  onKeyDown,
  onBlur,
  ...input
}: SuggestInputProps) {
  const [box, ref] = useFieldBox();
  const options = suggestions.filter((text) => text !== value).map((text) => ({ value: text, label: text }));
  const pick = (option: { value: string }): void => {
    onPick(option.value);
    list.close();
  };
  const list = useListbox(options, { from: () => 0, onPick: pick });
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        {...list.field}
        aria-autocomplete="list"
        {...input}
        ref={ref}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          list.open();
        }}
        onBlur={(event) => {
          list.close();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          list.onKeyDown(event);
          // keys that the list does not handle go to the form
          if (event.defaultPrevented) return;
          if (event.key === 'Enter') list.close();
          onKeyDown?.(event);
        }}
      />
      {list.isOpen && <Listbox list={list} label={t.pickers.suggestions} field={box} options={options} onPick={pick} />}
    </>
  );
}
