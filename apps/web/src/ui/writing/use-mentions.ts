import { isSameName } from '@homefold/domain';
import { mentionAt, mentionSuggestions } from '@homefold/domain/forum-text';
import { createElement, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Face } from '../people/face';
import type { FacePerson } from '../people/face';
import { useListbox } from '../pickers/use-listbox';
import type { ListboxState, ListOption } from '../pickers/use-listbox';
import type { TextEdit } from './text-edit';

/** Somebody who can be mentioned, by the display name. */
export interface MentionPerson extends FacePerson {
  firstName?: string | null;
  lastName?: string | null;
}

const fullName = ({ firstName, lastName }: MentionPerson): string => [firstName, lastName].filter(Boolean).join(' ');

/** The matching people; after a complete name and a space only those with longer names. */
function suggested(people: readonly MentionPerson[], query: string): MentionPerson[] {
  const found = mentionSuggestions(people, query);
  const isWhole = ({ displayName }: MentionPerson): boolean => isSameName(displayName, query.trim());
  return query.endsWith(' ') && found.some(isWhole) ? found.filter((person) => !isWhole(person)) : found;
}

/** The people who match the mention being typed. */
export interface Mentions {
  list: ListboxState;
  options: readonly ListOption[];
  /** Position of its "@"; null while none is typed. */
  at: number | null;
  /** The text or the caret has changed. */
  follow: (text: string, caret: number, how: 'typed' | 'moved') => void;
  pick: (option: ListOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Suggests people after an "@". @param onEdit inserts the name of the chosen person into the text */
export function useMentions(people: readonly MentionPerson[], onEdit: (edit: TextEdit) => void): Mentions {
  const [query, setQuery] = useState<{ start: number; query: string } | null>(null);
  /** A finished mention, or one whose list was closed by Escape: its list stays closed. */
  const closedAt = useRef(-1);
  const found = query ? suggested(people, query.query) : [];
  const options = found.map((person) => ({
    value: person.id,
    label: person.displayName,
    ...(fullName(person) !== person.displayName && { detail: fullName(person) }),
    icon: createElement(Face, { person, size: 24 }),
  }));
  const pick = (option: ListOption): void => {
    list.close();
    if (!query) return;
    const insert = `@${option.label} `;
    const { start } = query;
    const end = start + insert.length;
    setQuery(null);
    closedAt.current = start;
    onEdit({ from: start, to: start + 1 + query.query.length, insert, select: [end, end] });
  };
  const list = useListbox(options, { from: () => 0, onPick: pick });
  const follow = (text: string, caret: number, how: 'typed' | 'moved'): void => {
    const next = people.length > 0 ? mentionAt(text, caret) : null;
    setQuery(next);
    if (next?.start !== closedAt.current) closedAt.current = -1;
    if (!next || closedAt.current === next.start || suggested(people, next.query).length === 0) list.close();
    // after a complete name Enter is a line break, unless a longer name is highlighted
    else if (how === 'typed' || next.start !== query?.start) list.open(next.query.endsWith(' ') ? -1 : 0);
  };
  return {
    list,
    options,
    at: query?.start ?? null,
    follow,
    pick,
    onKeyDown: (event) => {
      if (!list.isOpen) return;
      const option = options[list.active];
      if (event.key === 'Tab' && option && !event.shiftKey) {
        event.preventDefault();
        pick(option);
        return;
      }
      if (event.key === 'Escape') closedAt.current = query?.start ?? -1;
      // Home and End move the caret
      if (event.key !== 'Home' && event.key !== 'End') list.onKeyDown(event);
    },
  };
}
