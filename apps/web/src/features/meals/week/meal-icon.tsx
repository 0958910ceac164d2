import type { MealType } from '@homefold/domain/meals';
import { Coffee, Sandwich, UtensilsCrossed } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<MealType, LucideIcon>> = { breakfast: Coffee, lunch: Sandwich, dinner: UtensilsCrossed };

export function MealIcon({ mealType, size = 18 }: { mealType: MealType; size?: number }) {
  const Icon = ICONS[mealType];
  return <Icon size={size} strokeWidth={1.85} aria-hidden />;
}
