import { dialogs } from '../en/shopping/dialogs';
import { generation } from '../en/shopping/generation';
import { inShop } from '../en/shopping/in-shop';
import { list } from '../en/shopping/list';
import { needs } from '../en/shopping/needs';
import { t as base } from '../record';

/** The texts of the shopping list. */
export const t = { ...base, shopping: { ...list, dialogs, generation, inShop, needs } };
