import { useCallback } from 'react';
import { t } from '../../../messages/jobs';
import { failureOf } from '../../../graphql/records/refusals';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { Question } from '../../../ui/quick-add/question';
import { QuickAddPanel } from '../../../ui/quick-add/quick-add-panel';
import { useNow } from '../../../ui/time/use-now';
import { useFamily } from '../../../graphql/family';
import { usePoints } from '../model/use-points';
import { useWrites } from '../model/use-job-writes';
import { Chips } from './chips';
import { answered, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Draft, PartValues } from './draft';
import * as grammar from './grammar';
import { spokenFacts } from './labels';

const labels = t.jobs.quickAdd;

/** Shows how a line about a job was understood. Loaded when the user types. */
export default function Panel(panel: PanelProps<Corrections>) {
  const { entry, onCorrections } = panel;
  const family = useFamily();
  const { isApprover } = usePoints();
  const writes = useWrites();
  const minute = Math.floor(useNow().getTime() / 60_000);
  const read = useCallback(
    (text: string, corrections: Corrections) => {
      const { timeZone, locale, country, members, me } = family;
      const context = { now: new Date(minute * 60_000), timeZone, locale, country, members, me };
      return readDraft(grammar, text, context, corrections);
    },
    [family, minute],
  );
  return (
    <QuickAddPanel<PartValues, Draft>
      panel={panel}
      labels={labels}
      read={read}
      save={({ isReady, known }) => {
        if (!isReady) return null;
        const job = inputOf(known, isApprover);
        return {
          title: job.title,
          content: job,
          problem: problemOf(known),
          save: (key) => failureOf(writes.add(job, key), labels.failed),
        };
      }}
      chips={(draft, correcting) => <Chips draft={draft} isApprover={isApprover} {...correcting} />}
      question={({ question, picked }, asking) =>
        question && (
          <Question
            {...asking}
            legend={question.question}
            answers={question.candidates.map(({ label }) => ({ key: label, label }))}
            picked={picked}
            onPick={(index) => onCorrections(answered(entry.corrections, question, index))}
          />
        )
      }
      spoken={({ known }) => labels.spoken.job(known.title, spokenFacts(known, family))}
    />
  );
}
