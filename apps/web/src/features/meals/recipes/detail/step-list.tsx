import type { RecipeStep } from '@homefold/domain/recipes';
import { t } from '../../../../messages/recipes';
import { inSections } from '../model/amounts';
import classes from './parts.module.css';

/** The steps under their headings, numbered throughout. */
export function StepList({
  steps,
  level: Heading = 'h4',
}: {
  steps: readonly RecipeStep[];
  /** Of the headings between them. */
  level?: 'h3' | 'h4';
}) {
  if (steps.length === 0) return <p className={classes['none']}>{t.recipes.detail.noInstructions}</p>;
  return (
    <>
      {inSections(steps).map(({ section, parts }, at) => (
        <div key={`${section}${at}`} className={classes['group']}>
          {section !== '' && <Heading className={classes['heading']}>{section}</Heading>}
          <ol className={classes['steps']} start={(parts[0]?.index ?? 0) + 1}>
            {parts.map(({ part, index }) => (
              <li key={index} value={index + 1}>
                {part.text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}
