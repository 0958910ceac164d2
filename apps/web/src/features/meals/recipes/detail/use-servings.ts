import type { UnitSystem } from '@homefold/domain/recipes';
import { RECIPE_LIMITS } from '@homefold/domain/recipes';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import type { AmountView } from '../model/amounts';

/** The servings and units in which a recipe is shown. */
export interface Servings {
  /** As typed; for a recipe without servings, the factor for the amounts. */
  typed: string;
  setTyped: (typed: string) => void;
  /** The recipe's own value. */
  own: number;
  isOwn: boolean;
  reset: () => void;
  system: UnitSystem | null;
  setSystem: (system: UnitSystem | null) => void;
  view: AmountView;
  /** The number of servings; null if the recipe gives none. */
  count: number | null;
}

/** In the units of the family. @param servings of the recipe; null if it gives none */
export function useServings(servings: number | null): Servings {
  const { locale, unitSystem } = useFamily();
  return useScaling(servings, locale, unitSystem);
}

/** The same without a family. */
export function useScaling(servings: number | null, locale: string, unitSystem: UnitSystem | null): Servings {
  const own = servings ?? 1;
  const [typed, setTyped] = useState(String(own));
  const [system, setSystem] = useState<UnitSystem | null>(unitSystem);
  const wanted = Number(typed);
  const count = wanted >= 1 && wanted <= RECIPE_LIMITS.servings ? wanted : own;
  return {
    typed,
    setTyped,
    own,
    isOwn: count === own,
    reset: () => setTyped(String(own)),
    system,
    setSystem,
    view: { factor: count / own, system, locale },
    count: servings === null ? null : count,
  };
}
