/** Expects that every one of the attempts, all under way at once, is refused like this. */
export async function allRefused(refusal: object, attempts: Promise<unknown>[]): Promise<void> {
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: refusal });
}
