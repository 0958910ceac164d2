import Button from '@mui/material/Button';
import { BookmarkPlus, Check } from 'lucide-react';
import { t } from '../../../messages/kitchen/kitchen';
import { t as recipes } from '../../../messages/recipes';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import type { Dish } from '../ideas/dish';
import { DishBody } from '../ideas/dish-body';
import { DishFacts } from '../ideas/dish-facts';
import type { DishActions } from '../ideas/use-dish-actions';
import classes from './dish-dialog.module.css';

const labels = t.useItUp;

/** The details of a quick meal, with the ways to save it. */
export default function DishDialog({
  open,
  dish,
  actions,
  onClose,
}: {
  open: boolean;
  dish: Dish;
  actions: DishActions;
  onClose: () => void;
}) {
  const isSaved = actions.isSaved(dish);
  const then = (act: (dish: Dish) => void): void => {
    onClose();
    act(dish);
  };
  return (
    <AppDialog
      open={open}
      title={dish.title}
      width={560}
      onClose={onClose}
      leading={
        <Button
          startIcon={isSaved ? <Check size={18} aria-hidden /> : <BookmarkPlus size={18} aria-hidden />}
          disabled={isSaved}
          onClick={() => actions.save(dish)}
        >
          {isSaved ? labels.saved : labels.save}
        </Button>
      }
      actions={
        <>
          <Button variant="outlined" onClick={() => then(actions.chooseDate)}>
            {labels.chooseDate}
          </Button>
          <Button variant="contained" onClick={() => then(actions.addToday)}>
            {labels.addToday}
          </Button>
        </>
      }
    >
      <DishFacts
        minutes={dish.prepTimeMinutes + dish.cookTimeMinutes}
        servings={dish.servings}
        difficulty={recipes.recipes.difficulties[dish.difficulty]}
      />
      <p className={classes['about']}>{dish.about}</p>
      <DishBody dish={dish} />
    </AppDialog>
  );
}
