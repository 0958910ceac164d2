import { ForumParts1700000000801 } from './forum-parts.migration';
import { Forum1700000000800 } from './forum.migration';

/** Oldest first. */
export const forumMigrations = [Forum1700000000800, ForumParts1700000000801];
