/** Units in which one more is very little. */
const FINE: Readonly<Record<string, number>> = { g: 50, ml: 50, kg: 0.5, l: 0.5, oz: 1, lb: 0.5, cl: 10, dl: 1 };

/** By how much one tap changes an amount: 1 tin, 50 g, half a litre; above 500 g 100 g. */
export function stepOf(amount: number, unit: string | null): number {
  const step = FINE[unit ?? ''] ?? 1;
  return step === 50 && amount >= 500 ? 100 : step;
}

/** The amount after a tap: on the next whole step, never below nothing. */
export function stepped(amount: number, unit: string | null, by: 1 | -1): number {
  // from exactly 500 g down the smaller step counts
  const step = stepOf(by === -1 ? amount - 0.001 : amount, unit);
  const steps = amount / step;
  const next = by === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return Math.max(0, Math.round(next * step * 1000) / 1000);
}
