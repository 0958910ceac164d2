import { page } from '../en/forum/page';
import { post } from '../en/forum/post';
import { replies } from '../en/forum/replies';
import { t as base } from '../record';

/** The texts of the forum. */
export const t = { ...base, forum: { page, post, replies } };
