import { useApolloClient } from '@apollo/client/react';
import { calendarEventProblems, todayIn } from '@homefold/domain';
import { useMemo } from 'react';
import { t } from '../../../app/messages';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/refusals';
import { asTitle } from '../../../ui/quick-add/corrections';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { Understanding } from '../../../ui/quick-add/understanding';
import { useSubmit } from '../../../ui/quick-add/use-submit';
import { useNow } from '../../../ui/use-now';
import { useToasts } from '../../../ui/toasts';
import { SettingsProvider, useFamilySettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import { Chips } from './chips';
import { answered, corrected, readDraft } from './draft';
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

function Understood({ settings, onShow, ...panel }: EventPanelProps & { settings: CalendarSettings }) {
  const { entry, input, onCorrections } = panel;
  const { locale, people, timeZone, weekStartsOn } = settings;
  const { text, corrections } = entry;
  const context = useQuickAddContext();
  // Read anew with every key: it takes a few tenths of a millisecond.
  const draft = useMemo(() => readDraft(grammar, text, context, corrections), [text, corrections, context]);
  const client = useApolloClient();
  const toasts = useToasts();
  const today = todayIn(timeZone, useNow());
  const written = { locale, today };
  const { submit, question, failure } = useSubmit(panel, () => {
    const { event } = draft;
    if (!event) return null;
    const tools = { client, toasts, people, locale, basis: { today, weekStartsOn }, onShow };
    return {
      title: event.title,
      content: event,
      problem: calendarEventProblems(inputOf(event))[0]?.message ?? null,
      save: (key) =>
        saveEntry(tools, event, key).then(
          () => null,
          (thrown: unknown) => refusalText(toPublicError(thrown), words.failed),
        ),
    };
  });

  const toField = (): void => void requestAnimationFrame(() => input.current?.focus());
  const days = corrections.date && draft.question?.reason === 'noDate' ? draft.known.eventDate : null;
  return (
    <Understanding
      title={draft.isUntitled ? words.noTitle : draft.known.title}
      isUntitled={draft.isUntitled}
      chips={
        <Chips
          draft={draft}
          written={written}
          onCorrect={(part, value) => onCorrections(corrected(corrections, draft, part, value))}
          onTitleOnly={(part) => {
            onCorrections(asTitle(corrections, draft, part));
            toField();
          }}
        />
      }
      question={
        draft.question &&
        draft.question.reason !== 'noText' && (
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
        )
      }
      note={draft.known.note}
      failure={failure}
      spoken={spokenText(draft, spokenFacts(draft.known, people, written))}
      onRetry={entry.retry ? submit : undefined}
    />
  );
}

function spokenText({ event, question, known }: Draft, facts: string): string {
  return question && !event
    ? words.spoken.question(question.question, question.candidates.map(({ label }) => label).join(', '))
    : words.spoken.event(known.title, facts);
}
