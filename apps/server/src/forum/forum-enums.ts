import type { ForumCategory as Category, ForumReaction, ForumTemplateName } from '@homefold/domain/forum';
import { enumType } from '../platform/fields';

export const ForumCategory = enumType<Category>('ForumCategory', 'What a post is about.', {
  General: 'Anything.',
  Kids: 'The children.',
  House: 'House and garden.',
  Plans: 'What the family plans to do.',
  Updates: 'What is new.',
  Important: 'What everyone has to know.',
});

export const ForumTemplate = enumType<ForumTemplateName>('ForumTemplate', 'The template that a post started from.', {
  Announcement: 'Something is announced.',
  Question: 'Something is asked.',
  Event: 'People are invited.',
  Idea: 'Something is suggested.',
  Discussion: 'Something is discussed.',
});

export const ForumReactionType = enumType<ForumReaction>('ForumReactionType', 'A way to react to a post or a reply.', {
  like: 'A thumb.',
  love: 'A heart.',
  laugh: 'A laughing face.',
});
