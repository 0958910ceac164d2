import type { RecipeIngredient } from '@homefold/domain/recipes';
import { t } from '../../../../messages/recipes';
import { inSections, shownIngredient } from '../model/amounts';
import type { AmountView } from '../model/amounts';
import classes from './parts.module.css';

const labels = t.recipes.detail;

/** The ingredients under their headings, scaled to the servings. */
export function IngredientList({
  ingredients,
  view,
  level: Heading = 'h4',
}: {
  ingredients: readonly RecipeIngredient[];
  view: AmountView;
  /** Of the headings between them. */
  level?: 'h3' | 'h4';
}) {
  if (ingredients.length === 0) return <p className={classes['none']}>{labels.noIngredients}</p>;
  return (
    <>
      {inSections(ingredients).map(({ section, parts }, at) => (
        <div key={`${section}${at}`} className={classes['group']}>
          {section !== '' && <Heading className={classes['heading']}>{section}</Heading>}
          <ul className={classes['ingredients']}>
            {parts.map(({ part, index }) => (
              <li key={index}>
                <IngredientLine ingredient={part} view={view} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** "1½ cups flour, sifted". */
export function IngredientLine({ ingredient, view }: { ingredient: RecipeIngredient; view: AmountView }) {
  const { measure, name, notes, exact } = shownIngredient(ingredient, view);
  return (
    <span className={classes['ingredient']}>
      {measure !== '' && <b>{measure} </b>}
      {name}
      {notes && <span className={classes['quiet']}>, {notes}</span>}
      {exact && (
        <small className={classes['exact']} title={labels.exactHint}>
          {' '}
          ({labels.exact(exact)})
        </small>
      )}
    </span>
  );
}
