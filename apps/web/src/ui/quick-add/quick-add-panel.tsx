import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { asTitle, corrected } from './corrections';
import type { CorrectionsOf } from './corrections';
import type { PanelProps } from './entry';
import { Understanding } from './understanding';
import { useSubmit } from './use-submit';
import type { Ready } from './use-submit';

/** A line as understood and corrected, for any type of record. */
export interface DraftOf<Part extends PropertyKey> {
  known: { title: string; note: string | null };
  /** The line consists of dates and people only. */
  isUntitled: boolean;
  /** Nothing is missing: it may be saved. */
  isReady: boolean;
  /** The question, answered or not. */
  question: { question: string; candidates: readonly { label: string }[] } | null;
  /** The words that each part was derived from. */
  words: Readonly<Record<Part, readonly string[]>>;
}

/** Callbacks of the chips' editors. */
export interface Correcting<Values> {
  onCorrect: <P extends keyof Values>(part: P, value: Values[P]) => void;
  /** Treats the words of a part as part of the title. */
  onTitleOnly: (part: keyof Values) => void;
}

/** What a question needs besides its answers. */
export interface QuestionHandlers {
  ref: RefObject<HTMLFieldSetElement | null>;
  onEnter: () => void;
  /** Returns to the field. */
  onLeave: () => void;
}

/**
 * Shows how the line was understood, with corrections and submission: `read` parses the text, `save` builds the payload.
 */
export function QuickAddPanel<Values extends object, Draft extends DraftOf<keyof Values>>({
  panel,
  labels,
  read,
  save,
  chips,
  question,
  spoken,
}: {
  panel: PanelProps<CorrectionsOf<Values>>;
  labels: { noTitle: string; spoken: { question: (question: string, answers: string) => string } };
  /** The parser; stable while it would give the same results. */
  read: (text: string, corrections: CorrectionsOf<Values>) => Draft;
  /** Builds the submission; null while a question is open. */
  save: (draft: Draft) => Ready | null;
  chips: (draft: Draft, correcting: Correcting<Values>) => ReactNode;
  /** Renders the question, if there is one. */
  question: (draft: Draft, asking: QuestionHandlers) => ReactNode;
  /** The whole interpretation as a sentence, for screen readers. */
  spoken: (draft: Draft) => string;
}) {
  const { entry, input, onCorrections } = panel;
  const { text, corrections } = entry;
  // Parsed on every keystroke: it takes a few tenths of a millisecond.
  const draft = useMemo(() => read(text, corrections), [read, text, corrections]);
  const { submit, question: asked, failure } = useSubmit(panel, () => save(draft));
  const { known, isUntitled, isReady } = draft;
  return (
    <Understanding
      title={isUntitled ? labels.noTitle : known.title}
      isUntitled={isUntitled}
      chips={chips(draft, {
        onCorrect: (part, value) => onCorrections(corrected(corrections, draft, part, value)),
        onTitleOnly: (part) => {
          onCorrections(asTitle(corrections, draft, part));
          requestAnimationFrame(() => input.current?.focus());
        },
      })}
      question={question(draft, { ref: asked, onEnter: submit, onLeave: () => input.current?.focus() })}
      note={known.note}
      failure={failure}
      spoken={
        draft.question && !isReady
          ? labels.spoken.question(
              draft.question.question,
              draft.question.candidates.map(({ label }) => label).join(', '),
            )
          : spoken(draft)
      }
      onRetry={entry.retry ? submit : undefined}
    />
  );
}
