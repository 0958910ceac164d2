import type { UnitSystem } from '../../recipes/amounts/convert';
import type { VolumeTradition } from '../../recipes/amounts/units';
import type { ShoppingAmount, ShoppingRow } from '../list/row';

/** The units of the family. */
export interface ShoppingUnits {
  /** Null leaves each amount as it is written. */
  system: UnitSystem | null;
  tradition: VolumeTradition;
}

/** How much of a row there is to buy: one amount where all can be added, several where they cannot. */
export const rowAmounts = (_row: ShoppingRow, _units: ShoppingUnits): ShoppingAmount[] => [];

/** The single amount that the documented fields `amount` and `unit` carry; null where it takes none or several. */
export const amountOf = (row: ShoppingRow, units: ShoppingUnits): ShoppingAmount | null => {
  const [only, ...others] = rowAmounts(row, units);
  return only === undefined || others.length > 0 ? null : only;
};

/** "2 tins + 300 g"; empty without an amount. */
export const amountText = (_row: ShoppingRow, _units: ShoppingUnits, _locale: string): string => '';
