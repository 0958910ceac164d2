import type { Page } from '@playwright/test';
import { foundFamily, gql } from '../kit/api';
import type { Person } from '../kit/api';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { finger, middleOf } from '../kit/drag';
import { goOffline, unreachable } from '../kit/offline';
import { expect, phone, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

const PATH = '/dashboard#forum';

const addPost = async (person: Person, input: object): Promise<string> => {
  const { addForumPost } = await gql<{ addForumPost: { id: string } }>(
    person,
    'mutation ($input: ForumPostInput!) { addForumPost(input: $input) { id } }',
    { input },
  );
  return addForumPost.id;
};
const addReply = (person: Person, parentId: string, content: string) =>
  gql(
    person,
    'mutation ($parentId: ID!, $input: ForumReplyInput!) { addForumReply(parentId: $parentId, input: $input) { id } }',
    { parentId, input: { content } },
  );
/** The server's state of a post: the texts of its replies, oldest first, and who likes it. */
async function stored(person: Person, id: string): Promise<{ replies: string[]; likes: string[] }> {
  const { forumReplies, forumPost } = await gql<{
    forumReplies: { items: { content: string }[] };
    forumPost: { reactions: { type: string; members: { displayName: string }[] }[] };
  }>(
    person,
    `query ($id: ID!) {
      forumReplies(postId: $id) { items { content } }
      forumPost(id: $id) { reactions { type members { displayName } } }
    }`,
    { id },
  );
  return {
    replies: forumReplies.items.map(({ content }) => content),
    likes: (forumPost.reactions.find(({ type }) => type === 'like')?.members ?? []).map(
      ({ displayName }) => displayName,
    ),
  };
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const act = (page: Page, post: string, name: string | RegExp) => card(page, post).getByRole('button', { name }).first();
const topOf = (page: Page, name: string): Promise<number> =>
  card(page, name).evaluate((element) => element.getBoundingClientRect().top);

async function write(page: Page, post: string, text: string): Promise<void> {
  await act(page, post, /^Reply/).click();
  await page.getByPlaceholder('Write your reply...').fill(text);
  await page.getByRole('button', { name: 'Post Reply' }).click();
}

test('replies, reactions and new posts of three people arrive live, without moving the layout', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown', 'Rosa Ashdown'] });
  const [tom, rosa] = members as [Person, Person];
  await addPost(tom, { title: 'Half-term', category: 'Plans', isPinned: true, content: 'Museum?' });
  const hatch = await addPost(tom, { title: 'The loft hatch', category: 'House', content: 'It is stuck **again**.' });
  const hannahs = await open(admin, { path: PATH });
  const toms = await open(tom, { path: PATH, viewport: phone, hasTouch: true });
  const rosas = await open(rosa, { path: PATH });
  for (const page of [hannahs, toms, rosas]) await expect(card(page, 'The loft hatch')).toBeVisible();

  // A reaction appears on all screens, and as the viewer's own on theirs.
  await act(toms, 'The loft hatch', 'Like, 0').tap();
  await expect(act(toms, 'The loft hatch', 'Like, 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(act(hannahs, 'The loft hatch', 'Like, 1')).toHaveAttribute('aria-pressed', 'false');
  await act(hannahs, 'The loft hatch', 'Like, 1').click();
  await expect(act(toms, 'The loft hatch', 'Like, 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(act(rosas, 'The loft hatch', 'Like, 2')).toHaveAttribute('title', 'Tom and Hannah');
  // A long press shows the names, and does not toggle the reaction.
  const hand = await finger(toms);
  await hand.down(await middleOf(act(toms, 'The loft hatch', 'Like, 2')));
  const who = toms.getByRole('dialog', { name: 'Reactions' });
  await expect(who.getByRole('listitem')).toHaveText([/Tom/, /Hannah/]);
  await hand.up();
  await expect(who).toBeVisible();
  await toms.goBack();
  await expect(who).toBeHidden();
  await expect(act(toms, 'The loft hatch', 'Like, 2')).toHaveAttribute('aria-pressed', 'true');

  // Replies do too, in both directions; the typing indicator is shown for two seconds.
  await act(hannahs, 'The loft hatch', /^Reply/).click();
  await act(toms, 'The loft hatch', /^Reply/).tap();
  await hannahs.getByPlaceholder('Write your reply...').pressSequentially('Who has');
  await expect(card(toms, 'The loft hatch').getByText('Hannah is typing')).toBeVisible();
  await expect(card(toms, 'The loft hatch').getByText('Hannah is typing')).toBeHidden();
  await hannahs.getByPlaceholder('Write your reply...').pressSequentially(' pulled it?');
  await hannahs.getByRole('button', { name: 'Post Reply' }).click();
  await expect(hannahs.getByText('Reply posted successfully!')).toBeVisible();
  await act(toms, 'The loft hatch', 'Show 1 reply').tap();
  await expect(card(toms, 'The loft hatch').getByText('Who has pulled it?')).toBeVisible();
  await toms.getByPlaceholder('Write your reply...').fill('Not me.');
  await toms.getByRole('button', { name: 'Post Reply' }).tap();
  await expect(card(hannahs, 'The loft hatch').getByText('Not me.').or(hannahs.getByText('1 new reply'))).toBeVisible();
  // Nothing below the replies moves: a reply that would move it is held back until it is requested.
  const held = hannahs.getByRole('button', { name: '1 new reply' });
  if (await held.isVisible()) await held.click();
  await expect(card(hannahs, 'The loft hatch').getByText('Not me.')).toBeVisible();
  await expect(act(rosas, 'The loft hatch', /^Show 2 replies/)).toContainText('2 new');
  expect(await stored(rosa, hatch)).toEqual({ replies: ['Who has pulled it?', 'Not me.'], likes: ['Tom', 'Hannah'] });

  // Others' posts are held back behind a pill; the viewer's own are shown immediately.
  const before = await topOf(hannahs, 'The loft hatch');
  await addPost(rosa, { title: 'Choir on Saturday', category: 'Kids', content: 'All come!' });
  await addPost(tom, { title: 'Bins tomorrow', category: 'House', content: 'The green ones.' });
  await expect(hannahs.getByRole('button', { name: '2 new posts' })).toBeVisible();
  expect(await topOf(hannahs, 'The loft hatch')).toBe(before);
  await hannahs.getByRole('button', { name: '2 new posts' }).click();
  await expect(card(hannahs, 'Choir on Saturday')).toBeVisible();
  await expect(hannahs.getByRole('button', { name: /^House/ })).toContainText('2');

  // An edit is shown in place, a deleted post keeps its place, and Undo restores it.
  await act(rosas, 'Choir on Saturday', /^Post menu/).click();
  await rosas.getByRole('menuitem', { name: 'Delete Post' }).click();
  await rosas
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this post? This action cannot be undone.' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(card(hannahs, 'Choir on Saturday').getByText('This post was deleted.')).toBeVisible();
  await rosas.getByRole('button', { name: 'Undo' }).click();
  await expect(card(rosas, 'Choir on Saturday')).toBeVisible();
  await expect(card(hannahs, 'Choir on Saturday').getByText('This post was deleted.')).toBeHidden();

  // With replies and an open form.
  await act(hannahs, 'The loft hatch', /^Reply/).click();
  await expectAccessibleInBothLayouts(hannahs, 'the forum with replies');
});

test('a link opens the post with its replies, and Back returns to the previous page', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = members[0] as Person;
  const ids: string[] = [];
  for (let nth = 1; nth <= 24; nth += 1)
    ids.push(await addPost(tom, { title: `News ${nth}`, category: 'Updates', content: `Number ${nth}.` }));
  await addReply(admin, ids[1] ?? '', 'Old news!');
  const page = await open(admin, { path: PATH, permissions: ['clipboard-read', 'clipboard-write'] });
  // Scrolling loads the next page.
  await expect(card(page, 'News 24')).toBeVisible();
  await card(page, 'News 10').scrollIntoViewIfNeeded();
  await expect(card(page, 'News 2')).toHaveCount(1);
  await act(page, 'News 2', /^Share/).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const place = await topOf(page, 'News 2');
  await card(page, 'News 2').getByRole('link').first().click();
  await expect(page.getByText('Old news!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => topOf(page, 'News 2')).toBe(place);

  // The link works from anywhere, and so does the search.
  const other = await open(tom, { path: new URL(link).pathname + new URL(link).hash });
  await expect(other.getByText('Old news!')).toBeVisible();
  await other.keyboard.press('/');
  await other.getByLabel('Search everything').fill('Number 17');
  await other.getByRole('option', { name: /News 17/ }).click();
  await expect(card(other, 'News 17')).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(1);
});

test('posts and replies written offline are queued, and sent once', async ({ open, allow }) => {
  allow(unreachable);
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = members[0] as Person;
  const hatch = await addPost(tom, { title: 'The loft hatch', category: 'House', content: 'It is stuck again.' });
  const first = await open(admin, { path: PATH, worker: true, viewport: phone });
  await expect(card(first, 'The loft hatch')).toBeVisible();
  await keptOnDevice(first);
  await waitUntilKept(first, 'It is stuck again.');
  const context = first.context();
  await goOffline(first);
  await first.close();

  const page = await context.newPage();
  await page.goto(PATH);
  await expect(card(page, 'The loft hatch')).toBeVisible();
  await act(page, 'The loft hatch', 'Like, 0').click();
  await write(page, 'The loft hatch', 'I shall oil it.');
  await expect(card(page, 'The loft hatch').getByRole('list')).toContainText('I shall oil it.');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Home by seven.');
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Post by Hannah').getByText('Home by seven.', { exact: true })).toBeVisible();
  await expect(act(page, 'The loft hatch', 'Like, 1')).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(false);
  await expect.poll(() => stored(tom, hatch)).toEqual({ replies: ['I shall oil it.'], likes: ['Hannah'] });
  const toms = await open(tom, { path: PATH });
  await expect(toms.getByText('Home by seven.', { exact: true })).toHaveCount(1);
});
