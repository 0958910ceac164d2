import { useApolloClient } from '@apollo/client/react';
import { calendarEventProblems, cleanLine, todayIn } from '@homefold/domain';
import { Info } from 'lucide-react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { t } from '../../../app/messages';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { Failure } from '../../../ui/quick-add/failure';
import classes from '../../../ui/quick-add/quick-add.module.css';
import { Spoken } from '../../../ui/quick-add/spoken';
import { useNow } from '../../../ui/use-now';
import { useToasts } from '../../../ui/toasts';
import { newKey } from '../../../ui/new-key';
import { SettingsProvider, useFamilySettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import { Chips } from './chips';
import { answered, asTitle, corrected, readDraft } from './draft';
import type { Corrections, Draft } from './draft';
import * as grammar from './grammar';
import { Question } from './question';
import { inputOf, saveEntry } from './save-entry';
import { useQuickAddContext } from './use-context';
import { spokenFacts } from './words';

const words = t.quickAdd;

interface EventPanelProps extends PanelProps<Corrections> {
  onShow: (date: string) => void;
}

/** What was understood of the line in the field, and everything that can be done with it. Loaded when somebody types. */
export default function Panel(props: EventPanelProps) {
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
}: EventPanelProps & { settings: CalendarSettings }) {
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
      {failure && <Failure message={failure} onRetry={entry.retry ? submit : undefined} />}
      <Spoken text={spokenText(draft, spokenFacts(draft.known, people, written))} />
    </>
  );
}

/** What the server found fault with, or that the words are still there. */
function failureText(thrown: unknown): string {
  const error = toPublicError(thrown);
  return error.code === 'INVALID' ? errorText(error) : words.failed;
}

function spokenText({ event, question, known }: Draft, facts: string): string {
  return question && !event
    ? words.spoken.question(question.question, question.candidates.map(({ label }) => label).join(', '))
    : words.spoken.event(known.title, facts);
}
