import { readKitchenItem } from '@homefold/domain/kitchen';
import type { KitchenCategory, KitchenItemField, KitchenPlace } from '@homefold/domain/kitchen';
import { unitName } from '@homefold/domain/recipes';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/kitchen/kitchen';
import type { VersionLine } from '../../../../ui/forms/versions-panel';
import { dayLabel } from '../../../../ui/time/day-labels';
import type { KitchenItemInput } from '../generated';
import type { KitchenItem } from '../model/types';

const labels = t.kitchen;

/** The values of the form; '' for none. */
export interface ItemForm {
  title: string;
  category: KitchenCategory;
  place: KitchenPlace | '';
  amount: string;
  unit: string;
  bestBefore: string;
  minimum: string;
  haveIt: boolean;
  barcode: string;
}

export const formOfItem = (item: Omit<KitchenItem, 'id' | 'version'>): ItemForm => ({
  title: item.title,
  category: item.category,
  place: item.place,
  amount: figure(item.amount),
  unit: item.unit === null ? '' : unitName(item.unit, (item.amount ?? item.minimumAmount ?? 1) > 1),
  bestBefore: item.bestBefore ?? '',
  minimum: figure(item.minimumAmount),
  haveIt: item.haveIt,
  barcode: item.barcode ?? '',
});

const figure = (amount: number | null): string => (amount === null ? '' : String(amount));

const draftOf = ({ title, ...form }: ItemForm) => ({ ...form, name: title });

/** The form field for each field of the rules. */
const FIELDS: Readonly<Record<KitchenItemField, keyof ItemForm>> = {
  name: 'title',
  category: 'category',
  place: 'place',
  amount: 'amount',
  unit: 'unit',
  bestBefore: 'bestBefore',
  minimum: 'minimum',
  haveIt: 'haveIt',
};

export const problemsOf = (form: ItemForm): { field: string; message: string }[] =>
  readKitchenItem(draftOf(form)).problems.map(({ field, message }) => ({ field: FIELDS[field], message }));

/** The field of a rejection. */
export function fieldOf(name: string): keyof ItemForm | null {
  const field = name.split('.').pop();
  if (field === 'ingredientName') return 'title';
  if (field === 'minimumAmount') return 'minimum';
  return Object.values(FIELDS).find((known) => known === field) ?? null;
}

/** The input for the whole form. */
export function inputOf(form: ItemForm): KitchenItemInput & { ingredientName: string } {
  const { item } = readKitchenItem(draftOf(form));
  return {
    ingredientName: item.name,
    category: item.category,
    haveIt: item.haveIt,
    place: item.place,
    amount: item.amount,
    unit: item.unit,
    bestBefore: item.bestBefore,
    minimumAmount: item.minimum,
    ...(form.barcode !== '' && { barcode: form.barcode }),
  };
}

/** The fields that differ from the row, so that unedited fields do not overwrite concurrent changes. */
export function changesOf(form: ItemForm, row: KitchenItem): KitchenItemInput {
  const before = formOfItem(row);
  const changed = (name: keyof ItemForm): boolean => form[name] !== before[name];
  const { ingredientName, ...input } = inputOf(form);
  return {
    ...(changed('title') && { ingredientName }),
    ...(changed('category') && { category: input.category }),
    ...(changed('haveIt') && { haveIt: input.haveIt }),
    ...(changed('place') && { place: input.place }),
    ...(changed('amount') && { amount: input.amount }),
    ...(changed('unit') && { unit: input.unit }),
    ...(changed('bestBefore') && { bestBefore: input.bestBefore }),
    ...(changed('minimum') && { minimumAmount: input.minimumAmount }),
  };
}

/** A version of an item, for comparison with another one. */
export function describe(form: ItemForm, family: FamilyView): VersionLine[] {
  const { item } = readKitchenItem(draftOf(form));
  return [
    [labels.form.name, form.title.trim()],
    [labels.form.category, labels.categories[form.category]],
    [labels.form.place, form.place === '' ? '' : labels.places[form.place]],
    [labels.form.amount, [form.amount, form.unit].join(' ').trim()],
    [labels.form.bestBefore, item.bestBefore ? dayLabel(item.bestBefore, family) : ''],
    [labels.form.minimum, form.minimum],
    [labels.form.haveIt, form.haveIt ? labels.form.haveIt : labels.usedUpMark],
  ];
}
