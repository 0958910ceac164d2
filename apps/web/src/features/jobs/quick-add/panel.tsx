import { useMemo } from 'react';
import { t } from '../../../app/messages/jobs';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/refusals';
import { asTitle } from '../../../ui/quick-add/corrections';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { Question } from '../../../ui/quick-add/question';
import { Understanding } from '../../../ui/quick-add/understanding';
import { useSubmit } from '../../../ui/quick-add/use-submit';
import { useNow } from '../../../ui/use-now';
import { useFamily } from '../../../graphql/family';
import { usePoints } from '../model/use-points';
import { useWrites } from '../model/use-job-writes';
import { Chips } from './chips';
import { answered, corrected, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Draft } from './draft';
import * as grammar from './grammar';
import { spokenFacts } from './words';

const words = t.jobs.quickAdd;

/** What was understood of the line in the field, and everything that can be done with it. Loaded when somebody types. */
export default function Panel(panel: PanelProps<Corrections>) {
  const { entry, input, onCorrections } = panel;
  const family = useFamily();
  const { isApprover } = usePoints();
  const writes = useWrites();
  const { text, corrections } = entry;
  const minute = Math.floor(useNow().getTime() / 60_000);
  // Read anew with every key: it takes a few tenths of a millisecond.
  const draft = useMemo(() => {
    const { timeZone, locale, country, members, me } = family;
    const context = { now: new Date(minute * 60_000), timeZone, locale, country, members, me };
    return readDraft(grammar, text, context, corrections);
  }, [text, corrections, family, minute]);
  const { submit, question, failure } = useSubmit(panel, () => {
    if (!draft.isReady) return null;
    const job = inputOf(draft.known, isApprover);
    return {
      title: job.title,
      content: job,
      problem: problemOf(draft.known),
      save: (key) =>
        writes.add(job, key).then(
          () => null,
          (thrown: unknown) => refusalText(toPublicError(thrown), words.failed),
        ),
    };
  });

  const toField = (): void => void requestAnimationFrame(() => input.current?.focus());
  return (
    <Understanding
      title={draft.isUntitled ? words.noTitle : draft.known.title}
      isUntitled={draft.isUntitled}
      chips={
        <Chips
          draft={draft}
          isApprover={isApprover}
          onCorrect={(part, value) => onCorrections(corrected(corrections, draft, part, value))}
          onTitleOnly={(part) => {
            onCorrections(asTitle(corrections, draft, part));
            toField();
          }}
        />
      }
      question={
        draft.question && (
          <Question
            ref={question}
            legend={draft.question.question}
            answers={draft.question.candidates.map(({ label }) => ({ key: label, label }))}
            picked={draft.picked}
            onPick={(index) => draft.question && onCorrections(answered(corrections, draft.question, index))}
            onEnter={submit}
            onLeave={() => input.current?.focus()}
          />
        )
      }
      note={draft.known.note}
      failure={failure}
      spoken={spokenText(draft, spokenFacts(draft.known, family))}
      onRetry={entry.retry ? submit : undefined}
    />
  );
}

function spokenText({ isReady, question, known }: Draft, facts: string): string {
  return question && !isReady
    ? words.spoken.question(question.question, question.candidates.map(({ label }) => label).join(', '))
    : words.spoken.job(known.title, facts);
}
