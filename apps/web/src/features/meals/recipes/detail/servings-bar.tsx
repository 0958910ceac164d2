import { RECIPE_LIMITS, UNIT_SYSTEMS } from '@homefold/domain/recipes';
import { t } from '../../../../messages/recipes';
import { Button } from '../../../../ui/basics/button';
import { SegmentedControl } from '../../../../ui/fields/segmented-control';
import { StepperField } from '../../../../ui/pickers/stepper';
import classes from './recipe-page.module.css';
import type { Servings } from './use-servings';

const labels = t.recipes.detail;

/** The number of servings, and the units. */
export function ServingsBar({ servings, isKnown }: { servings: Servings; isKnown: boolean }) {
  return (
    <div className={classes['servings']}>
      <div className={classes['stepper']}>
        <StepperField
          label={isKnown ? labels.servingsFor : labels.times}
          value={servings.typed}
          min={1}
          max={RECIPE_LIMITS.servings}
          onChange={servings.setTyped}
          {...(!isKnown && { hint: labels.unknownServings })}
        />
        {!servings.isOwn && (
          <Button size="small" onClick={servings.reset}>
            {labels.reset(servings.own)}
          </Button>
        )}
      </div>
      <SegmentedControl
        label={labels.units.label}
        value={servings.system ?? 'own'}
        options={(['own', ...UNIT_SYSTEMS] as const).map((value) => ({ value, label: labels.units[value] }))}
        onChange={(value) => servings.setSystem(value === 'own' ? null : value)}
      />
    </div>
  );
}
