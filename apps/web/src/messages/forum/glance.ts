import { glance } from '../en/forum/glance';
import { t as base } from '../public';

/** The texts of the forum outside its page. */
export const t = { ...base, forumGlance: glance };
