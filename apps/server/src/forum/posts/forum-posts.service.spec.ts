import { randomUUID } from 'node:crypto';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { allRefused, familyRows } from '../../../test';
import {
  ada,
  answers,
  bin,
  leo,
  listed,
  minuteLater,
  owner,
  posts,
  reply,
  rosa,
  rows,
  test,
  tom,
  undo,
  useForum,
  write,
} from '../forum.test-kit';

useForum();

const feed = async () =>
  (
    await owner<{ description: string }>(
      'select description from activity where family_id = $1 order by created_at, description',
      [rows.familyId],
    )
  ).map(({ description }) => description);

describe('a post', () => {
  it('is General by default, and is named by its title or its beginning in the feed', async () => {
    const post = await write();
    expect(post).toMatchObject({ title: null, category: 'General', isPinned: false, editedAt: null, version: 1 });
    expect(post.author).toMatchObject({ memberId: rosa.membershipId, displayName: 'Rosa', hasLeft: false });
    await write({ title: 'Summer', content: '**Sea** or hills?', category: 'Plans', template: 'Discussion' });
    await reply(post.id);
    expect(await feed()).toEqual([
      'added “Where shall we go?” to the forum',
      'added Summer to the forum',
      'replied “To the sea” in the forum',
    ]);
  });

  it('keeps what was typed as text, including markup', async () => {
    const typed = '<script>alert(1)</script> & "quotes" \'; drop table forum_post; --\n\n> x';
    const title = '<b>bold</b>';
    expect(await write({ title, content: `  ${typed}\n` })).toMatchObject({ title, content: typed });
  });

  it('is refused with a message if it is too long or blank', async () => {
    await expect(write({ title: 'x'.repeat(10_000) })).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'title' },
    });
    for (const content of ['x'.repeat(10_001), ' \n ', '', null])
      await expect(write({ content })).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'content' } });
    await expect(write({ asksReadBy: true })).rejects.toMatchObject({ extras: { field: 'asksReadBy' } });
    expect(await listed(ada)).toEqual([]);
  });

  it('is added once per idempotency key, also under concurrent calls', async () => {
    const key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => posts().add(rosa, { content: 'Once' }, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const replies = await Promise.all(
      [1, 2, 3].map(() => posts().reply(tom, made[0]?.id ?? '', { content: 'Twice?' }, `r${key}`)),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect((await posts().get(rosa, made[0]?.id ?? '')).replyCount).toBe(1);
  });

  it('is refused with the key of another post or reply', async () => {
    const [key, one, other] = [randomUUID(), await write(), await write()];
    await posts().reply(tom, one.id, { content: 'Yes' }, key);
    await allRefused({ code: 'CONFLICT' }, [
      posts().reply(tom, other.id, { content: 'No' }, key),
      posts().add(tom, { content: 'Something else' }, key),
    ]);
    expect(await answers(ada, other.id)).toEqual([]);
  });
});

describe('a reply', () => {
  it('can only be added to a post', async () => {
    const post = await write();
    const answer = await reply(post.id);
    expect(answer).toMatchObject({ parentId: post.id, title: null, category: null, mayPin: false });
    await expect(reply(answer.id)).rejects.toMatchObject({
      code: 'INVALID',
      message: 'A reply cannot be replied to. Reply to its post instead.',
      extras: { field: 'parentId' },
    });
    const theirs = await familyRows(test, {}, ['Zoe', 'Max']);
    const elsewhere = await posts().add(theirs.viewer, { content: 'Of others' });
    await posts().delete(rosa, post.id);
    await allRefused({ code: 'NOT_FOUND' }, [reply(post.id), reply(elsewhere.id), reply(randomUUID()), reply('no id')]);
    await expect(reply((await write()).id, tom, '  ')).rejects.toMatchObject({ extras: { field: 'content' } });
  });

  it('is deleted and restored with its post, and the count is correct in each case', async () => {
    const post = await write();
    const [first, second] = [await reply(post.id), await reply(post.id, leo, 'To the hills')];
    const counted = async () => (await posts().get(ada, post.id)).replyCount;
    expect(await counted()).toBe(2);
    await posts().delete(leo, second.id, { undoKey: 'take-it-back' });
    expect([await counted(), await answers(ada, post.id)]).toEqual([1, ['To the sea']]);
    await undo(leo, 'take-it-back');
    expect(await counted()).toBe(2);
    await posts().delete(tom, first.id);
    await bin.restore(tom, first.id);
    expect(await counted()).toBe(2);
    await posts().delete(rosa, post.id);
    await allRefused({ code: 'NOT_FOUND' }, [
      posts().get(ada, first.id),
      posts().update(tom, first.id, { content: 'x' }),
    ]);
    await bin.restore(rosa, post.id);
    expect(await answers(ada, post.id)).toEqual(['To the sea', 'To the hills']);
    await posts().delete(tom, first.id);
    await bin.remove(ada, first.id);
    expect(await counted()).toBe(1);
  });
});

describe('a change', () => {
  it('records when the text was changed, and can be undone', async () => {
    const post = await write({ title: 'Summer' });
    minuteLater();
    expect(await posts().update(rosa, post.id, { category: 'Plans' })).toMatchObject({ editedAt: null, version: 2 });
    const edited = await posts().update(
      ada,
      post.id,
      { title: null, content: 'Home' },
      { version: 2, undoKey: 'undo-edit' },
    );
    expect(edited).toMatchObject({ title: null, content: 'Home', editedAt: test.clock.now(), author: post.author });
    await expect(posts().update(rosa, post.id, { content: 'Late' }, { version: 2 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      extras: { details: { current: { content: 'Home' } } },
    });
    await undo(ada, 'undo-edit');
    expect(await posts().get(leo, post.id)).toMatchObject({ title: 'Summer', category: 'Plans', editedAt: null });
  });

  it('leaves a reply without title and category', async () => {
    const answer = await reply((await write()).id);
    await expect(posts().update(tom, answer.id, { title: 'Re:' })).rejects.toMatchObject({
      extras: { field: 'title' },
    });
    await expect(posts().update(tom, answer.id, { category: 'Kids' })).rejects.toMatchObject({
      extras: { field: 'category' },
    });
    expect(await posts().update(tom, answer.id, { content: 'To the lake' })).toMatchObject({ content: 'To the lake' });
  });

  it('stops requesting confirmations when it is no longer Important', async () => {
    const post = await write({ category: 'Important', asksReadBy: true });
    expect(await posts().update(rosa, post.id, { category: 'Kids' })).toMatchObject({ asksReadBy: false });
  });

  it('is allowed only to the author and admins', async () => {
    const post = await write();
    const answer = await reply(post.id, leo);
    await allRefused({ code: 'FORBIDDEN', message: 'Only the author or a family admin can change this.' }, [
      posts().update(leo, post.id, { content: 'Mine' }),
      posts().update(rosa, answer.id, { content: 'Mine' }),
      posts().pin(leo, post.id, true),
      posts().delete(leo, post.id),
      posts().delete(rosa, answer.id),
    ]);
    expect(await posts().get(leo, post.id)).toMatchObject({ mayChange: false, mayPin: false, content: post.content });
    expect(await posts().get(ada, post.id)).toMatchObject({ mayChange: true, mayPin: true });
    await posts().delete(ada, answer.id);
  });

  it('succeeds for one of two concurrent callers', async () => {
    const post = await write();
    const both = await Promise.allSettled(
      [rosa, ada].map((who) => posts().update(who, post.id, { content: 'Now' + who.membershipId }, { version: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a pin', () => {
  it('keeps a post above the others until it is unpinned, and can be undone', async () => {
    const [first] = [await write({ content: 'First', isPinned: true }), await write({ content: 'Second' })];
    expect(await listed(leo, { isPinned: true })).toEqual(['First']);
    expect(await listed(leo, { isPinned: false })).toEqual(['Second']);
    expect(await posts().pin(rosa, first.id, true)).toMatchObject({ version: 1, isPinned: true });
    expect(await posts().pin(ada, first.id, false, { undoKey: 'undo-pin' })).toMatchObject({ isPinned: false });
    expect(await listed(leo, { isPinned: true })).toEqual([]);
    await undo(ada, 'undo-pin');
    expect(await listed(leo, { isPinned: true })).toEqual(['First']);
  });

  it('is refused for replies, and limited in number', async () => {
    const answer = await reply((await write()).id);
    await expect(posts().pin(tom, answer.id, true)).rejects.toMatchObject({ message: 'A reply cannot be pinned.' });
    for (let nth = 0; nth < FORUM_LIMITS.pinned; nth++) await posts().add(rosa, { content: `${nth}`, isPinned: true });
    await expect(write({ isPinned: true })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(posts().pin(rosa, (await write()).id, true)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the bin', () => {
  it('shows a deleted post only to its author and to admins', async () => {
    const post = await write({ title: 'Said in anger' });
    await posts().delete(rosa, post.id);
    expect([await bin.titles(rosa), await bin.titles(ada), await bin.titles(leo)]).toEqual([
      ['Said in anger'],
      ['Said in anger'],
      [],
    ]);
    await expect(bin.restore(leo, post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await bin.restore(rosa, post.id);
    expect(await listed(leo)).toEqual([post.content]);
  });

  it('cannot restore a reply before its post', async () => {
    const post = await write();
    const answer = await reply(post.id);
    await posts().delete(tom, answer.id);
    await posts().delete(rosa, post.id);
    await expect(bin.restore(tom, answer.id)).rejects.toMatchObject({
      message: 'This is a reply to a deleted post. Restore the post first.',
    });
    await bin.restore(rosa, post.id);
    await bin.restore(tom, answer.id);
    expect(await answers(ada, post.id)).toEqual(['To the sea']);
  });
});
