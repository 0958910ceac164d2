import { MEAL_TYPES, PLANNED_MEAL_LIMITS } from '@homefold/domain/meals';
import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import type { FormErrors } from '../../../../graphql/records/use-stored-form';
import { t } from '../../../../messages/meals';
import { ChoiceChip, ChoiceChips } from '../../../../ui/fields/choice-chips';
import { Field, TextArea } from '../../../../ui/fields/field';
import { PickerField } from '../../../../ui/fields/picker-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { FormColumns } from '../../../../ui/forms/form-columns';
import { Face } from '../../../../ui/people/face';
import { FamilyAvatar } from '../../../../ui/people/member-avatar';
import { PersonChoice } from '../../../../ui/people/person-choice';
import { StepperField } from '../../../../ui/pickers/stepper';
import { MealRecipeDocument } from '../../generated';
import { ingredientsText } from '../model/labels';
import { personOf } from '../model/people';
import { useRecipeChoices } from '../model/recipe-choices';
import { withRecipe } from './form-values';
import type { MealForm } from './form-values';
import classes from './form.module.css';
import type { MealFormState } from './use-meal-form';

const labels = t.meals.plan.form;

type Errors = FormErrors<MealForm>;

/** When and what: the fields that every form of a meal has. */
export function SlotFields({ form }: { form: MealFormState }) {
  const group = useId();
  const { values, errors, change } = form;
  return (
    <>
      <ChoiceChips label={labels.mealType} error={errors.mealType}>
        {MEAL_TYPES.map((mealType) => (
          <ChoiceChip
            key={mealType}
            group={group}
            checked={values.mealType === mealType}
            label={t.meals.plan.meals[mealType]}
            onChange={() => change({ mealType })}
          />
        ))}
      </ChoiceChips>
      <PickerField
        type="date"
        label={labels.date}
        value={values.mealDate}
        error={errors.mealDate}
        required
        onChange={(mealDate) => change({ mealDate })}
      />
    </>
  );
}

/** All fields of a planned meal, in two columns where there is room. */
export function MealFields({ form, isEdit }: { form: MealFormState; isEdit: boolean }) {
  const { values, errors, change } = form;
  return (
    <FormColumns
      main={
        <>
          <SlotFields form={form} />
          <RecipeField form={form} isEdit={isEdit} />
          <Field
            label={labels.title}
            placeholder={labels.titlePlaceholder}
            value={values.title}
            error={errors.title}
            maxLength={PLANNED_MEAL_LIMITS.title}
            autoComplete="off"
            required={isEdit}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={labels.notes}
            value={values.notes}
            error={errors.notes}
            maxLength={PLANNED_MEAL_LIMITS.notes}
            optional
            onChange={({ target }) => change({ notes: target.value })}
          />
          {values.own && values.recipeId === '' && (
            <OwnIngredients own={values.own} onDrop={() => change({ own: null })} />
          )}
        </>
      }
      side={<PeopleFields values={values} errors={errors} onChange={change} />}
    />
  );
}

/** The ingredients that a planned idea keeps. */
function OwnIngredients({ own, onDrop }: { own: NonNullable<MealForm['own']>; onDrop: () => void }) {
  const { locale } = useFamily();
  const id = useId();
  return (
    <section className={classes['own']} aria-labelledby={id}>
      <h3 id={id}>{labels.own}</h3>
      <p>{ingredientsText(own.ingredients, locale)}</p>
      <p className={classes['hint']}>{labels.ownHint}</p>
      <Button size="small" onClick={onDrop}>
        {labels.dropOwn}
      </Button>
    </section>
  );
}

/** The recipes that the field lists; others are found by typing. */
const RECIPES_LISTED = 20;

/** A recipe of the family, or none. */
function RecipeField({ form, isEdit }: { form: MealFormState; isEdit: boolean }) {
  const [typed, setTyped] = useState('');
  const { recipes, total, isOld } = useRecipeChoices(typed, RECIPES_LISTED);
  const { values, errors } = form;
  const isListed = values.recipeId === '' || recipes.some(({ id }) => id === values.recipeId);
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  const isPicked = picked?.id === values.recipeId;
  const known = useRecipeName(isListed || isPicked ? '' : values.recipeId);
  const named = isPicked ? picked.title : (known ?? values.title);
  const options = [
    ...(typed === '' ? [{ value: '', label: labels.adHoc }] : []),
    // an older one, and one in the bin
    ...(isListed || typed !== '' ? [] : [{ value: values.recipeId, label: named }]),
    ...recipes.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <SelectField
      label={labels.recipe}
      value={values.recipeId}
      error={errors.recipeId}
      options={options}
      hint={typed === '' && total > recipes.length ? labels.recipeHint(total) : undefined}
      search={{ onType: setTyped, isOld }}
      onChange={(recipeId) => {
        const recipe = recipes.find(({ id }) => id === recipeId) ?? null;
        setPicked(recipe);
        form.edit(['recipeId', 'title'], (before) => withRecipe(before, recipe, isEdit));
      }}
    />
  );
}

/** The title of an unlisted recipe; null while unknown. */
function useRecipeName(id: string): string | null {
  const { data, error } = useQuery(MealRecipeDocument, { variables: { id }, skip: id === '' });
  if (error && toPublicError(error).code === 'NOT_FOUND') return labels.formerRecipe;
  return data?.recipe.title ?? null;
}

/** The eaters, the cook, and the servings. */
function PeopleFields({
  values,
  errors,
  onChange,
}: {
  values: MealForm;
  errors: Errors;
  onChange: (change: Partial<MealForm>) => void;
}) {
  const family = useFamily();
  const people = family.members.flatMap(({ id }) => personOf(id, family) ?? []);
  const { eaterIds } = values;
  const toggle = (id: string): void =>
    onChange({ eaterIds: eaterIds.includes(id) ? eaterIds.filter((one) => one !== id) : [...eaterIds, id] });
  return (
    <>
      <ChoiceChips label={labels.eaters} error={errors.eaterIds}>
        <ChoiceChip
          checked={eaterIds.length === 0}
          label={t.meals.plan.everyone}
          onChange={() => onChange({ eaterIds: [] })}
        >
          <FamilyAvatar size={28} />
        </ChoiceChip>
        {people.map((person) => (
          <ChoiceChip
            key={person.id}
            checked={eaterIds.includes(person.id)}
            label={person.displayName}
            onChange={() => toggle(person.id)}
          >
            <Face person={person} size={28} />
          </ChoiceChip>
        ))}
      </ChoiceChips>
      <div className={classes['pair']}>
        <StepperField
          label={labels.guests}
          min={0}
          max={PLANNED_MEAL_LIMITS.guests}
          value={values.guests}
          error={errors.guests}
          placeholder="0"
          onChange={(guests) => onChange({ guests })}
        />
        <StepperField
          label={labels.servings}
          min={1}
          max={PLANNED_MEAL_LIMITS.servings}
          value={values.servings}
          error={errors.servings}
          onChange={(servings) => onChange({ servings })}
        />
      </div>
      <PersonChoice
        label={labels.cook}
        anyone={labels.anyone}
        people={people}
        value={values.cookId}
        error={errors.cookId}
        onChange={(cookId) => onChange({ cookId })}
      />
    </>
  );
}
