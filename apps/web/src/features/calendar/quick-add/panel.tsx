import { useApolloClient } from '@apollo/client/react';
import { calendarEventProblems, cleanLine, todayIn } from '@homefold/domain';
import Button from '@mui/material/Button';
import { CircleAlert, Info } from 'lucide-react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { t } from '../../../app/messages';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { useNow } from '../../../ui/use-now';
import { useToasts } from '../../../ui/toasts';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { newKey } from '../model/new-key';
import { SettingsProvider, useFamilySettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import { Chips } from './chips';
import { answered, asTitle, corrected, readDraft } from './draft';
import type { Corrections, Draft } from './draft';
import type { Entry, PanelHandle, Sent } from './entry';
import * as grammar from './grammar';
import { Question } from './question';
import classes from './quick-add.module.css';
import { inputOf, saveEntry } from './save-entry';
import { useQuickAddContext } from './use-context';
import { spokenFacts } from './words';

const words = t.quickAdd;

interface PanelProps {
  entry: Entry;
  /** Enter was pressed before this was loaded. */
  submitAtOnce: boolean;
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<PanelHandle>;
  onCorrections: (corrections: Corrections) => void;
  onSent: (sent: Sent) => void;
  onShow: (date: string) => void;
}

/** What was understood of the line in the field, and everything that can be done with it. Loaded when somebody types. */
export default function Panel(props: PanelProps) {
  const { settings } = useFamilySettings();
  return (
    settings && (
      <SettingsProvider value={settings}>
        <Understood {...props} settings={settings} />
      </SettingsProvider>
    )
  );
}

function Understood({
  entry,
  submitAtOnce,
  input,
  ref,
  onCorrections,
  onSent,
  onShow,
  settings,
}: PanelProps & { settings: CalendarSettings }) {
  const { locale, people, timeZone, weekStartsOn } = settings;
  const { text, corrections } = entry;
  const context = useQuickAddContext();
  // Read anew with every key: it takes a few tenths of a millisecond.
  const draft = useMemo(() => readDraft(grammar, text, context, corrections), [text, corrections, context]);
  const client = useApolloClient();
  const toasts = useToasts();
  const today = todayIn(timeZone, useNow());
  const written = { locale, today };
  const question = useRef<HTMLFieldSetElement>(null);
  const [problem, setProblem] = useState<{ of: string; message: string } | null>(null);
  const failure = problem?.of === text ? problem.message : entry.failure;

  const submit = (): void => {
    const { event } = draft;
    if (cleanLine(text) === '') return;
    if (!event) {
      // Never the likeliest by itself: somebody has to choose.
      question.current?.querySelector('input')?.focus();
      return;
    }
    const [wrong] = calendarEventProblems(inputOf(event));
    if (wrong) {
      setProblem({ of: text, message: wrong.message });
      return;
    }
    const of = JSON.stringify(event);
    const key = entry.retry?.of === of ? entry.retry.key : newKey();
    const tools = { client, toasts, people, locale, basis: { today, weekStartsOn }, onShow };
    const saved = saveEntry(tools, event, key).then(() => null, failureText);
    onSent({ title: event.title, retry: { of, key }, saved });
  };
  useImperativeHandle(ref, () => ({
    submit,
    choose: () => {
      question.current?.querySelector('input')?.focus();
      return question.current !== null;
    },
  }));
  const wanted = useRef(submitAtOnce);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    submit();
  });

  const toField = (): void => void requestAnimationFrame(() => input.current?.focus());
  const days = corrections.date && draft.question?.reason === 'noDate' ? draft.known.eventDate : null;
  return (
    <>
      <div className={classes['summary']}>
        <p className={`${classes['title']} ${draft.isUntitled ? classes['noTitle'] : ''}`}>
          {draft.isUntitled ? words.noTitle : draft.known.title}
        </p>
        <Chips
          draft={draft}
          written={written}
          onCorrect={(part, value) => onCorrections(corrected(corrections, draft, part, value))}
          onTitleOnly={(part) => {
            onCorrections(asTitle(corrections, draft, part));
            toField();
          }}
        />
      </div>
      {draft.question && draft.question.reason !== 'noText' && (
        <Question
          ref={question}
          question={draft.question}
          picked={draft.picked}
          written={written}
          day={days}
          onPick={(index) => draft.question && onCorrections(answered(corrections, draft.question, index))}
          onDay={(date) => onCorrections(corrected(corrections, draft, 'date', { eventDate: date, endDate: date }))}
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
      {failure && (
        <div className={classes['failure']} role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{failure}</span>
          {entry.retry && (
            <Button size="small" onClick={submit}>
              {t.common.retry}
            </Button>
          )}
        </div>
      )}
      <Spoken draft={draft} facts={spokenFacts(draft.known, people, written)} />
    </>
  );
}

/** What the server found fault with, or that the words are still there. */
function failureText(thrown: unknown): string {
  const error = toPublicError(thrown);
  return error.code === 'INVALID' ? errorText(error) : words.failed;
}

/** How long somebody has to pause before they are told what was understood. */
const SPEAK_MS = 900;

function Spoken({ draft, facts }: { draft: Draft; facts: string }) {
  const { event, question, known } = draft;
  const text =
    question && !event
      ? words.spoken.question(question.question, question.candidates.map(({ label }) => label).join(', '))
      : words.spoken.event(known.title, facts);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEAK_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={classes['spoken']}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
