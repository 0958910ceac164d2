import { ShoppingBasket } from 'lucide-react';
import { t } from '../../../messages/meals/shopping';
import type { UnderstandCommand } from '../../../ui/sections/commands';
import { handWords } from './quick-add/handed-words';
import { readItems } from './quick-add/read';

/** "Add milk and eggs to the shopping list", "buy milk", "milk to the list". */
const PATTERNS = [
  /^\s*(?:please\s+)?(?:add|put)\s+(.+?)\s+(?:to|on|onto)\s+(?:the\s+|my\s+|our\s+)?(?:shopping|shopping\s+list|list)\s*$/iu,
  /^\s*(?:buy|get)\s+(.+?)\s*$/iu,
  /^\s*(.+?)\s+(?:to|on)\s+(?:the\s+|my\s+|our\s+)?shopping\s*list\s*$/iu,
];

/** Adds the items of a sentence typed in the search. */
export const understand: UnderstandCommand = (text, { go }) => {
  const asked = PATTERNS.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined);
  const items = asked === undefined ? [] : readItems(asked);
  if (asked === undefined || items.length === 0) return [];
  return [
    {
      id: 'shopping-add',
      label: t.shopping.command(t.shopping.waiting(items.map(({ name }) => name))),
      icon: ShoppingBasket,
      run: () => {
        handWords(asked);
        go();
      },
    },
  ];
};
