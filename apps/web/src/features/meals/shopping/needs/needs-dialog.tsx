import type { RecipeIngredient } from '@homefold/domain/recipes';
import { shownAmount, traditionOf } from '@homefold/domain/recipes';
import { notBought, SHOPPING_LIMITS } from '@homefold/domain/shopping';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { SelectField } from '../../../../ui/fields/select-field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useKitchen } from '../../kitchen/model/use-kitchen';
import { CheckRow } from '../generation/check-row';
import classes from '../generation/generate-dialog.module.css';
import { measureOf, nameOf } from '../model/labels';
import type { NewItem } from '../model/types';
import { useShoppingLists } from '../model/use-shopping';
import { useShoppingWrites } from '../model/use-shopping-writes';

const labels = t.shopping.needs;

/** A recipe whose ingredients are wanted. */
export interface Needs {
  recipeId: string;
  title: string;
  ingredients: readonly Pick<RecipeIngredient, 'amount' | 'amountTo' | 'unit' | 'name'>[];
  /** The number of servings; null if the recipe gives none. */
  servings: number | null;
  /** Servings wanted divided by those of the recipe. */
  factor: number;
}

/** The scaled ingredients of a recipe: which of them to put on the shopping list. Staples are deselected initially. */
export default function NeedsDialog({ open, needs, onClose }: { open: boolean; needs: Needs; onClose: () => void }) {
  const { locale, unitSystem } = useFamily();
  const writes = useShoppingWrites();
  const lists = useShoppingLists();
  const wanted = needs.ingredients.map((ingredient) => itemOf(ingredient, needs, { locale, system: unitSystem }));
  const kitchen = useKitchen().items ?? [];
  const whyNot = notBought(
    kitchen.map(({ title: name, haveIt, amount, unit }) => ({ name, amount: haveIt ? amount : 0, unit })),
  );
  const reasons = wanted.map(({ name, amount, unit }) => whyNot(name, amount != null && unit == null));
  // Toggled by hand: on for ingredients that would be left off, off for ingredients that would be added.
  const [switched, setSwitched] = useState<ReadonlySet<number>>(new Set());
  const isChosen = (index: number): boolean => (reasons[index] === null) !== switched.has(index);
  const [listId, setListId] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const items = wanted.filter((_item, index) => isChosen(index));
  const isAll = items.length === wanted.length;
  const flip = (index: number): void => {
    const next = new Set(switched);
    if (!next.delete(index)) next.add(index);
    setSwitched(next);
  };
  const choose = (all: boolean): void =>
    setSwitched(new Set(reasons.flatMap((reason, index) => ((reason === null) === all ? [] : [index]))));
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (items.length === 0 || saving) return;
    setSaving(true);
    const usual = lists.find(({ isDefault }) => isDefault)?.id ?? null;
    const failed = await writes.add(items, listId || usual, labels.added(items.length));
    setSaving(false);
    setFailure(failed);
    if (failed === null) onClose();
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      closeDisabled={saving}
      onSubmit={(event) => void submit(event)}
      leading={wanted.length > 1 && <Button onClick={() => choose(!isAll)}>{isAll ? labels.none : labels.all}</Button>}
      actions={<FormActions submit={labels.add(items.length)} saving={saving} disabled={items.length === 0} />}
    >
      <p className={classes['lead']}>{labels.lead(needs.title, needs.servings)}</p>
      {lists.length > 1 && (
        <SelectField
          label={labels.list}
          value={listId || (lists.find(({ isDefault }) => isDefault)?.id ?? '')}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setListId}
        />
      )}
      {wanted.length === 0 && <p className={classes['lead']}>{labels.nothing}</p>}
      <ul className={classes['rows']}>
        {wanted.map((item, index) => {
          const reason = reasons[index] ?? null;
          return (
            <CheckRow
              key={index}
              label={item.name}
              name={nameOf({ ingredientName: item.name })}
              quantity={measureOf({ amount: item.amount ?? null, unit: item.unit ?? null }, locale)}
              detail={reason === null ? '' : labels.leftOut[reason]}
              checked={isChosen(index)}
              onChange={() => flip(index)}
            />
          );
        })}
      </ul>
      {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
    </AppDialog>
  );
}

/** The amount to buy. For a range it is the upper end, so that nobody has to shop twice. */
function itemOf(
  { amount, amountTo, unit, name }: Needs['ingredients'][number],
  { recipeId, factor }: Needs,
  { locale, system }: { locale: string; system: 'metric' | 'us' | null },
): NewItem {
  const item = { name: name.slice(0, SHOPPING_LIMITS.name), recipeId };
  const most = amountTo ?? amount;
  if (most === null) return unit === null ? item : { ...item, unit };
  const shown = shownAmount(
    { amount: most, amountTo: null, unit, name, notes: null, section: null } as RecipeIngredient,
    {
      factor,
      system,
      tradition: traditionOf(locale),
    },
  );
  return shown ? { ...item, amount: Math.min(shown.amount, SHOPPING_LIMITS.amount), unit: shown.unit } : item;
}
