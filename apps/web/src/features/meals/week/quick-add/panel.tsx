import { useApolloClient } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useCallback, useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { failureOf } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/meals';
import type { PanelProps } from '../../../../ui/quick-add/entry';
import { Question } from '../../../../ui/quick-add/question';
import { QuickAddPanel } from '../../../../ui/quick-add/quick-add-panel';
import { dayLong, slotLabel } from '../model/labels';
import { recipeCalled, useRecipeCalled } from '../model/recipe-choices';
import type { OfferedRecipe } from '../model/recipe-choices';
import { useMealWrites } from '../model/use-meal-writes';
import { Chips } from './chips';
import { answered, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Draft, KnownMeal, PartValues } from './draft';
import { readMealWords } from './grammar';

const labels = t.meals.plan.quickAdd;

/** Shows how a line about a meal was parsed. Loaded on first typing. */
export default function Panel({ date, ...panel }: PanelProps<Corrections> & { date: CalendarDate | null }) {
  const { entry, onCorrections } = panel;
  const family = useFamily();
  const writes = useMealWrites();
  const client = useApolloClient();
  const readAs = useCallback(
    (text: string, corrections: Corrections, recipe: OfferedRecipe | null) => {
      const { today, locale, country, members } = family;
      const context = { today, locale, country, date, recipe, familySize: members.length };
      return readDraft(
        readMealWords,
        text,
        { ...context, isRecipe: labels.recipe, dayOf: (day) => dayLong(day, family) },
        corrections,
      );
    },
    [family, date],
  );
  const { text, corrections } = entry;
  const title = useMemo(() => readAs(text, corrections, null).known.title, [readAs, text, corrections]);
  const recipe = useRecipeCalled(title);
  const read = useCallback((line: string, corrected: Corrections) => readAs(line, corrected, recipe), [readAs, recipe]);
  /** Waits for the recipe, for those who submit before it is found. */
  const add = async (known: KnownMeal, key: string): Promise<unknown> =>
    writes.add(inputOf({ ...known, recipe: known.recipe ?? (await recipeCalled(client, known.title)) }), key);
  return (
    <QuickAddPanel<PartValues, Draft>
      panel={panel}
      labels={labels}
      read={read}
      save={({ isReady, known }) => {
        if (!isReady) return null;
        return {
          title: known.title,
          content: inputOf({ ...known, recipe: null }),
          problem: problemOf(known),
          save: (key) => failureOf(add(known, key), labels.failed),
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
        labels.spoken.meal(known.title, `${slotLabel(known, family)}, ${t.meals.plan.serves(known.servings)}`)
      }
    />
  );
}
