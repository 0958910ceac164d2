import type { RecipeIngredient } from '@homefold/domain/recipes';
import { IngredientLine } from '../recipes/detail/ingredient-list';
import type { AmountView } from '../recipes/model/amounts';
import { inSections } from '../recipes/model/amounts';
import classes from './tick-list.module.css';

export interface Ticks {
  ingredients: readonly RecipeIngredient[];
  view: AmountView;
  /** The ticked ingredients, by position. */
  taken: readonly number[];
  onTick: (ingredient: number, isTaken: boolean) => void;
}

/** The ingredients as a checklist; `only` hides those that a step does not need. */
export function TickList({ ingredients, view, taken, onTick, only }: Ticks & { only?: readonly number[] }) {
  return (
    <>
      {inSections(ingredients).map(({ section, parts }, at) => {
        const shown = only ? parts.filter(({ index }) => only.includes(index)) : parts;
        return (
          shown.length > 0 && (
            <div key={`${section}${at}`}>
              {section !== '' && !only && <h4 className={classes['heading']}>{section}</h4>}
              <ul className={classes['ticks']}>
                {shown.map(({ part, index }) => (
                  <li key={index}>
                    <label>
                      <input
                        type="checkbox"
                        checked={taken.includes(index)}
                        onChange={(event) => onTick(index, event.target.checked)}
                      />
                      <IngredientLine ingredient={part} view={view} />
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}
