import { useApolloClient } from '@apollo/client/react';
import { calendarEventProblems } from '@homefold/domain';
import { useCallback } from 'react';
import { t } from '../../../messages';
import { failureOf } from '../../../graphql/records/refusals';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { QuickAddPanel } from '../../../ui/quick-add/quick-add-panel';
import { useToasts } from '../../../ui/toasts/toasts';
import { SettingsProvider, useFamilySettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import { Chips } from './chips';
import { answered, corrected, readDraft } from './draft';
import type { Corrections, Draft, PartValues } from './draft';
import * as grammar from './grammar';
import { Question } from './question';
import { inputOf, saveEntry } from './save-entry';
import { useQuickAddContext } from './use-context';
import { spokenFacts } from './labels';

const labels = t.quickAdd;

interface EventPanelProps extends PanelProps<Corrections> {
  onShow: (date: string) => void;
}

/** Shows how a line about an event was understood. Loaded when the user types. */
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
  const { entry, onCorrections } = panel;
  const { locale, people, today, weekStartsOn } = settings;
  const { corrections } = entry;
  const context = useQuickAddContext(entry.text);
  const read = useCallback(
    (text: string, corrected: Corrections) => readDraft(grammar, text, context, corrected),
    [context],
  );
  const client = useApolloClient();
  const toasts = useToasts();
  const tools = { client, toasts, people, locale, basis: { today, weekStartsOn }, onShow };
  return (
    <QuickAddPanel<PartValues, Draft>
      panel={panel}
      labels={labels}
      read={read}
      save={({ event }) =>
        event && {
          title: event.title,
          content: event,
          problem: calendarEventProblems(inputOf(event))[0]?.message ?? null,
          save: (key) => failureOf(saveEntry(tools, event, key), labels.failed),
        }
      }
      chips={(draft, correcting) => <Chips draft={draft} {...correcting} />}
      question={(draft, asking) =>
        draft.question &&
        draft.question.reason !== 'noText' && (
          <Question
            {...asking}
            question={draft.question}
            picked={draft.picked}
            day={corrections.date && draft.question.reason === 'noDate' ? draft.known.eventDate : null}
            onPick={(index) => draft.question && onCorrections(answered(corrections, draft.question, index))}
            onDay={(date) => onCorrections(corrected(corrections, draft, 'date', { eventDate: date, endDate: date }))}
          />
        )
      }
      spoken={({ known }) => labels.spoken.event(known.title, spokenFacts(known, people, settings, context.me ?? ''))}
    />
  );
}
