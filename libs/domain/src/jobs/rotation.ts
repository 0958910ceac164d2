/** How a repeating job passes from one member to the next. */
export const ROTATION_MODES = ['turn', 'leastDone'] as const;
export type RotationMode = (typeof ROTATION_MODES)[number];

export const isRotationMode = (value: unknown): value is RotationMode => ROTATION_MODES.some((mode) => mode === value);

export interface Rotation {
  mode: RotationMode;
  /** Who takes part, in the order chosen. */
  memberIds: readonly string[];
}

/** Completions a person of the rotation that "least done" looks back on: somebody new need not catch up with years. */
const ROUNDS_COUNTED = 4;

/** How many of the newest completions `nextInRotation` needs to know. */
export const completionsCounted = ({ memberIds }: Pick<Rotation, 'memberIds'>): number =>
  memberIds.length * ROUNDS_COUNTED;

/**
 * Whose turn is next. Who has left the family is passed over.
 *
 * @param last who had the instance before, null for nobody
 * @param doneBy who did the last instances, newest first (`completionsCounted` of them)
 * @param present ids of the family's present members
 * @returns null when nobody of the rotation is left
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
  /** The higher, the longer ago. */
  const ago = (id: string): number => (counted.includes(id) ? counted.indexOf(id) : counted.length);
  const [first] = [...candidates].sort((a, b) => times(a) - times(b) || ago(b) - ago(a));
  return first ?? null;
}
