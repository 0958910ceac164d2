import type { ComponentProps } from 'react';
import { t } from '../../messages/pickers';
import { Listbox } from './listbox';
import { useFieldBox } from './use-field-box';
import { useListbox } from './use-listbox';

export interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list' | 'type'> {
  value: string;
  /** Those that fit what is typed. */
  suggestions: readonly string[];
  onChange: (text: string) => void;
  /** A suggestion was taken; without it, it is as if it had been typed. */
  onPick?: (text: string) => void;
}

/** The control of `SuggestField` alone, for a cell that is named otherwise. Its list is as wide as the element around it. */
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
          // a key that the list has no use for is the form's
          if (event.defaultPrevented) return;
          if (event.key === 'Enter') list.close();
          onKeyDown?.(event);
        }}
      />
      {list.isOpen && <Listbox list={list} label={t.pickers.suggestions} field={box} options={options} onPick={pick} />}
    </>
  );
}
