import type { UnitSystem } from '@homefold/domain/recipes';
import { RECIPE_LIMITS } from '@homefold/domain/recipes';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import type { AmountView } from '../model/amounts';

/** For how many a recipe is shown, and in which units. */
export interface Servings {
  /** As typed; of a recipe that does not say how many it serves, what amounts are multiplied by. */
  typed: string;
  setTyped: (typed: string) => void;
  /** What the recipe says. */
  own: number;
  isOwn: boolean;
  reset: () => void;
  system: UnitSystem | null;
  setSystem: (system: UnitSystem | null) => void;
  view: AmountView;
  /** How many are cooked for; null where the recipe does not say. */
  count: number | null;
}

/** In the units of the family. @param servings of the recipe; null where it does not say */
export function useServings(servings: number | null): Servings {
  const { locale, unitSystem } = useFamily();
  return useScaling(servings, locale, unitSystem);
}

/** The same where there is no family. */
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
