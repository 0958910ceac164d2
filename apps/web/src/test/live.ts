import { waitFor } from '@testing-library/react';
import { FakeSocket } from './fake-socket';
import type { RootAnswers } from './network';

/** Counts reads of root fields from now on. @returns the counts, by field */
export function countReads(answers: RootAnswers, ...fields: string[]): Record<string, number> {
  const counts = Object.fromEntries(fields.map((field) => [field, 0]));
  for (const field of fields) {
    const answer = answers[field];
    answers[field] = (args: unknown) => {
      counts[field] = (counts[field] ?? 0) + 1;
      return typeof answer === 'function' ? (answer as (args: unknown) => unknown)(args) : answer;
    };
  }
  return counts;
}

/** Pushes a live message about a row; Emma's own unless another member is given. */
export function pushChange(type: string, id: string, actorMembershipId = 'member-emma', action = 'updated'): void {
  FakeSocket.push('familyChanged', { type, id, action, actorMembershipId, at: '2026-10-08T13:20:00.000Z' });
}

/** Waits until the live connection is open. */
export const streaming = (): Promise<void> =>
  waitFor(() => expect(FakeSocket.variables('familyChanged')).toHaveLength(1));

/**
 * Waits until all refetches caused by earlier messages were sent: two more bursts, each of which reads `me`.
 * @param reads counts of `countReads`, with `me`
 */
export async function caughtUp(reads: Record<string, number>): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const before = reads['me'] ?? 0;
    pushChange('profile', 'user-tom', 'member-tom');
    await waitFor(() => expect(reads['me']).toBeGreaterThan(before));
  }
}
