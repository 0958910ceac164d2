import { commands } from '../en/forum/commands';

/** The texts of the forum's commands in the search. */
export const t = { forumCommands: commands };
