import { cleanLine, todayIn } from '@homefold/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UNCORRECTED } from '../../../ui/quick-add/corrections';
import { useNow } from '../../../ui/use-now';
import { useSettings } from '../model/settings';
import { readDraft } from '../quick-add/draft';
import type { Corrections, Draft } from '../quick-add/draft';
import { useLoaded } from '../../../ui/use-loaded';
import { useQuickAddContext } from '../quick-add/use-context';
import type { Written } from '../quick-add/words';
import type { EventFormValues } from './form-values';
import type { EventForm } from './use-event-form';
import { partOfField, withWords } from './words-values';
import type { WordsPart } from './words-values';

const loadGrammar = () => import('../quick-add/grammar');

/** The words of Add Event and what they have filled in. */
export interface Words {
  text: string;
  /** null until the grammar is there, and without words. */
  draft: Draft | null;
  corrections: Corrections;
  written: Written;
  /** Parts that were filled in by hand, which words leave alone. */
  byHand: ReadonlySet<WordsPart>;
  /** Something could be meant in two ways and nobody has said which. */
  isOpen: boolean;
  /** The grammar is on its way: what the words mean is not known yet. */
  isWaiting: boolean;
  write: (text: string) => void;
  correct: (corrections: Corrections) => void;
  /** Somebody changed a field themselves. */
  touch: (field: keyof EventFormValues) => void;
  /** The words as they are, and nothing else of them. */
  useAsTitle: () => void;
}

/** Fills a new event's form from words; what somebody changes by hand stays theirs. */
export function useWords({ values, fill }: Pick<EventForm, 'values' | 'fill'>, isWanted: boolean): Words {
  const [opened] = useState(values);
  const [text, setText] = useState('');
  const [corrections, setCorrections] = useState<Corrections>(UNCORRECTED);
  const [byHand, setByHand] = useState<ReadonlySet<WordsPart>>(new Set());
  const context = useQuickAddContext();
  const { value: grammar, failed } = useLoaded(loadGrammar, isWanted);
  const { timeZone, locale } = useSettings();
  const today = todayIn(timeZone, useNow());

  const draft = useMemo(
    () => (grammar && cleanLine(text) !== '' ? readDraft(grammar, text, context, corrections) : null),
    [grammar, text, context, corrections],
  );

  const apply = useRef<(read: Draft | null) => void>(() => undefined);
  useEffect(() => {
    apply.current = (read) => fill(withWords(opened, text, read, byHand));
  });
  useEffect(() => {
    if (isWanted) apply.current(draft);
  }, [isWanted, draft]);

  return {
    text,
    draft,
    corrections,
    byHand,
    written: { locale, today },
    isOpen: isOpen(draft, byHand),
    isWaiting: text !== '' && !grammar && !failed,
    write: (line) => {
      setText(line);
      if (line === '') setCorrections(UNCORRECTED);
      // What it means is not known yet: it is the title until it is.
      if (!grammar) fill(withWords(opened, line, null, byHand));
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
      fill({ ...withWords(opened, '', null, byHand), title });
    },
  };
}

/** Whether a question waits for its answer. A missing day is none: the form was opened on one. */
function isOpen(draft: Draft | null, byHand: ReadonlySet<WordsPart>): boolean {
  if (!draft?.question || draft.event || draft.question.reason === 'noDate') return false;
  return !byHand.has(draft.question.reason === 'time' ? 'time' : 'date');
}
