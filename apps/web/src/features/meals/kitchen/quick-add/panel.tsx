import { useCallback } from 'react';
import { useFamily } from '../../../../graphql/family';
import { failureOf } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/kitchen/kitchen';
import type { PanelProps } from '../../../../ui/quick-add/entry';
import { Question } from '../../../../ui/quick-add/question';
import { QuickAddPanel } from '../../../../ui/quick-add/quick-add-panel';
import { fullDay, nearDay } from '../../../../ui/time/day-labels';
import { useKitchenWrites } from '../model/kitchen-writes';
import { amountLabel } from '../model/labels';
import { Chips } from './chips';
import { answered, inputOf, readDraft } from './draft';
import type { Corrections, Draft, PartValues } from './draft';
import { readKitchenWords } from './grammar';

const texts = t.kitchen;
const labels = texts.quickAdd;

/** Shows how a line about the kitchen was parsed. Loaded on first typing. */
export default function Panel(panel: PanelProps<Corrections>) {
  const { entry, onCorrections } = panel;
  const family = useFamily();
  const writes = useKitchenWrites();
  const read = useCallback(
    (text: string, corrections: Corrections) => {
      const { today, locale, country } = family;
      return readDraft(
        readKitchenWords,
        text,
        { today, locale, country, dayOf: (day) => fullDay(day, family) },
        corrections,
      );
    },
    [family],
  );
  return (
    <QuickAddPanel<PartValues, Draft>
      panel={panel}
      labels={labels}
      read={read}
      save={({ isReady, known }) => {
        if (!isReady) return null;
        const item = inputOf(known);
        return {
          title: known.title,
          content: item,
          problem: null,
          save: (key) => failureOf(writes.add([item], key), labels.failed, texts.addOneFailed),
        };
      }}
      chips={(draft, correcting) => <Chips draft={draft} {...correcting} />}
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
      spoken={({ known }) =>
        labels.spoken.item(
          known.title,
          [
            amountLabel(known, family.locale),
            known.bestBefore && texts.until(nearDay(known.bestBefore, family)),
            texts.places[known.place],
            texts.categories[known.category],
          ]
            .filter(Boolean)
            .join(', '),
        )
      }
    />
  );
}
