import { useApolloClient } from '@apollo/client/react';
import { t } from '../../../../messages/recipes';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { Bone } from '../../../../ui/states/skeleton';
import { RecipeCardFieldsFragmentDoc } from '../../generated';
import { RecipePicture } from '../picture/recipe-picture';
import { RecipeFacts } from './recipe-words';
import { BackButton } from './back-button';
import { HERO_SIZES } from './hero-sizes';
import classes from './recipe-page.module.css';

const LINES = 6;

/** The recipe while it loads, with the data of its card. */
export function RecipeSkeleton({ id, onClose }: { id: string; onClose: () => void }) {
  const { cache } = useApolloClient();
  const card = cache.readFragment({
    id: cache.identify({ __typename: 'RecipeCard', id }),
    fragment: RecipeCardFieldsFragmentDoc,
    fragmentName: 'RecipeCardFields',
  });
  return (
    <div className={classes['page']}>
      <div className={classes['bar']}>
        <BackButton onClick={onClose} />
      </div>
      <VisuallyHidden>
        <span role="status">{t.recipes.detail.loading}</span>
      </VisuallyHidden>
      <div className={classes['hero']} aria-hidden>
        <div className={classes['picture']}>
          {card ? (
            <RecipePicture recipe={card} ground={0} eager sizes={HERO_SIZES} className={classes['frame']} />
          ) : (
            <div className={classes['blank']} />
          )}
        </div>
        <div className={classes['intro']}>
          <div className={classes['titleRow']}>{card ? <h2>{card.title}</h2> : <Bone width="70%" height={28} />}</div>
          {card && <RecipeFacts recipe={card} />}
        </div>
      </div>
      <div className={classes['columns']} aria-hidden>
        {['ingredients', 'steps'].map((column) => (
          <div key={column} className={classes['bones']}>
            {Array.from({ length: LINES }, (_, line) => (
              <Bone key={line} width={`${78 - (line % 3) * 14}%`} height={14} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
