import { formatQuantity } from '../../recipes/amounts/format';
import { dimensionOf, isUnit } from '../../recipes/amounts/units';
import type { ShoppingAmount, ShoppingRow } from '../list/row';
import { addAmounts, type ShoppingUnits } from './add-amounts';

/**
 * The amount of a row to buy: one amount if all can be added, several otherwise. An amount set by hand replaces all
 * requests seen at that time. A request without an amount adds nothing.
 */
export function rowAmounts(row: ShoppingRow, units: ShoppingUnits): ShoppingAmount[] {
  const set = row.amount === null ? [] : [row.amount];
  const asked = row.parts.filter(({ edits }) => edits.amount === undefined);
  const amounts = addAmounts([...set, ...asked], row.name, units);
  return asked.some(({ source }) => source !== null) ? amounts.map(toBuy) : amounts;
}

/** Meals use half a tin or a third of a cucumber; shops do not sell them. */
const toBuy = ({ amount, unit }: ShoppingAmount): ShoppingAmount => ({
  amount: unit === null || (isUnit(unit) && dimensionOf(unit) === 'count') ? Math.ceil(amount - SLIP) : amount,
  unit,
});
const SLIP = 0.01;

/** The single amount for the documented fields `amount` and `unit`; null if there is none or several. */
export function amountOf(row: ShoppingRow, units: ShoppingUnits): ShoppingAmount | null {
  const [only, ...others] = rowAmounts(row, units);
  return only === undefined || others.length > 0 ? null : only;
}

/** "2 tins + 300 g"; empty without an amount. */
export const amountText = (row: ShoppingRow, units: ShoppingUnits, locale: string): string =>
  formatAmounts(rowAmounts(row, units), locale);

export const formatAmounts = (amounts: readonly ShoppingAmount[], locale: string): string =>
  amounts.map(({ amount, unit }) => formatQuantity(amount, unit, locale)).join(' + ');
