import { DIFFICULTIES, RECIPE_LIMITS } from '@homefold/domain/recipes';
import { useState } from 'react';
import { PictureField } from '../../../../graphql/pictures/picture-field';
import { t } from '../../../../messages/recipes';
import { useFamily } from '../../../../graphql/family';
import { EditDialog } from '../../../../ui/dialogs/edit-dialog';
import { Field, TextArea } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import { VersionsPanel } from '../../../../ui/forms/versions-panel';
import { StepperField } from '../../../../ui/pickers/stepper';
import type { RecipeWrites } from '../model/recipe-writes';
import type { Recipe } from '../model/types';
import { useFamilyTags, useFamilyUnits, useIngredientNames } from '../model/use-suggestions';
import { describe } from './describe';
import classes from './editor.module.css';
import { canSubmit, formOf } from './form-values';
import { IngredientsField } from './ingredients-field';
import { StepsField } from './steps-field';
import { TagsField } from './tags-field';
import { useRecipeForm } from './use-recipe-form';
import type { RecipeTarget } from './use-recipe-form';

const labels = t.recipes.editor;
/** A text longer than the limit may be pasted: the rules then report the limit. */
const ROOM = 2;

/** Create New Recipe and Edit Recipe share one form, so that neither loses a field of the other. */
export default function RecipeDialog({
  open,
  target,
  writes,
  onDelete,
  onSaved,
  onClose,
}: {
  open: boolean;
  target: RecipeTarget;
  writes: RecipeWrites;
  onDelete: (recipe: Recipe) => void;
  /** A new recipe was added. */
  onSaved?: (recipe: Recipe) => void;
  onClose: () => void;
}) {
  const { locale } = useFamily();
  const form = useRecipeForm(target, writes, (added) => {
    onClose();
    if (added) onSaved?.(added);
  });
  const { values, errors, fill } = form;
  const [typed, setTyped] = useState('');
  const names = useIngredientNames(typed);
  const units = useFamilyUnits();
  const tags = useFamilyTags();
  const stored = target.kind === 'edit' ? target.recipe : null;
  const unread = target.kind === 'add' ? (target.read?.unread ?? []) : [];
  const text = (name: 'title' | 'description' | 'externalLink') => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => fill({ [name]: event.target.value }),
  });
  const number = (name: 'prepTimeMinutes' | 'cookTimeMinutes' | 'servings') => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => fill({ [name]: value }),
  });
  const next = (part: keyof typeof values.next) => ({
    next: values.next[part],
    onNext: (value: string) =>
      form.edit([FIELD_OF[part]], (before) => ({ ...before, next: { ...before.next, [part]: value } })),
  });
  return (
    <EditDialog
      open={open}
      title={stored ? labels.editTitle : labels.addTitle}
      form={form}
      submit={form.saving ? labels.saving : stored ? labels.submitEdit : labels.submitAdd}
      canSubmit={canSubmit(values)}
      conflict={(theirs) => (
        <VersionsPanel
          labels={labels.conflict}
          mine={describe(values)}
          theirs={describe(formOf(theirs, locale))}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onDelete={stored ? () => onDelete(stored) : undefined}
      onClose={onClose}
    >
      {unread.length > 0 && (
        <div className={classes['note']} role="note">
          <strong>{labels.unread.title}</strong>
          {labels.unread.text}
          <ul>
            {unread.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <section className={classes['section']}>
        <h3 className={classes['legend']}>{labels.basic}</h3>
        <Field
          label={labels.title}
          placeholder={labels.titlePlaceholder}
          maxLength={RECIPE_LIMITS.title * ROOM}
          {...text('title')}
        />
        <TextArea
          label={labels.description}
          optional
          rows={2}
          maxLength={RECIPE_LIMITS.description * ROOM}
          {...text('description')}
        />
        <div className={classes['numbers']}>
          <StepperField label={labels.prep} min={0} max={RECIPE_LIMITS.minutes} {...number('prepTimeMinutes')} />
          <StepperField label={labels.cook} min={0} max={RECIPE_LIMITS.minutes} {...number('cookTimeMinutes')} />
          <StepperField label={labels.servings} min={1} max={RECIPE_LIMITS.servings} {...number('servings')} />
          <SelectField
            label={labels.difficulty}
            error={errors.difficulty}
            value={values.difficulty}
            options={DIFFICULTIES.map((value) => ({ value, label: t.recipes.difficulties[value] }))}
            onChange={(difficulty) => fill({ difficulty })}
          />
        </div>
      </section>
      <section className={classes['section']}>
        <TagsField
          tags={values.tags}
          error={errors.tags}
          known={tags}
          {...next('tag')}
          onChange={(chosen) => fill({ tags: chosen })}
        />
      </section>
      <section className={classes['section']}>
        <IngredientsField
          rows={values.ingredients}
          error={errors.ingredients}
          suggestions={names}
          units={units}
          onSearch={setTyped}
          {...next('ingredient')}
          onChange={(ingredients) => fill({ ingredients })}
        />
      </section>
      <section className={classes['section']}>
        <StepsField
          rows={values.instructions}
          error={errors.instructions}
          {...next('step')}
          onChange={(instructions) => fill({ instructions })}
        />
      </section>
      <section className={classes['section']}>
        <h3 className={classes['legend']}>{labels.additional}</h3>
        <Field
          label={labels.link}
          type="url"
          inputMode="url"
          optional
          placeholder={labels.linkPlaceholder}
          maxLength={RECIPE_LIMITS.link * ROOM}
          {...text('externalLink')}
        />
        <PictureField
          use="recipe"
          preview={t.recipes.editor.picture}
          value={values.imageUrl}
          error={errors.imageUrl}
          onChange={(imageUrl) => fill({ imageUrl })}
        />
      </section>
    </EditDialog>
  );
}

const FIELD_OF = { ingredient: 'ingredients', step: 'instructions', tag: 'tags' } as const;
