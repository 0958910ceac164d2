import type { ForumCategory as Category, ForumReaction, ForumTemplateName } from '@homefold/domain/forum';
import { enumType } from '../platform/fields';

export const ForumCategory = enumType<Category>('ForumCategory', 'What a post is about.', {
  General: 'General topics.',
  Kids: 'The children.',
  House: 'House and garden.',
  Plans: 'Plans of the family.',
  Updates: 'News.',
  Important: 'Things that everyone needs to know.',
});

export const ForumTemplate = enumType<ForumTemplateName>('ForumTemplate', 'The template that a post started from.', {
  Announcement: 'An announcement.',
  Question: 'A question.',
  Event: 'An invitation to an event.',
  Idea: 'A suggestion.',
  Discussion: 'A topic to discuss.',
});

export const ForumReactionType = enumType<ForumReaction>(
  'ForumReactionType',
  'The type of a reaction to a post or a reply.',
  {
    like: 'Thumbs up.',
    love: 'A heart.',
    laugh: 'A laughing face.',
  },
);
