import { cleanLine } from '@homefold/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UNCORRECTED } from '../../../../ui/quick-add/corrections';
import { readDraft } from '../../quick-add/draft';
import type { Corrections, Draft } from '../../quick-add/draft';
import { useLoaded } from '../../../../ui/browser/use-loaded';
import { useQuickAddContext } from '../../quick-add/use-context';
import type { EventFormValues } from './form-values';
import type { EventForm } from './use-event-form';
import { partOfField, withQuickText } from './quick-text-values';
import type { QuickTextPart } from './quick-text-values';

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
export function useQuickText({ values, fill }: Pick<EventForm, 'values' | 'fill'>, isWanted: boolean): QuickText {
  const [opened] = useState(values);
  const [text, setText] = useState('');
  const [corrections, setCorrections] = useState<Corrections>(UNCORRECTED);
  const [byHand, setByHand] = useState<ReadonlySet<QuickTextPart>>(new Set());
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
    write: (line) => {
      setText(line);
      if (line === '') setCorrections(UNCORRECTED);
      // Until the grammar has loaded, the text is the title.
      if (!grammar) fill(withQuickText(opened, line, null, byHand));
    },
    correct: setCorrections,
    touch: (field) => {
      const part = partOfField(field);
      if (part && !byHand.has(part)) setByHand(new Set([...byHand, part]));
    },
    useAsTitle: () => {
      const title = cleanLine(text);
      setText('');
      setCorrections(UNCORRECTED);
      setByHand(new Set([...byHand, 'title']));
      fill({ ...withQuickText(opened, '', null, byHand), title });
    },
  };
}

/** Whether there is an unanswered question. A missing day is none: the form was opened on one. */
function isOpen(draft: Draft | null, byHand: ReadonlySet<QuickTextPart>): boolean {
  if (!draft?.question || draft.event || draft.question.reason === 'noDate') return false;
  return !byHand.has(draft.question.reason === 'time' ? 'time' : 'date');
}
