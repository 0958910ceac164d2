import { useQuery } from '@apollo/client/react';
import { MEAL_TYPES, PLANNED_MEAL_LIMITS } from '@homefold/domain/meals';
import { useId } from 'react';
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
import { MealChoicesDocument } from '../../generated';
import { personOf } from '../model/people';
import { withRecipe } from './form-values';
import type { MealForm } from './form-values';
import classes from './form.module.css';
import type { MealFormState } from './use-meal-form';

const words = t.meals.plan.form;

type Errors = FormErrors<MealForm>;

/** When and what: the fields that every form of a meal has. */
export function SlotFields({ form }: { form: MealFormState }) {
  const group = useId();
  const { values, errors, change } = form;
  return (
    <>
      <ChoiceChips label={words.mealType} error={errors.mealType}>
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
        label={words.date}
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
            label={words.title}
            placeholder={words.titlePlaceholder}
            value={values.title}
            error={errors.title}
            maxLength={PLANNED_MEAL_LIMITS.title}
            autoComplete="off"
            required={isEdit}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={words.notes}
            value={values.notes}
            error={errors.notes}
            maxLength={PLANNED_MEAL_LIMITS.notes}
            optional
            onChange={({ target }) => change({ notes: target.value })}
          />
        </>
      }
      side={<PeopleFields values={values} errors={errors} onChange={change} />}
    />
  );
}

/** A recipe of the family, or none. */
function RecipeField({ form, isEdit }: { form: MealFormState; isEdit: boolean }) {
  const { data } = useQuery(MealChoicesDocument);
  const recipes = data?.recipes ?? [];
  const { values, errors } = form;
  const known = values.recipeId === '' || recipes.some(({ id }) => id === values.recipeId);
  const options = [
    { value: '', label: words.adHoc },
    // until the recipes have loaded, and for one that lies in the bin
    ...(known ? [] : [{ value: values.recipeId, label: data ? words.formerRecipe : values.title }]),
    ...recipes.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <SelectField
      label={words.recipe}
      value={values.recipeId}
      error={errors.recipeId}
      options={options}
      onChange={(recipeId) =>
        form.edit(['recipeId', 'title'], (before) =>
          withRecipe(before, recipes.find(({ id }) => id === recipeId) ?? null, isEdit),
        )
      }
    />
  );
}

/** Who eats, who cooks, and for how many. */
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
      <ChoiceChips label={words.eaters} error={errors.eaterIds}>
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
          label={words.guests}
          min={0}
          max={PLANNED_MEAL_LIMITS.guests}
          value={values.guests}
          error={errors.guests}
          placeholder="0"
          onChange={(guests) => onChange({ guests })}
        />
        <StepperField
          label={words.servings}
          min={1}
          max={PLANNED_MEAL_LIMITS.servings}
          value={values.servings}
          error={errors.servings}
          onChange={(servings) => onChange({ servings })}
        />
      </div>
      <PersonChoice
        label={words.cook}
        anyone={words.anyone}
        people={people}
        value={values.cookId}
        error={errors.cookId}
        onChange={(cookId) => onChange({ cookId })}
      />
    </>
  );
}
