/** How a repeating job is assigned to the next member. */
export const ROTATION_MODES = ['turn', 'leastDone'] as const;
export type RotationMode = (typeof ROTATION_MODES)[number];

export const isRotationMode = (value: unknown): value is RotationMode => ROTATION_MODES.some((mode) => mode === value);

export interface Rotation {
  mode: RotationMode;
  /** The participants, in their chosen order. */
  memberIds: readonly string[];
}

/** Completions per participant considered by "least done", so that a new one need not catch up with years. */
const ROUNDS_COUNTED = 4;

/** How many of the latest completions `nextInRotation` needs. */
export const completionsCounted = ({ memberIds }: Pick<Rotation, 'memberIds'>): number =>
  memberIds.length * ROUNDS_COUNTED;

/**
 * Whose turn is next. Former members are skipped.
 *
 * @param last the assignee of the previous instance, null for none
 * @param doneBy who completed the last instances, newest first (`completionsCounted` of them)
 * @param present ids of the family's current members
 * @returns null when no participant is left
 */
export function nextInRotation(
  { mode, memberIds }: Rotation,
  { last, doneBy, present }: { last: string | null; doneBy: readonly string[]; present: Iterable<string> },
): string | null {
  const here = new Set(present);
  const candidates = memberIds.filter((id) => here.has(id));
  if (mode === 'turn') {
    const place = last === null ? -1 : memberIds.indexOf(last);
    const ring = [...memberIds.slice(place + 1), ...memberIds.slice(0, place + 1)];
    return ring.find((id) => here.has(id)) ?? null;
  }
  const counted = doneBy.slice(0, completionsCounted({ memberIds }));
  const times = (id: string): number => counted.filter((one) => one === id).length;
  /** Higher for a longer time since the last turn. */
  const ago = (id: string): number => (counted.includes(id) ? counted.indexOf(id) : counted.length);
  const [first] = [...candidates].sort((a, b) => times(a) - times(b) || ago(b) - ago(a));
  return first ?? null;
}
