import { fromPost } from '../en/forum/from-post';

/** The texts of the way back from what a post became. */
export const t = { fromPost };
