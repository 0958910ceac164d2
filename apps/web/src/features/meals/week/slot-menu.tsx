import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CookingPot, Plus, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/meals';
import { useIsMobile } from '../../../ui/browser/use-media';
import { HalfSheet } from '../../../ui/dialogs/half-sheet';
import { slotLabel } from './model/labels';
import { useRecipeChoices } from './model/recipe-choices';
import type { OfferedRecipe } from './model/recipe-choices';
import type { Slot } from './model/types';
import classes from './slot-menu.module.css';

const labels = t.meals.plan.slot;
/** The recipes that the menu offers. */
const RECIPES = { desktop: 5, phone: 3 };

interface Entry {
  label: string;
  icon: ReactNode;
  run: () => void;
}

/** The choices for an empty slot: a menu next to it, a half-height sheet on a phone. */
export default function SlotMenu({
  open,
  slot,
  anchor,
  onAddNew,
  onSimple,
  onRecipe,
  onClose,
}: {
  open: boolean;
  slot: Slot;
  anchor: HTMLElement;
  onAddNew: () => void;
  onSimple: () => void;
  onRecipe: (recipe: OfferedRecipe) => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const mobile = useIsMobile();
  const offered = useRecipeChoices('', RECIPES.desktop);
  const label = slotLabel(slot, family);
  const then = (run: () => void) => (): void => {
    onClose();
    run();
  };
  const meals: Entry[] = [
    { label: mobile ? labels.fromRecipes : labels.addNew, icon: <Plus aria-hidden />, run: onAddNew },
    { label: mobile ? labels.quickMeal : labels.simple, icon: <Zap aria-hidden />, run: onSimple },
  ];
  const recipes: Entry[] = offered.recipes
    .slice(0, mobile ? RECIPES.phone : RECIPES.desktop)
    .map((recipe) => ({ label: recipe.title, icon: <CookingPot aria-hidden />, run: () => onRecipe(recipe) }));
  if (mobile)
    return (
      <HalfSheet open={open} title={label} onClose={onClose}>
        <ul className={classes['sheet']}>
          {[...meals, ...recipes].map((entry, index) => (
            <li key={index}>
              <button type="button" onClick={then(entry.run)}>
                {entry.icon}
                <span>{entry.label}</span>
              </button>
            </li>
          ))}
        </ul>
      </HalfSheet>
    );
  const item = (entry: Entry, key: string) => (
    <MenuItem key={key} onClick={then(entry.run)}>
      {entry.icon}
      <span className={classes['name']}>{entry.label}</span>
    </MenuItem>
  );
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
    >
      {meals.map((entry) => item(entry, entry.label))}
      {recipes.length > 0 && (
        <li role="presentation" className={classes['head']}>
          {labels.quickRecipe}
        </li>
      )}
      {recipes.map((entry, index) => item(entry, `recipe-${index}`))}
    </Menu>
  );
}
