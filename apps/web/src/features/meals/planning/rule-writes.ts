import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ApolloCache } from '@apollo/client';
import { toPublicError } from '../../../graphql/errors';
import { refetchFields, registerLive } from '../../../graphql/live/live-registry';
import { modifyField, placeRow, rowsOf } from '../../../graphql/records/lists';
import { deletedItem, makeRecordWrites } from '../../../graphql/records/record-writes';
import type { RecordTools } from '../../../graphql/records/record-writes';
import { t } from '../../../messages/meals';
import { newKey } from '../../../ui/browser/new-key';
import { useToasts } from '../../../ui/toasts/toasts';
import {
  AddMealRuleDocument,
  DeleteMealRuleDocument,
  MealRuleFieldsFragmentDoc,
  MealRulesDocument,
  MoveMealRuleDocument,
  UndoMealRuleDocument,
  UpdateMealRuleDocument,
} from '../generated';
import type { MealRuleFieldsFragment, MealRulesQuery } from '../generated';

export type MealRule = MealRuleFieldsFragment;

const labels = t.meals.planning.rules;
const LISTS = ['mealRules'] as const;

// a proposal depends on the rules
registerLive({ type: 'meal_rule', typename: 'MealRule', fields: [...LISTS, 'draftMealPlan'], answered: LISTS });

const typed = (rule: MealRule): MealRule => ({ __typename: 'MealRule', ...rule }) as MealRule;
const rows = rowsOf<MealRule>('MealRule', MealRuleFieldsFragmentDoc, 'MealRuleFields', typed);

const place = (cache: ApolloCache, id: string, rule: MealRule | null): readonly string[] => {
  placeRow(cache, id, rule ? rows.write(cache, rule) : undefined, { mealRules: () => true });
  return [id];
};

function makeRuleWrites(tools: RecordTools) {
  const titled = (rule: MealRule) => ({ ...rule, title: rule.text });
  const { change, tap, attempt, offerUndo, current } = makeRecordWrites<MealRule & { title: string }, MealRulesQuery>(
    tools,
    {
      now: {
        query: MealRulesDocument,
        rowOf: ({ mealRules }, id) => {
          const rule = mealRules.find((one) => one.id === id);
          return rule && titled(rule);
        },
      },
      keep: rows.write,
      undo: (send, key) =>
        send({
          mutation: UndoMealRuleDocument,
          variables: { key },
          place: (cache, { undo }) =>
            undo.flatMap((rule) => (rule.__typename === 'MealRule' ? place(cache, rule.id, rule) : [])),
        }),
      gone: labels.gone,
      refetch: (client) => refetchFields(client, new Set(LISTS)),
    },
  );
  return {
    /** Throws on rejection. */
    async add(text: string, key: string): Promise<void> {
      await change({
        mutation: AddMealRuleDocument,
        variables: { text, idempotencyKey: key },
        place: (cache, { addMealRule }) => place(cache, addMealRule.id, addMealRule),
      });
    },
    /** Throws on rejection; after a conflict the next attempt is based on the current rule. */
    async update(rule: MealRule, text: string): Promise<void> {
      const undoKey = newKey();
      try {
        const { updateMealRule: after } = await change({
          mutation: UpdateMealRuleDocument,
          variables: { id: rule.id, text, version: rule.version, undoKey },
          place: (cache, answer) => place(cache, rule.id, answer.updateMealRule),
        });
        if (after.version === rule.version) return;
        offerUndo(undoKey, { message: labels.changed(after.text), before: [titled(rule)], after: [titled(after)] });
      } catch (thrown) {
        const refusal = toPublicError(thrown);
        if (refusal.code === 'VERSION_CONFLICT') await current(rule.id, refusal).catch(() => undefined);
        throw thrown;
      }
    },
    /** Of two contradicting rules, the upper one counts. @param afterId null: to the front */
    move: (rule: MealRule, afterId: string | null): Promise<void> =>
      attempt(titled(rule), labels.moveFailed, async () => {
        await change({
          mutation: MoveMealRuleDocument,
          variables: { id: rule.id, afterId },
          place: (cache, { moveMealRule: rules }) => {
            const refs = rules.flatMap((one) => rows.write(cache, one) ?? []);
            modifyField(cache, 'mealRules', () => refs);
            return rules.map(({ id }) => id);
          },
        });
      }),
    remove: (rule: MealRule): Promise<void> =>
      tap(titled(rule), labels.deleteFailed, async (undoKey) => {
        await change({
          mutation: DeleteMealRuleDocument,
          variables: { id: rule.id, version: rule.version, undoKey },
          shown: { deleteMealRule: deletedItem(rule.id) },
          place: (cache) => place(cache, rule.id, null),
        });
        return { message: labels.deleted(rule.text), before: [titled(rule)], after: [] };
      }),
  };
}

export function useRuleWrites(): ReturnType<typeof makeRuleWrites> {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makeRuleWrites({ client, toasts }), [client, toasts]);
}
