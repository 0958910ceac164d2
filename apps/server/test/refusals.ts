/** Expects that each of the concurrent attempts is refused like this. */
export async function allRefused(refusal: object, attempts: Promise<unknown>[]): Promise<void> {
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: refusal });
}
