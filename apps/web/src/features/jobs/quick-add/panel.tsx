import { cleanLine } from '@homefold/domain';
import { Info } from 'lucide-react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { t } from '../../../app/messages/jobs';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { newKey } from '../../../ui/new-key';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { Failure } from '../../../ui/quick-add/failure';
import { Question } from '../../../ui/quick-add/question';
import classes from '../../../ui/quick-add/quick-add.module.css';
import { Spoken } from '../../../ui/quick-add/spoken';
import { useNow } from '../../../ui/use-now';
import { useFamily } from '../model/family';
import { usePoints } from '../model/use-points';
import { useWrites } from '../model/use-job-writes';
import { Chips } from './chips';
import { answered, asTitle, corrected, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Draft } from './draft';
import * as grammar from './grammar';
import { spokenFacts } from './words';

const words = t.jobs.quickAdd;

/** What was understood of the line in the field, and everything that can be done with it. Loaded when somebody types. */
export default function Panel({ entry, submitAtOnce, input, ref, onCorrections, onSent }: PanelProps<Corrections>) {
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
  const question = useRef<HTMLFieldSetElement>(null);
  const [problem, setProblem] = useState<{ of: string; message: string } | null>(null);
  const failure = problem?.of === text ? problem.message : entry.failure;
  const choose = (): boolean => {
    question.current?.querySelector('input')?.focus();
    return question.current !== null;
  };

  const submit = (): void => {
    if (cleanLine(text) === '') return;
    if (!draft.isReady) {
      // Never the likeliest by itself: somebody has to choose.
      choose();
      return;
    }
    const wrong = problemOf(draft.known);
    if (wrong) {
      setProblem({ of: text, message: wrong });
      return;
    }
    const job = inputOf(draft.known, isApprover);
    const of = JSON.stringify(job);
    const key = entry.retry?.of === of ? entry.retry.key : newKey();
    const saved = writes.add(job, key).then(() => null, failureText);
    onSent({ title: job.title, retry: { of, key }, saved });
  };
  useImperativeHandle(ref, () => ({ submit, choose }));
  const wanted = useRef(submitAtOnce);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    submit();
  });

  const toField = (): void => void requestAnimationFrame(() => input.current?.focus());
  return (
    <>
      <div className={classes['summary']}>
        <p className={`${classes['title']} ${draft.isUntitled ? classes['noTitle'] : ''}`}>
          {draft.isUntitled ? words.noTitle : draft.known.title}
        </p>
        <Chips
          draft={draft}
          isApprover={isApprover}
          onCorrect={(part, value) => onCorrections(corrected(corrections, draft, part, value))}
          onTitleOnly={(part) => {
            onCorrections(asTitle(corrections, draft, part));
            toField();
          }}
        />
      </div>
      {draft.question && (
        <Question
          ref={question}
          legend={draft.question.question}
          answers={draft.question.candidates.map(({ label }) => ({ key: label, label }))}
          picked={draft.picked}
          onPick={(index) => draft.question && onCorrections(answered(corrections, draft.question, index))}
          onEnter={submit}
          onLeave={() => input.current?.focus()}
        />
      )}
      {draft.known.note && (
        <p className={classes['note']}>
          <Info size={16} aria-hidden />
          {draft.known.note}
        </p>
      )}
      {failure && <Failure message={failure} onRetry={entry.retry ? submit : undefined} />}
      <Spoken text={spokenText(draft, spokenFacts(draft.known, family))} />
    </>
  );
}

/** What the server found fault with, or that the words are still there. */
function failureText(thrown: unknown): string {
  const error = toPublicError(thrown);
  return ['INVALID', 'FORBIDDEN', 'FEATURE_LOCKED', 'RATE_LIMITED'].includes(error.code)
    ? errorText(error)
    : words.failed;
}

function spokenText({ isReady, question, known }: Draft, facts: string): string {
  return question && !isReady
    ? words.spoken.question(question.question, question.candidates.map(({ label }) => label).join(', '))
    : words.spoken.job(known.title, facts);
}
