/** Units of which one more is very little. */
const FINE: Readonly<Record<string, number>> = { g: 50, ml: 50, kg: 0.5, l: 0.5, oz: 1, lb: 0.5, cl: 10, dl: 1 };

/** How much one tap changes an amount: 1 tin, 50 g, half a litre; above 500 g 100 g. */
export function stepOf(amount: number, unit: string | null): number {
  const step = FINE[unit ?? ''] ?? 1;
  return step === 50 && amount >= 500 ? 100 : step;
}

/** The amount after a tap: the next whole step, never below zero. */
export function stepped(amount: number, unit: string | null, by: 1 | -1): number {
  // downwards from exactly 500 g, the smaller step applies
  const step = stepOf(by === -1 ? amount - 0.001 : amount, unit);
  const steps = amount / step;
  const next = by === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return Math.max(0, Math.round(next * step * 1000) / 1000);
}
