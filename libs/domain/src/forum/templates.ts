import type { ForumCategory } from './post';

/** The documented templates, in the order of the dialog. */
export const FORUM_TEMPLATE_NAMES = ['Announcement', 'Question', 'Event', 'Idea', 'Discussion'] as const;
export type ForumTemplateName = (typeof FORUM_TEMPLATE_NAMES)[number];

/** A text to start a post from. */
export interface ForumTemplate {
  name: ForumTemplateName;
  title: string;
  content: string;
  category: ForumCategory;
}

export const FORUM_TEMPLATES: readonly ForumTemplate[] = [
  {
    name: 'Announcement',
    title: 'Something you should all know',
    category: 'Important',
    content: '**What is new:** \n\n**When it starts:** \n\n**What it means for us:** ',
  },
  {
    name: 'Question',
    title: 'A question for everyone',
    category: 'General',
    content: '**What I would like to know:** \n\n**What I know so far:** \n\n**I need an answer by:** ',
  },
  {
    name: 'Event',
    title: 'Who is coming?',
    category: 'Plans',
    content:
      '**What:** \n\n**When:** \n\n**Where:** \n\n**Who is invited:** \n\n**Please bring:** \n\nLet us know below if you can make it.',
  },
  {
    name: 'Idea',
    title: 'I have an idea',
    category: 'Plans',
    content: '**The idea:** \n\n**Why I like it:** \n\n**What it would take:** \n\nWhat do you think?',
  },
  {
    name: 'Discussion',
    title: 'Let’s talk about it',
    category: 'General',
    content: '**What it is about:** \n\n**In favour:**\n\n- \n\n**Against:**\n\n- \n\nWhat are your thoughts?',
  },
];

export const isForumTemplate = (value: unknown): value is ForumTemplateName =>
  FORUM_TEMPLATE_NAMES.some((name) => name === value);
