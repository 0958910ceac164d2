import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { t } from '../../messages/pickers';
import { BARE_CONTROL } from '../fields/field-frame';
import type { ControlProps } from '../fields/field-frame';
import classes from './choice.module.css';
import { Listbox } from './listbox';
import { useCoarsePointer } from './use-coarse-pointer';
import { useFieldBox } from './use-field-box';
import { useListbox } from './use-listbox';
import type { ListOption } from './use-listbox';

export interface ChoiceProps<V extends string> {
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  disabled?: boolean;
  name?: string;
  /** Searches the options elsewhere, if there are too many to list. */
  search?: {
    /** '' once the search has ended. */
    onType: (typed: string) => void;
    /** The options still belong to the previous text. */
    isOld: boolean;
  };
}

type InBox = { label: string; control: Partial<ControlProps> & { 'aria-label'?: string } };

/** Longer lists can be searched by typing. */
const MOST_WITHOUT_SEARCH = 14;
/** Letters typed within this time belong to one word. */
const WORD_MS = 700;

/** A select in its own box: a list in the product's style, the native one on touch devices. */
export function Choice<V extends string>(props: ChoiceProps<V> & InBox) {
  const isCoarse = useCoarsePointer();
  if (props.search) return <SearchedChoice {...props} />;
  if (isCoarse) return <NativeChoice {...props} />;
  return props.options.length > MOST_WITHOUT_SEARCH ? <SearchedChoice {...props} /> : <ListedChoice {...props} />;
}

function NativeChoice<V extends string>({ value, options, onChange, disabled, name, control }: ChoiceProps<V> & InBox) {
  return (
    <>
      <select
        {...control}
        className={`${BARE_CONTROL} ${classes['choice']}`}
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={classes['chevron']} size={16} aria-hidden />
    </>
  );
}

/** The arrow at the end of the box, and the list while it is open. */
const ChoiceList = ({ label, ...props }: ComponentProps<typeof Listbox>) => (
  <>
    <ChevronDown className={classes['chevron']} size={16} aria-hidden />
    {props.list.isOpen && <Listbox {...props} label={t.pickers.choices(label)} />}
  </>
);

/** A button that shows the chosen entry. Typing letters jumps to the entry that starts with them. */
function ListedChoice<V extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  name,
  control,
}: ChoiceProps<V> & InBox) {
  const [box, ref] = useFieldBox();
  const word = useRef({ text: '', at: 0 });
  const chosen = options.findIndex((option) => option.value === value);
  const pick = (option: ListOption): void => {
    list.close();
    if (option.value !== value) onChange(option.value as V);
  };
  const list = useListbox(options, { from: () => Math.max(0, chosen), onPick: pick });
  const onKeyDown = (event: KeyboardEvent): void => {
    const active = options[list.active];
    const isTyping = event.timeStamp - word.current.at < WORD_MS && word.current.text !== '';
    // a select has no text, so Tab chooses the highlighted entry, and so does Space unless it is part of a word
    if (list.isOpen && active && (event.key === 'Tab' || (event.key === ' ' && !isTyping))) {
      if (event.key === ' ') event.preventDefault();
      return pick(active);
    }
    list.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length !== 1 || (event.key === ' ' && !isTyping)) return;
    event.preventDefault();
    const text = (isTyping ? word.current.text : '') + event.key.toLowerCase();
    word.current = { text, at: event.timeStamp };
    const found = nextBeginningWith(options, text, list.isOpen ? list.active : chosen);
    list.open(found === -1 ? Math.max(0, chosen) : found);
  };
  return (
    <>
      <button
        type="button"
        {...list.field}
        {...control}
        ref={ref}
        className={`${BARE_CONTROL} ${classes['choice']}`}
        name={name}
        disabled={disabled}
        data-value={value}
        onClick={() => (list.isOpen ? list.close() : list.open(chosen))}
        onBlur={list.close}
        onKeyDown={onKeyDown}
      >
        <span>{options[chosen]?.label ?? value}</span>
      </button>
      <ChoiceList list={list} label={label} field={box} options={options} selected={value} onPick={pick} />
    </>
  );
}

/** The same letter again moves to the next entry that begins with it. */
function nextBeginningWith(options: readonly ListOption[], text: string, from: number): number {
  const isRepeated = [...text].every((letter) => letter === text.charAt(0));
  const wanted = isRepeated ? text.charAt(0) : text;
  const order = options.map((_, index) => (index + from + (isRepeated ? 1 : 0) + options.length) % options.length);
  return order.find((index) => options[index]?.label.toLowerCase().startsWith(wanted)) ?? -1;
}

/** A field that searches a long list by typing. Without a choice it shows the current value again. */
function SearchedChoice<V extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  name,
  control,
  search,
}: ChoiceProps<V> & InBox) {
  const [box, ref] = useFieldBox();
  const [typed, showTyped] = useState<string | null>(null);
  const setTyped = (text: string | null): void => {
    showTyped(text);
    search?.onType(text ?? '');
  };
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const isFound = typed === null || (search && !search.isOld);
  const found = isFound ? options : options.filter((option) => hasWords(option.label, typed));
  const pick = (option: ListOption): void => {
    list.close();
    setTyped(null);
    if (option.value !== value) onChange(option.value as V);
  };
  const indexOfChosen = (): number =>
    Math.max(
      0,
      found.findIndex((option) => option.value === value),
    );
  const list = useListbox(found, { from: indexOfChosen, onPick: pick });
  const leave = (): void => {
    const [only, another] = found;
    if (typed !== null && typed.trim() !== '' && only && !another && !search?.isOld) return pick(only);
    list.close();
    setTyped(null);
  };
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...list.field}
        aria-autocomplete="list"
        {...control}
        ref={ref}
        className={`${BARE_CONTROL} ${classes['choice']}`}
        name={name}
        disabled={disabled}
        value={typed ?? chosen}
        onFocus={(event) => event.target.select()}
        onClick={() => !list.isOpen && list.open(indexOfChosen())}
        onChange={(event) => {
          setTyped(event.target.value);
          list.open(0);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          const active = found[list.active];
          // the highlighted entry matches the text
          if (event.key === 'Tab' && list.isOpen && typed?.trim() && active) return pick(active);
          if (event.key === 'Escape' && typed !== null) {
            setTyped(null);
            // also without a list, if nothing is found
            event.stopPropagation();
            event.preventDefault();
            return list.close();
          }
          list.onKeyDown(event);
          // nothing is found: Enter must not submit the form
          if (event.key === 'Enter' && typed !== null) event.preventDefault();
        }}
      />
      {typed !== null && found.length === 0 && !search?.isOld && (
        <span className={classes['none']} role="status">
          {t.pickers.noMatch}
        </span>
      )}
      <ChoiceList list={list} label={label} field={box} options={found} selected={value} onPick={pick} />
    </>
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed occurs: "new york" in "America/New_York". */
const hasWords = (label: string, typed: string): boolean => {
  const text = plain(label).replace(/[_/]/g, ' ');
  return plain(typed)
    .split(/[\s_/]+/)
    .every((word) => text.includes(word));
};
