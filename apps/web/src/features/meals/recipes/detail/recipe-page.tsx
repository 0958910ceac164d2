import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CalendarPlus, ChefHat, ShoppingBasket, Star, TriangleAlert, X } from 'lucide-react';
import { lazy, useEffect, useId, useRef } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { useOpened } from '../../../../ui/dialogs/use-opened';
import { LostPath } from '../../../../ui/drawings/lost-path';
import { Unplugged } from '../../../../ui/drawings/unplugged';
import { EmptyState, ErrorState } from '../../../../ui/states/empty-state';
import { Opening } from '../../../../ui/states/opening';
import { RecipeNowDocument } from '../../generated';
import type { RecipeWrites } from '../model/recipe-writes';
import type { RecipeWithLog } from '../model/types';
import { warningLines } from '../model/warnings';
import { PhotoButton } from '../picture/photo-button';
import { RecipePicture } from '../picture/recipe-picture';
import { BackButton } from './back-button';
import { CookedCard } from './cooked-card';
import { HERO_SIZES } from './hero-sizes';
import { IngredientList } from './ingredient-list';
import { Opinions } from './opinions';
import { RecipeMenu } from './recipe-menu';
import { RecipeSheet } from './recipe-sheet';
import { RecipeSkeleton } from './recipe-skeleton';
import { OriginalLink, RecipeDescription, RecipeFacts } from './recipe-words';
import classes from './recipe-page.module.css';
import { ServingsBar } from './servings-bar';
import { StepList } from './step-list';
import { useServings } from './use-servings';

const CookMode = lazy(() => import('../../cooking/cook-mode'));
const AddToPlan = lazy(() => import('../../week/add-to-plan'));
const NeedsDialog = lazy(() => import('../../shopping/needs/needs-dialog'));
const ShareDialog = lazy(() => import('../../sharing/share-dialog'));

const labels = t.recipes.detail;

interface PageProps {
  writes: RecipeWrites;
  onEdit: (recipe: RecipeWithLog) => void;
  onDelete: (recipe: RecipeWithLog) => void;
  onClose: () => void;
}

/** One recipe, to read, scale, cook and rate. */
export default function RecipePage({ id, ...props }: PageProps & { id: string }) {
  const { data, error, refetch } = useQuery(RecipeNowDocument, { variables: { id } });
  const { onClose } = props;
  if (data) return <Loaded recipe={data.recipe} {...props} />;
  if (!error) return <RecipeSkeleton id={id} onClose={onClose} />;
  return (
    <>
      <div className={classes['bar']}>
        <BackButton onClick={onClose} />
      </div>
      <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code } = toPublicError(error);
  if (code === 'NOT_FOUND')
    return <EmptyState title={labels.notFound} text={labels.notFoundText} drawing={<LostPath />} />;
  if (code === 'NOT_AVAILABLE_OFFLINE')
    return <EmptyState title={labels.offline} text={labels.offlineText} drawing={<Unplugged />} />;
  return <ErrorState title={labels.failed} onRetry={onRetry} />;
}

function Loaded({ recipe, writes, onEdit, onDelete, onClose }: PageProps & { recipe: RecipeWithLog }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const servings = useServings(recipe.servings);
  const cooking = useOpened<true>();
  const sharing = useOpened<true>();
  const planning = useOpened<true>();
  const shopping = useOpened<true>();
  const { title, card } = recipe;
  const mobile = useIsMobile();
  // moves the focus to the start of the recipe, for keyboards and screen readers
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={classes['page']} aria-labelledby={id}>
      <div className={classes['bar']}>
        <BackButton onClick={onClose} />
        <IconButton aria-label={labels.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['hero']}>
        <div className={classes['picture']}>
          <RecipePicture
            recipe={{ ...recipe, image: card?.image ?? null }}
            ground={0}
            eager
            sizes={HERO_SIZES}
            className={classes['frame']}
          />
          {!card?.image && (
            <PhotoButton title={title} isSmall={mobile} onSent={(address) => writes.setPicture(recipe, address)} />
          )}
        </div>
        <div className={classes['intro']}>
          <div className={classes['titleRow']}>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {card && (
              <IconButton
                className={classes['star'] ?? ''}
                aria-label={t.recipes.card.favourite(title)}
                aria-pressed={recipe.isFavorite}
                onClick={() => void writes.star(card, !recipe.isFavorite)}
              >
                <Star size={22} aria-hidden />
              </IconButton>
            )}
          </div>
          <RecipeFacts recipe={recipe} />
          <RecipeDescription text={recipe.description} />
          {recipe.tags.length > 0 && (
            <ul className={classes['tags']}>
              {recipe.tags.map((tag) => (
                <li key={tag}>
                  <Chip small>{tag}</Chip>
                </li>
              ))}
            </ul>
          )}
          <Warnings recipe={recipe} />
          <div className={classes['actions']}>
            <Button
              variant="contained"
              startIcon={<ChefHat size={18} aria-hidden />}
              disabled={recipe.instructions.length === 0}
              onClick={() => cooking.show(true)}
            >
              {labels.cook}
            </Button>
            <Button
              variant="outlined"
              startIcon={<CalendarPlus size={18} aria-hidden />}
              onClick={() => planning.show(true)}
            >
              {labels.addToPlan}
            </Button>
            <RecipeMenu recipe={recipe} onEdit={onEdit} onDelete={onDelete} onShare={() => sharing.show(true)} />
          </div>
        </div>
      </div>
      <div className={classes['columns']}>
        <section aria-label={labels.ingredients}>
          <h3>{labels.ingredients}</h3>
          {recipe.ingredients.length > 0 && <ServingsBar servings={servings} isKnown={recipe.servings !== null} />}
          <IngredientList ingredients={recipe.ingredients} view={servings.view} />
          {recipe.ingredients.length > 0 && (
            <Button startIcon={<ShoppingBasket size={18} aria-hidden />} onClick={() => shopping.show(true)}>
              {labels.addToShopping}
            </Button>
          )}
        </section>
        <section aria-label={labels.instructions}>
          <h3>{labels.instructions}</h3>
          <StepList steps={recipe.instructions} />
          <OriginalLink href={recipe.externalLink} />
        </section>
      </div>
      <div className={classes['columns']}>
        <CookedCard recipe={recipe} writes={writes} />
        <Opinions recipe={recipe} writes={writes} />
      </div>
      <div className={classes['end']}>
        <Button variant="outlined" onClick={onClose}>
          {labels.close}
        </Button>
      </div>
      <RecipeSheet recipe={recipe} view={servings.view} count={servings.count} />
      {cooking.value && (
        <Opening>
          <CookMode
            key={cooking.times}
            open={cooking.open}
            recipe={recipe}
            servings={servings}
            writes={writes}
            onClose={cooking.close}
          />
        </Opening>
      )}
      {planning.value && (
        <Opening>
          <AddToPlan key={planning.times} open={planning.open} recipe={recipe} onClose={planning.close} />
        </Opening>
      )}
      {shopping.value && (
        <Opening>
          <NeedsDialog
            key={shopping.times}
            open={shopping.open}
            needs={{
              recipeId: recipe.id,
              title,
              ingredients: recipe.ingredients,
              servings: servings.count,
              factor: servings.view.factor,
            }}
            onClose={shopping.close}
          />
        </Opening>
      )}
      {sharing.value && (
        <Opening>
          <ShareDialog open={sharing.open} recipe={recipe} onClose={sharing.close} />
        </Opening>
      )}
    </article>
  );
}

/** What somebody in the family avoids, by name, with a note that a missing warning is no promise. */
function Warnings({ recipe }: { recipe: RecipeWithLog }) {
  const family = useFamily();
  const lines = recipe.card ? warningLines(recipe.card, family) : [];
  const unknown = recipe.card?.warnings.find(({ kind }) => kind === 'not_recognised')?.ingredients ?? [];
  if (lines.length === 0 && unknown.length === 0) return null;
  return (
    <div className={classes['warnings']} role="note">
      <ul>
        {lines.map(({ text, because }) => (
          <li key={text}>
            <TriangleAlert size={16} aria-hidden />
            <span>
              <strong>{text}</strong> {because}
            </span>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && <p>{t.recipes.warning.notRecognised(unknown)}</p>}
      <p>{t.recipes.warning.limits}</p>
    </div>
  );
}
