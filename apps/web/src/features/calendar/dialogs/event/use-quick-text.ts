import { cleanLine } from '@homefold/domain';
import { useEffect, useMemo, useRef } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { UNCORRECTED } from '../../../../ui/quick-add/corrections';
import { readDraft } from '../../quick-add/draft';
import type { Corrections, Draft } from '../../quick-add/draft';
import { useLoaded } from '../../../../ui/browser/use-loaded';
import { useQuickAddContext } from '../../quick-add/use-context';
import type { EventFormValues } from './form-values';
import type { EventForm } from './use-event-form';
import { emptyQuickText, partOfField, withQuickText } from './quick-text-values';
import type { QuickTextInput, QuickTextPart } from './quick-text-values';

const loadGrammar = () => import('../../quick-add/grammar');

/** The quick text of Add Event, and what it has filled in. */
export interface QuickText {
  text: string;
  /** null without text, or until the grammar has loaded. */
  draft: Draft | null;
  corrections: Corrections;
  /** Parts filled in by hand, which the text does not overwrite. */
  byHand: ReadonlySet<QuickTextPart>;
  /** There is an unanswered question. */
  isOpen: boolean;
  /** The grammar is loading: the text has not been parsed yet. */
  isWaiting: boolean;
  write: (text: string) => void;
  correct: (corrections: Corrections) => void;
  /** The user edited a field. */
  touch: (field: keyof EventFormValues) => void;
  /** Uses the text verbatim as the title only. */
  useAsTitle: () => void;
}

/** Fills a new event's form from text; manual changes are kept. */
export function useQuickText(
  { fill }: Pick<EventForm, 'fill'>,
  [line, setLine]: readonly [QuickTextInput, Dispatch<SetStateAction<QuickTextInput>>],
  isWanted: boolean,
): QuickText {
  const { text, corrections, opened } = line;
  const byHand = useMemo(() => new Set(line.byHand), [line.byHand]);
  const context = useQuickAddContext(text);
  const { value: grammar, failed } = useLoaded(loadGrammar, isWanted);

  const draft = useMemo(
    () => (grammar && cleanLine(text) !== '' ? readDraft(grammar, text, context, corrections) : null),
    [grammar, text, context, corrections],
  );

  const apply = useRef<(read: Draft | null) => void>(() => undefined);
  useEffect(() => {
    apply.current = (read) => fill(withQuickText(opened, text, read, byHand));
  });
  useEffect(() => {
    if (isWanted) apply.current(draft);
  }, [isWanted, draft]);

  return {
    text,
    draft,
    corrections,
    byHand,
    isOpen: isOpen(draft, byHand),
    isWaiting: text !== '' && !grammar && !failed,
    write: (next) => {
      setLine((before) => ({
        ...before,
        text: next,
        corrections: next === '' ? UNCORRECTED : before.corrections,
      }));
      // Until the grammar has loaded, the text is the title.
      if (!grammar) fill(withQuickText(opened, next, null, byHand));
    },
    correct: (next) => setLine((before) => ({ ...before, corrections: next })),
    touch: (field) => {
      const part = partOfField(field);
      if (part && !byHand.has(part)) setLine((before) => ({ ...before, byHand: [...before.byHand, part] }));
    },
    useAsTitle: () => {
      const title = cleanLine(text);
      setLine((before) => ({ ...emptyQuickText(opened), byHand: [...before.byHand, 'title'] }));
      fill({ ...withQuickText(opened, '', null, byHand), title });
    },
  };
}

/** Whether there is an unanswered question. A missing day is none: the form was opened on one. */
function isOpen(draft: Draft | null, byHand: ReadonlySet<QuickTextPart>): boolean {
  if (!draft?.question || draft.event || draft.question.reason === 'noDate') return false;
  return !byHand.has(draft.question.reason === 'time' ? 'time' : 'date');
}
