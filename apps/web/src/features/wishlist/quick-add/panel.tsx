import { useCallback } from 'react';
import type { WishCategory } from '@homefold/domain/wishlist';
import { useFamily } from '../../../graphql/family';
import { failureOf } from '../../../graphql/records/refusals';
import { t } from '../../../messages/wishlist/wishes';
import type { PanelProps } from '../../../ui/quick-add/entry';
import { Question } from '../../../ui/quick-add/question';
import { QuickAddPanel } from '../../../ui/quick-add/quick-add-panel';
import { useConventions } from '../../../ui/time/conventions';
import { fullDay } from '../../../ui/time/day-labels';
import { hostOf, priceLabel, wantedByLabel } from '../model/labels';
import { nameOf, personOf } from '../model/people';
import { useWrites } from '../model/use-wish-writes';
import { Chips } from './chips';
import { answered, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Draft, PartValues } from './draft';
import { readWishWords } from './grammar';

const labels = t.wishlist.quickAdd;

/** The page's context for the field. */
export interface PanelExtra {
  /** The wisher if none is named; null: the viewer. */
  memberId: string | null;
  /** The category that the page is filtered by; null for all. */
  category: WishCategory | null;
  /** Continues in the form, which is filled in from the page at this address. */
  onLink: (link: string) => void;
}

/** Shows how a line was understood. Loaded when typing starts. */
export default function Panel({ memberId, category, onLink, ...panel }: PanelProps<Corrections> & PanelExtra) {
  const { entry, onCorrections } = panel;
  const family = useFamily();
  const writes = useWrites();
  const { currency, locale } = useConventions();
  const format = { currency, locale };
  const read = useCallback(
    (text: string, corrections: Corrections) => {
      const { today, country, members, me, byId } = family;
      const context = {
        ...{ today, country, members, me, locale, currency },
        usual: memberId ?? me,
        categoryOf: (id: string): WishCategory =>
          category ?? (byId.get(id)?.hasUserAccount === false ? 'Kids' : 'Gifts'),
        dayOf: (day: string) => fullDay(day, family),
      };
      return readDraft(readWishWords, text, context, corrections);
    },
    [family, locale, currency, memberId, category],
  );
  return (
    <QuickAddPanel<PartValues, Draft>
      panel={panel}
      labels={labels}
      read={read}
      save={({ isReady, known, link }) => {
        if (link)
          return {
            title: hostOf(link),
            content: { link },
            problem: null,
            save: () => {
              onLink(link);
              return Promise.resolve(null);
            },
          };
        if (!isReady) return null;
        const input = inputOf(known);
        return {
          title: known.title,
          content: { ...input, memberId: known.memberId },
          problem: problemOf(known),
          save: (key) => failureOf(writes.add(input, known.memberId, key), labels.failed),
        };
      }}
      chips={(draft, correcting) => <Chips draft={draft} format={format} {...correcting} />}
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
      spoken={({ known, link }) => {
        if (link) return labels.readPage(hostOf(link));
        const person = personOf(known.memberId, family);
        const facts = [
          priceLabel(known, format),
          person && labels.spoken.forWhom(nameOf(person, family.me)),
          wantedByLabel(known, family),
          known.category,
        ];
        return labels.spoken.wish(known.title, facts.filter(Boolean).join(', '));
      }}
    />
  );
}
