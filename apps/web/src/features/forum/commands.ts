import { FORUM_TEMPLATES } from '@homefold/domain/forum';
import { PencilLine } from 'lucide-react';
import { t } from '../../messages/forum/commands';
import type { Command, CommandContext, UnderstandCommand } from '../../ui/sections/commands';
import type { Start } from './data/context';
import { handStart } from './page/handed-start';

/** "Post: the loft hatch is stuck", "tell everybody that …", "write in the forum …". */
const PATTERNS = [
  /^\s*post\s*:?\s+(.+)$/iu,
  /^\s*(?:tell|ask)\s+(?:everybody|everyone|the\s+family|all)\s*[:,]?\s+(?:that\s+)?(.+)$/iu,
  /^\s*(?:write|say)\s+(?:in|to|on)\s+the\s+forum\s*[:,]?\s+(?:that\s+)?(.+)$/iu,
];

/** Starts a post with the text typed in the search, or with a template. */
export const understand: UnderstandCommand = (text, context) => {
  const content = PATTERNS.map((pattern) => pattern.exec(text)?.[1]?.trim()).find(Boolean);
  if (content) return [command('forum-post', t.forumCommands.post(content), { text: capital(content) }, context)];
  const typed = text.trim().toLowerCase();
  if (typed.length < 3) return [];
  return FORUM_TEMPLATES.filter(({ name }) => name.toLowerCase().startsWith(typed)).map(({ name }) =>
    command(`forum-${name}`, t.forumCommands.template(name), { template: name }, context),
  );
};

const command = (id: string, label: string, start: Start, { go }: CommandContext): Command => ({
  id,
  label,
  icon: PencilLine,
  run: () => {
    handStart(start);
    go();
  },
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
