import { FORUM_CATEGORIES, FORUM_TEMPLATES, forumProblem, isForumCategory, isForumReaction, isForumTemplate } from '.';

const post = { title: null, content: 'Hello', category: 'General', template: null };
const reply = { title: null, content: 'Hello', category: null, template: null };

it.each([
  ['a post', post, false, null],
  ['a title of 200 characters', { ...post, title: 'é'.repeat(200) }, false, null],
  ['a title of 10,000 characters', { ...post, title: 'x'.repeat(10_000) }, false, 'title'],
  ['nothing said', { ...post, content: null }, false, 'content'],
  ['10,000 characters', { ...post, content: 'x'.repeat(10_000) }, false, null],
  ['one character more', { ...post, content: 'x'.repeat(10_001) }, false, 'content'],
  ['another category', { ...post, category: 'Rumours' }, false, 'category'],
  ['a name of every object as its category', { ...post, category: 'constructor' }, false, 'category'],
  ['no category', { ...post, category: null }, false, 'category'],
  ['a reply', reply, true, null],
  ['a reply with a title', { ...reply, title: 'Re:' }, true, 'title'],
  ['a reply with a category', { ...reply, category: 'Kids' }, true, 'category'],
  ['a reply of 5,001 characters', { ...reply, content: 'x'.repeat(5_001) }, true, 'content'],
  ['a blank reply', { ...reply, content: null }, true, 'content'],
])('of %s, the problem is found', (_what, content, isReply, field) =>
  expect(forumProblem(content, isReply)?.field ?? null).toBe(field),
);

it('recognises categories, reactions and templates', () => {
  expect([isForumCategory('Kids'), isForumCategory('kids'), isForumCategory('toString')]).toEqual([true, false, false]);
  expect([isForumReaction('love'), isForumReaction('hate')]).toEqual([true, false]);
  expect([isForumTemplate('Idea'), isForumTemplate(null)]).toEqual([true, false]);
});

it('has five templates, each of them a valid post', () => {
  expect(FORUM_TEMPLATES.map(({ name }) => name)).toEqual(['Announcement', 'Question', 'Event', 'Idea', 'Discussion']);
  for (const { title, content, category } of FORUM_TEMPLATES) {
    expect(forumProblem({ title, content, category, template: null }, false)).toBeNull();
    expect(content).toContain('**');
    expect(FORUM_CATEGORIES).toContain(category);
  }
});
