import { editor } from '../en/forum/editor';
import { parts } from '../en/forum/parts';
import { t as base } from '../record';

/** The texts of writing in the forum, and of what a post carries besides its words. */
export const t = { ...base, forumEditor: editor, forumParts: parts };
