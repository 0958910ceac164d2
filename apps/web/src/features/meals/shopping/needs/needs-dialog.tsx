import type { RecipeIngredient } from '@homefold/domain/recipes';
import { isAlwaysAtHand } from '@homefold/domain/kitchen';
import { shownAmount, traditionOf } from '@homefold/domain/recipes';
import { SHOPPING_LIMITS } from '@homefold/domain/shopping';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { SelectField } from '../../../../ui/fields/select-field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { CheckRow } from '../generation/check-row';
import classes from '../generation/generate-dialog.module.css';
import { measureOf, nameOf } from '../model/labels';
import type { NewItem } from '../model/types';
import { useShoppingLists } from '../model/use-shopping';
import { useShoppingWrites } from '../model/use-shopping-writes';

const words = t.shopping.needs;

/** A recipe whose ingredients are wanted. */
export interface Needs {
  recipeId: string;
  title: string;
  ingredients: readonly Pick<RecipeIngredient, 'amount' | 'amountTo' | 'unit' | 'name'>[];
  /** For how many it is cooked; null where the recipe does not say. */
  servings: number | null;
  /** Servings wanted divided by those of the recipe. */
  factor: number;
}

/** The ingredients of a recipe, scaled: which of them go on the shopping list. Water, salt and pepper are left off at first. */
export default function NeedsDialog({ open, needs, onClose }: { open: boolean; needs: Needs; onClose: () => void }) {
  const { locale, unitSystem } = useFamily();
  const writes = useShoppingWrites();
  const lists = useShoppingLists();
  const wanted = needs.ingredients.map((ingredient) => itemOf(ingredient, needs, { locale, system: unitSystem }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(wanted.flatMap(({ name }, index) => (isAlwaysAtHand(name) ? [] : [index]))),
  );
  const [listId, setListId] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const items = wanted.filter((_item, index) => chosen.has(index));
  const isAll = items.length === wanted.length;
  const flip = (index: number): void => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (items.length === 0 || saving) return;
    setSaving(true);
    const usual = lists.find(({ isDefault }) => isDefault)?.id ?? null;
    const failed = await writes.add(items, listId || usual, words.added(items.length));
    setSaving(false);
    setFailure(failed);
    if (failed === null) onClose();
  };
  return (
    <AppDialog
      open={open}
      title={words.title}
      onClose={onClose}
      closeDisabled={saving}
      onSubmit={(event) => void submit(event)}
      leading={
        wanted.length > 1 && (
          <Button onClick={() => setChosen(new Set(isAll ? [] : wanted.keys()))}>
            {isAll ? words.none : words.all}
          </Button>
        )
      }
      actions={<FormActions submit={words.add(items.length)} saving={saving} disabled={items.length === 0} />}
    >
      <p className={classes['lead']}>{words.lead(needs.title, needs.servings)}</p>
      {lists.length > 1 && (
        <SelectField
          label={words.list}
          value={listId || (lists.find(({ isDefault }) => isDefault)?.id ?? '')}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setListId}
        />
      )}
      {wanted.length === 0 && <p className={classes['lead']}>{words.nothing}</p>}
      <ul className={classes['rows']}>
        {wanted.map((item, index) => (
          <CheckRow
            key={index}
            label={item.name}
            name={nameOf({ ingredientName: item.name })}
            quantity={measureOf({ amount: item.amount ?? null, unit: item.unit ?? null }, locale)}
            detail=""
            checked={chosen.has(index)}
            onChange={() => flip(index)}
          />
        ))}
      </ul>
      {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
    </AppDialog>
  );
}

/** An ingredient as it is bought. Of a range the larger amount: nobody is sent twice. */
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
