import { addEvent, as, make } from '../../test';

/** Collects the ids that a subscription delivers, until `wanted` is among them. */
async function receivedUntil(
  wanted: string,
  stream: AsyncIterable<unknown>,
  field: string,
  of: string,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const value of stream) {
    const { data } = value as { data?: Record<string, Record<string, string>> | null };
    ids.push(data?.[field]?.[of] ?? '');
    if (ids.at(-1) === wanted) break;
  }
  return ids;
}

describe('changes between an answer and the subscription to them', () => {
  it.each([
    ['familyChanged', 'id'],
    ['activityAdded', 'resourceId'],
  ])('%s replays them if requested, and otherwise not', async (field, of) => {
    const home = await make.family();
    const { id: before } = await addEvent(home.admin, { title: 'Before' });
    const socket = await as(home.member).socket();
    const open = (last: string) => socket.iterate({ query: `subscription { ${field}${last} { ${of} } }` });
    // Other families' messages must not be delivered.
    await addEvent((await make.family()).admin, { title: 'Elsewhere' });
    expect(await receivedUntil(before, open('(last: 60)'), field, of)).toContain(before);

    const [later, told] = [open(''), open('(last: 60)')];
    // Both are open once this one has answered.
    await receivedUntil(before, told, field, of);
    const { id: after } = await addEvent(home.admin, { title: 'After' });
    expect(await receivedUntil(after, later, field, of)).toEqual([after]);
    await socket.dispose();
  });
});
