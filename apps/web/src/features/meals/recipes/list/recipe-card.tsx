import IconButton from '@mui/material/IconButton';
import { Pencil, Star, Trash2, TriangleAlert } from 'lucide-react';
import { totalMinutes } from '@homefold/domain/recipes';
import { useId } from 'react';
import type { MouseEvent } from 'react';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { DishFacts } from '../../ideas/dish-facts';
import { PhotoButton } from '../picture/photo-button';
import { RecipePicture } from '../picture/recipe-picture';
import { recipeHash } from '../model/address';
import type { RecipeCard as Card } from '../model/types';
import classes from './recipe-card.module.css';

const texts = t.recipes;
/** Further tags are counted. */
const TAGS_SHOWN = 3;

/** The actions of a card. */
export interface CardActions {
  onView: (recipe: Card) => void;
  onEdit: (recipe: Card) => void;
  onDelete: (recipe: Card) => void;
  onStar: (recipe: Card, isFavorite: boolean) => void;
  /** Uses the picture at this address. Throws on rejection. */
  onPhoto: (recipe: Card, address: string) => Promise<void>;
}

/** A recipe in the list. A click anywhere opens it; star, camera, pencil and bin have labels. */
export function RecipeCard({
  recipe,
  index,
  warnings,
  onView,
  onEdit,
  onDelete,
  onStar,
  onPhoto,
}: {
  recipe: Card;
  /** Its position in the list: the background colours alternate. */
  index: number;
  /** "Contains nuts: Theo". */
  warnings: readonly string[];
} & CardActions) {
  const id = useId();
  const { title, tags, servings, difficulty, isFavorite } = recipe;
  const minutes = totalMinutes(recipe.prepTimeMinutes, recipe.cookTimeMinutes);
  const more = tags.slice(TAGS_SHOWN);
  const view = (event: MouseEvent): void => {
    // With a modifier key the browser opens it in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onView(recipe);
  };
  return (
    <article className={classes['card']} aria-labelledby={id} data-row={recipe.id}>
      <div className={classes['picture']}>
        <RecipePicture recipe={recipe} ground={index} />
        {!recipe.image && <PhotoButton isSmall title={title} onSent={(address) => onPhoto(recipe, address)} />}
      </div>
      <IconButton
        className={classes['star'] ?? ''}
        aria-label={texts.card.favourite(title)}
        aria-pressed={isFavorite}
        onClick={() => onStar(recipe, !isFavorite)}
      >
        <Star size={20} strokeWidth={1.85} aria-hidden />
      </IconButton>
      <div className={classes['body']}>
        <h3 id={id} className={classes['title']}>
          {title}
        </h3>
        <DishFacts minutes={minutes} servings={servings} difficulty={texts.difficulties[difficulty]} />
        {warnings.length > 0 && (
          <ul className={classes['warnings']}>
            {warnings.map((warning) => (
              <li key={warning}>
                <TriangleAlert size={14} aria-hidden />
                {warning}
              </li>
            ))}
          </ul>
        )}
        {tags.length > 0 && (
          <ul className={classes['tags']}>
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <li key={tag}>
                <Chip small>{tag}</Chip>
              </li>
            ))}
            {more.length > 0 && (
              <li title={more.join(', ')}>
                <Chip small>
                  <span aria-hidden>+{more.length}</span>
                  <VisuallyHidden>{texts.card.moreTags(more)}</VisuallyHidden>
                </Chip>
              </li>
            )}
          </ul>
        )}
        <div className={classes['actions']}>
          <a
            className={classes['view']}
            href={`#${recipeHash(recipe.id)}`}
            aria-label={texts.card.viewNamed(title)}
            onClick={view}
          >
            {texts.card.view}
          </a>
          <IconButton aria-label={texts.card.edit(title)} onClick={() => onEdit(recipe)}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton aria-label={texts.card.delete(title)} onClick={() => onDelete(recipe)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
    </article>
  );
}
