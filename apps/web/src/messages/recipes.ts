import { cooking } from './en/recipes/cooking';
import { detail } from './en/recipes/detail';
import { editor } from './en/recipes/editor';
import { foods } from './en/recipes/foods';
import { importing } from './en/recipes/importing';
import { list } from './en/recipes/list';
import { t as base } from './record';

/** The texts of the recipes. */
export const t = { ...base, recipes: { ...list, ...foods, editor, detail, cooking, importing } };
