import { useApolloClient } from '@apollo/client/react';
import { CUISINES, IDEA_DIETS, IDEA_SERVINGS, IDEA_TIMES } from '@homefold/domain/meal-ideas';
import { DIFFICULTIES } from '@homefold/domain/recipes';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../messages/kitchen/ideas';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { TextArea } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormAlert } from '../../../ui/forms/form-alert';
import { useDraft } from '../../../ui/forms/use-draft';
import { EmptyState } from '../../../ui/states/empty-state';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { SuggestMealsDocument } from '../generated';
import { EmptyPot } from '../recipes/list/empty-pot';
import { MealDialog } from '../week/dialogs/lazy-meal-dialog';
import { dishOfSuggestion } from './dish';
import type { Dish, Suggestion } from './dish';
import classes from './ideas-dialog.module.css';
import { SuggestionCard } from './suggestion-card';
import { useDishActions } from './use-dish-actions';

const labels = t.ideas;

const NO_WISHES = {
  cuisine: 'any',
  dietary: 'any',
  timeConstraint: 'any',
  servings: String(IDEA_SERVINGS.default),
  difficulty: 'any',
  contextNotes: '',
};
type Wishes = typeof NO_WISHES;
type Chosen = Exclude<keyof Wishes, 'contextNotes'>;

const labelled = (values: readonly string[], names: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: names[value] ?? value }));

const CHOICES: Readonly<Record<Chosen, { label: string; options: readonly { value: string; label: string }[] }>> = {
  cuisine: { label: labels.cuisine, options: labelled(CUISINES, labels.cuisines) },
  dietary: { label: labels.dietary, options: labelled(IDEA_DIETS, labels.diets) },
  timeConstraint: { label: labels.time, options: labelled(IDEA_TIMES, labels.times) },
  servings: { label: labels.servings, options: labelled(IDEA_SERVINGS.choices.map(String), {}) },
  difficulty: { label: labels.difficulty, options: labelled(['any', ...DIFFICULTIES], labels.difficulties) },
};

/** What no suggestion honours, as sentences. */
const missedByAll = ([first, ...others]: readonly Suggestion[]): string[] =>
  (first?.missed ?? []).filter((words) => others.every(({ missed }) => missed.includes(words)));

/** AI Meal Suggestions: the constraints, and the suggestions. Nothing is stored until somebody accepts one. */
export default function IdeasDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useApolloClient();
  const actions = useDishActions();
  const [wishes, setWishes] = useState(NO_WISHES);
  const [found, setFound] = useState<{ dishes: readonly Dish[]; missed: readonly string[] } | null>(null);
  const [generating, setGenerating] = useState(false);
  const [failed, setFailed] = useState(false);
  const draft = useDraft<Wishes>({
    form: 'meal-ideas',
    content: wishes,
    opened: NO_WISHES,
    edits: false,
    silent: true,
    onResume: setWishes,
  });
  const generate = async (): Promise<void> => {
    if (generating) return;
    setGenerating(true);
    setFailed(false);
    // as documented: suggestions for other constraints are cleared
    setFound(null);
    try {
      const { data } = await client.query({
        query: SuggestMealsDocument,
        variables: {
          input: { ...wishes, servings: Number(wishes.servings), contextNotes: wishes.contextNotes.trim() || null },
        },
        fetchPolicy: 'no-cache',
      });
      const suggested = data?.suggestMeals ?? [];
      setFound({ dishes: suggested.map(dishOfSuggestion), missed: missedByAll(suggested) });
      draft.settle();
    } catch {
      setFailed(true);
    } finally {
      setGenerating(false);
    }
  };
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    void generate();
  };
  return (
    <>
      <AppDialog
        open={open}
        title={labels.title}
        width={720}
        onClose={onClose}
        onSubmit={submit}
        actions={<FormActions submit={generating ? labels.generating : labels.generate} saving={generating} />}
      >
        <div className={classes['wishes']}>
          {(Object.keys(CHOICES) as Chosen[]).map((name) => (
            <SelectField
              key={name}
              {...CHOICES[name]}
              value={wishes[name]}
              onChange={(value) => setWishes((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
        <TextArea
          label={labels.notes}
          optional
          rows={2}
          maxLength={1000}
          placeholder={labels.notesPlaceholder}
          value={wishes.contextNotes}
          onChange={({ target: { value: contextNotes } }) => setWishes((before) => ({ ...before, contextNotes }))}
        />
        {failed && <FormAlert message={labels.unavailable} onRetry={submit} />}
        {generating && <RowsSkeleton rows={3} height={96} label={labels.generating} />}
        {found && (
          <section aria-label={labels.results} className={classes['results']}>
            <p className={classes['count']} role="status">
              {[...(found.dishes.length > 0 ? [labels.found(found.dishes.length)] : []), ...found.missed].join(' ')}
            </p>
            {found.dishes.length === 0 ? (
              <EmptyState level="h3" title={labels.none} text={labels.noneText} drawing={<EmptyPot />} />
            ) : (
              <ul>
                {found.dishes.map((dish) => (
                  <li key={dish.title}>
                    <SuggestionCard dish={dish} actions={actions} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </AppDialog>
      <MealDialog planning={actions.planning} />
    </>
  );
}
