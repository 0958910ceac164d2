import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useCallback } from 'react';
import { useFamily } from '../../../../graphql/family';
import { failureOf } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/meals';
import type { PanelProps } from '../../../../ui/quick-add/entry';
import { Question } from '../../../../ui/quick-add/question';
import { QuickAddPanel } from '../../../../ui/quick-add/quick-add-panel';
import { MealChoicesDocument } from '../../generated';
import { dayLong, slotLabel } from '../model/labels';
import { useMealWrites } from '../model/use-meal-writes';
import { Chips } from './chips';
import { answered, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Draft, PartValues } from './draft';
import { readMealWords } from './grammar';

const words = t.meals.plan.quickAdd;

/** Shows how a line about a meal was understood. Loaded when somebody types. */
export default function Panel({ date, ...panel }: PanelProps<Corrections> & { date: CalendarDate | null }) {
  const { entry, onCorrections } = panel;
  const family = useFamily();
  const writes = useMealWrites();
  const { data } = useQuery(MealChoicesDocument);
  const recipes = data?.recipes;
  const read = useCallback(
    (text: string, corrections: Corrections) => {
      const { today, locale, country, members } = family;
      const context = { today, locale, country, date, recipes: recipes ?? [], familySize: members.length };
      return readDraft(
        readMealWords,
        text,
        { ...context, isRecipe: words.recipe, dayOf: (day) => dayLong(day, family) },
        corrections,
      );
    },
    [family, date, recipes],
  );
  return (
    <QuickAddPanel<PartValues, Draft>
      panel={panel}
      words={words}
      read={read}
      save={({ isReady, known }) => {
        if (!isReady) return null;
        const meal = inputOf(known);
        return {
          title: known.title,
          content: meal,
          problem: problemOf(known),
          save: (key) => failureOf(writes.add(meal, key), words.failed),
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
        words.spoken.meal(known.title, `${slotLabel(known, family)}, ${t.meals.plan.serves(known.servings)}`)
      }
    />
  );
}
