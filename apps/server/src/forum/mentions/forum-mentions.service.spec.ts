import { familyRows } from '../../../test';
import { mentionOf } from '@homefold/domain/forum-text';
import { ada, leo, owner, posts, reply, rosa, rows, test, tom, undo, useForum, write } from '../forum.test-kit';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumMentions, mentionedIn } from './forum-mentions';

useForum();

const mentionOfTom = () => mentionOf({ id: tom.membershipId, displayName: 'Tom' });
const idsIn = ({ content }: ForumPost) => mentionedIn(content);
const words = async ({ id }: ForumPost) =>
  (await owner<{ words: string }>('select words from forum_post where id = $1', [id]))[0]?.words;

it('is created from a typed name, whichever call writes the text', async () => {
  const post = await write({ content: 'What does @tom think? Not @Tomas, nor `@Leo`.' });
  expect(post.content).toBe(`What does ${mentionOfTom()} think? Not @Tomas, nor \`@Leo\`.`);
  expect(await words(post)).toBe('What does @Tom think? Not @Tomas, nor @Leo.');
  const answer = await reply(post.id, tom, '**@Rosa** and @Ada');
  expect(idsIn(answer)).toEqual([rosa.membershipId, ada.membershipId]);
  const edited = await posts().update(rosa, post.id, { content: 'What does @Leo think?' });
  expect(idsIn(edited)).toEqual([leo.membershipId]);
});

it('survives a rename, and keeps former members', async () => {
  const post = await write({ content: '@Tom and @Leo' });
  await owner(`update membership set display_name = 'Thomas' where id = $1`, [tom.membershipId]);
  await owner('update membership set left_at = now(), user_id = null where id = $1', [leo.membershipId]);
  const people = await test.app.get(ForumMentions).of(rosa, idsIn(post));
  expect([...people.values()].map(({ displayName, hasLeft }) => [displayName, hasLeft])).toEqual(
    expect.arrayContaining([
      ['Thomas', false],
      ['Leo', true],
    ]),
  );
  const edited = await posts().update(rosa, post.id, { content: `${post.content}, please` });
  expect(idsIn(edited)).toEqual([tom.membershipId, leo.membershipId]);
  // a former member cannot be mentioned anew
  expect(idsIn(await write({ content: `${mentionOf({ id: leo.membershipId, displayName: 'Leo' })} @Leo` }))).toEqual(
    [],
  );
});

it('never refers to a member of another family, whatever is written', async () => {
  const { ids } = await familyRows(test, {}, ['Zoe', 'Yan']);
  const zoe = mentionOf({ id: ids[0] ?? '', displayName: 'Zoe' });
  const post = await write({
    content: `${zoe} @Zoe ${mentionOf({ id: tom.membershipId, displayName: 'Somebody else' })}`,
  });
  expect(post.content).toBe(`@Zoe @Zoe ${mentionOfTom()}`);
  expect(await owner('select 1 from forum_mention where membership_id = $1', [ids[0]])).toEqual([]);
});

it('does not count against the length limit, and texts far beyond the limit are not parsed', async () => {
  const full = `${'x'.repeat(9_995)} @Tom`;
  expect(idsIn(await write({ content: full }))).toEqual([tom.membershipId]);
  for (const content of [`${full}!`, '@Tom '.repeat(100_000), '>'.repeat(200_000)])
    await expect(write({ content })).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'content' } });
  expect((await owner('select from forum_post where family_id = $1', [rows.familyId])).length).toBe(1);
});

it('is restored when an edit is undone', async () => {
  const post = await write({ content: 'Ask @Tom' });
  await posts().update(rosa, post.id, { content: 'Ask nobody' }, { undoKey: 'ask-somebody' });
  expect(idsIn(await posts().get(ada, post.id))).toEqual([]);
  await undo(rosa, 'ask-somebody');
  expect(idsIn(await posts().get(ada, post.id))).toEqual([tom.membershipId]);
  expect(await words(post)).toBe('Ask @Tom');
});
