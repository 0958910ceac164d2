import { useApolloClient } from '@apollo/client/react';
import { lazy, useState } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { totalMinutes } from '@homefold/domain/recipes';
import { toPublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { isFinal } from '../../../graphql/records/refusals';
import { errorText } from '../../../graphql/use-domain-form';
import { t } from '../../../messages/kitchen/kitchen';
import { t as recipes } from '../../../messages/recipes';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { Unplugged } from '../../../ui/drawings/unplugged';
import { ListPage, Rail } from '../../../ui/lists/list-page';
import { EmptyState, ErrorState } from '../../../ui/states/empty-state';
import { Opening } from '../../../ui/states/opening';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { useToasts } from '../../../ui/toasts/toasts';
import { UseItUpDocument } from '../generated';
import { dishOfQuickMeal, missingOf } from '../ideas/dish';
import type { Dish, QuickMeal } from '../ideas/dish';
import { useDishActions } from '../ideas/use-dish-actions';
import type { Wanted } from '../kitchen/model/put-on-list';
import { useKitchenWrites } from '../kitchen/model/kitchen-writes';
import { useKitchen } from '../kitchen/model/use-kitchen';
import { warningLines } from '../recipes/model/warnings';
import { EmptyPot } from '../recipes/list/empty-pot';
import { useOpenRecipe } from '../use-open-recipe';
import { MealDialog } from '../week/dialogs/lazy-meal-dialog';
import { useMealWrites } from '../week/model/use-meal-writes';
import { inputOf } from './form';
import type { Ideas, UseItUpForm, UseItUpState } from './form';
import { FormCard } from './form-card';
import { IdeaCard } from './idea-card';
import { Inventory } from './inventory';
import classes from './tab.module.css';

const AddToPlan = lazy(() => import('../week/add-to-plan'));
const DishDialog = lazy(() => import('./dish-dialog'));

const labels = t.useItUp;

/** The documented message of an empty kitchen says everything. */
const refusedBy = (reason: string): string => (reason === labels.noIngredients ? reason : labels.failed(reason));

/** Use It Up!: what can be cooked from the kitchen, with the inventory next to it. */
export default function UseItUpTab({
  state: { form, ideas },
  onState,
}: {
  state: UseItUpState;
  onState: Dispatch<SetStateAction<UseItUpState>>;
}) {
  const client = useApolloClient();
  const toasts = useToasts();
  const writes = useKitchenWrites();
  const { items, error, refetch } = useKitchen();
  const [generating, setGenerating] = useState(false);
  const change = (changed: Partial<UseItUpForm>): void =>
    onState((before) => ({ ...before, form: { ...before.form, ...changed } }));
  const generate = async (): Promise<void> => {
    setGenerating(true);
    try {
      const { data } = await client.query({
        query: UseItUpDocument,
        variables: { input: inputOf(form) },
        fetchPolicy: 'no-cache',
      });
      const found = data?.useItUp;
      if (!found) throw new Error('The server answered without ideas');
      onState((before) => ({ ...before, ideas: found }));
      toasts.success(found.message);
    } catch (thrown) {
      const failed = toPublicError(thrown);
      if (isFinal(failed)) toasts.error(refusedBy(errorText(failed)));
      else toasts.retry(labels.failed(labels.failedWhy), () => void generate());
    } finally {
      setGenerating(false);
    }
  };
  if (error)
    return (
      <ErrorState title={t.kitchen.failed} text={t.kitchen.failedText} drawing={<Unplugged />} onRetry={refetch} />
    );
  if (!items) return <RowsSkeleton rows={6} label={t.kitchen.loading} />;
  return (
    <div className={classes['page']}>
      <ListPage
        rail={
          <Rail>
            <Inventory items={items} writes={writes} />
          </Rail>
        }
      >
        <FormCard
          form={form}
          items={items}
          generating={generating}
          onForm={change}
          onGenerate={() => void generate()}
        />
        {ideas ? (
          <Results ideas={ideas} mealType={form.mealType} />
        ) : (
          <EmptyState title={labels.none} text={labels.noneText} drawing={<EmptyPot />} />
        )}
      </ListPage>
    </div>
  );
}

/** The family's own recipes first, then the quick meals. */
function Results({ ideas, mealType }: { ideas: Ideas; mealType: UseItUpForm['mealType'] }) {
  const family = useFamily();
  const meals = useMealWrites();
  const openRecipe = useOpenRecipe();
  const actions = useDishActions(mealType);
  const reading = useOpened<Dish>();
  const planned = useOpened<{ id: string; title: string; servings: number | null }>();
  const putMissing = (things: readonly Omit<Wanted, 'notes'>[], title: string): void =>
    void actions.putOnList(
      things.map(({ name, amount, unit }) => ({ name, amount, unit, notes: title, generatedFor: family.today })),
    );
  const quick = (meal: QuickMeal): ReactNode => {
    const dish = dishOfQuickMeal(meal);
    return (
      <IdeaCard
        idea={{
          title: meal.title,
          minutes: meal.prepTimeMinutes + meal.cookTimeMinutes,
          servings: meal.servings,
          difficulty: labels.complexities[meal.complexity],
          about: meal.description,
          uses: labels.uses(meal.ingredientsUsed),
          missing: meal.additionalIngredientsNeeded,
          warnings: warningLines(meal, family).map(({ text }) => text),
        }}
        onView={() => reading.show(dish)}
        onToday={() => actions.addToday(dish)}
        onChooseDate={() => actions.chooseDate(dish)}
        onPutMissing={() => putMissing(missingOf(meal), meal.title)}
      />
    );
  };
  return (
    <>
      {ideas.hint && <p className={classes['hint']}>{ideas.hint}</p>}
      <Section title={labels.ownRecipes} empty={labels.noRecipes}>
        {ideas.recipes.map(({ recipeId, recipe, inHouse, missing, why }) => (
          <li key={recipeId}>
            <IdeaCard
              idea={{
                title: recipe.title,
                minutes: totalMinutes(recipe.prepTimeMinutes, recipe.cookTimeMinutes),
                servings: recipe.servings,
                difficulty: recipes.recipes.difficulties[recipe.difficulty],
                about: why,
                // the reason already says it
                uses: why === null ? labels.usesOf(inHouse.length, inHouse.length + missing.length) : null,
                missing,
                warnings: warningLines(recipe, family).map(({ text }) => text),
              }}
              onView={() => openRecipe({ id: recipeId })}
              onToday={() =>
                void meals.addNow({
                  recipeId,
                  title: recipe.title,
                  isAdHoc: false,
                  mealDate: family.today,
                  mealType: 'dinner',
                  ...(recipe.servings !== null && { servings: recipe.servings }),
                })
              }
              onChooseDate={() => planned.show({ id: recipeId, title: recipe.title, servings: recipe.servings })}
              onPutMissing={() =>
                void actions.putOnList(missing.map((name) => ({ name, amount: null, unit: null, recipeId })))
              }
            />
          </li>
        ))}
      </Section>
      <Section title={labels.quickMeals} empty={`${labels.nothing}. ${labels.nothingText}`}>
        {ideas.quickMeals.map((meal) => (
          <li key={meal.key}>{quick(meal)}</li>
        ))}
      </Section>
      <MealDialog planning={actions.planning} />
      <Opening>
        {planned.value && (
          <AddToPlan key={planned.times} open={planned.open} recipe={planned.value} onClose={planned.close} />
        )}
      </Opening>
      <Opening>
        {reading.value && (
          <DishDialog
            key={reading.times}
            open={reading.open}
            dish={reading.value}
            actions={actions}
            onClose={reading.close}
          />
        )}
      </Opening>
    </>
  );
}

function Section({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <section aria-label={title} className={classes['section']}>
      <h2 className={classes['heading']}>{title}</h2>
      {children.length > 0 ? (
        <ul className={classes['cards']}>{children}</ul>
      ) : (
        <p className={classes['none']}>{empty}</p>
      )}
    </section>
  );
}
