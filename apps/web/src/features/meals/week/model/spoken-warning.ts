import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import type { MealWarning } from './types';

const texts = t.meals.warning;

/** A warning in words: "Contains nuts: Theo". */
export interface SpokenWarning {
  words: string;
  isCertain: boolean;
}

/** null for what says nothing about a present member, and for foods that are not recognised: the recipe's page lists them. */
export function spokenWarning(
  { kind, allergen, diet, memberIds }: MealWarning,
  { byId }: Pick<FamilyView, 'byId'>,
): SpokenWarning | null {
  const names = memberIds.flatMap((id) => byId.get(id)?.displayName ?? []).join(', ');
  const what = (allergen ?? diet ?? '').replaceAll('_', ' ');
  if (names === '' || what === '' || kind === 'not_recognised') return null;
  return { words: texts[kind](what, names), isCertain: kind === 'contains' || kind === 'breaks_diet' };
}
