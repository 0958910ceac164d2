import Button from '@mui/material/Button';
import { MEAL_TYPES } from '@homefold/domain/meals';
import { COMPLEXITIES, USE_IT_UP_LIMITS } from '@homefold/domain/use-it-up';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/kitchen/kitchen';
import { t as plan } from '../../../messages/meals';
import { CardSection } from '../../../ui/basics/card';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { SwitchField } from '../../../ui/fields/switch-field';
import { StepperField } from '../../../ui/pickers/stepper';
import { soonestFirst } from '../kitchen/model/labels';
import type { KitchenItem } from '../kitchen/model/types';
import { problemsOf } from './form';
import type { UseItUpForm } from './form';
import classes from './form-card.module.css';

const labels = t.useItUp;
const { servings, additional, fewFoods } = USE_IT_UP_LIMITS;
const MOST_CHIPS = 8;

/** The form: available time, servings, and what to use first. */
export function FormCard({
  form,
  items,
  generating,
  onForm,
  onGenerate,
}: {
  form: UseItUpForm;
  items: readonly KitchenItem[];
  generating: boolean;
  onForm: (changed: Partial<UseItUpForm>) => void;
  onGenerate: () => void;
}) {
  const family = useFamily();
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(form);
  const errors = isTried ? problems : {};
  const available = items.filter(({ haveIt }) => haveIt).length;
  const soon = soonestFirst(items, family)
    .slice(0, MOST_CHIPS)
    .map(({ title }) => title);
  const first = form.priority ?? soon;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0) onGenerate();
  };
  return (
    <CardSection title={labels.title} className={classes['card'] ?? ''}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        <Labelled label={labels.complexity}>
          <SegmentedControl
            label={labels.complexity}
            value={form.complexity}
            options={COMPLEXITIES.map((value) => ({ value, label: labels.complexities[value] }))}
            onChange={(complexity) => onForm({ complexity })}
          />
          <span className={classes['note']}>{labels.times[form.complexity]}</span>
        </Labelled>
        <Labelled label={labels.mealType}>
          <SegmentedControl
            label={labels.mealType}
            value={form.mealType}
            options={MEAL_TYPES.map((value) => ({ value, label: plan.meals.plan.meals[value] }))}
            onChange={(mealType) => onForm({ mealType })}
          />
        </Labelled>
        <StepperField
          label={labels.servings}
          min={servings.min}
          max={servings.max}
          error={errors.servings}
          value={form.servings}
          onChange={(typed) => onForm({ servings: typed })}
        />
        <div className={classes['allow']}>
          <SwitchField
            label={labels.allow}
            hint={labels.allowHint}
            checked={form.allow}
            onChange={(allow) => onForm({ allow })}
          />
          {form.allow && (
            <StepperField
              label={labels.max}
              min={additional.min}
              max={additional.max}
              error={errors.max}
              value={form.max}
              onChange={(max) => onForm({ max })}
            />
          )}
        </div>
        {soon.length > 0 && (
          <div className={classes['wide']}>
            <ChoiceChips label={labels.priority} hint={labels.priorityHint}>
              {soon.map((name) => {
                const isFirst = first.includes(name);
                return (
                  <ChoiceChip
                    key={name}
                    checked={isFirst}
                    label={name}
                    onChange={() =>
                      onForm({ priority: isFirst ? first.filter((one) => one !== name) : [...first, name] })
                    }
                  />
                );
              })}
            </ChoiceChips>
          </div>
        )}
        <div className={classes['wide']}>
          {available === 0 ? (
            <p className={classes['hint']}>{labels.noIngredients}</p>
          ) : (
            available <= fewFoods && <p className={classes['hint']}>{labels.fewIngredients}</p>
          )}
          <Button
            type="submit"
            variant="contained"
            startIcon={<Sparkles size={18} aria-hidden />}
            disabled={available === 0 || generating}
          >
            {generating ? labels.generating : labels.generate}
          </Button>
        </div>
      </form>
    </CardSection>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes['labelled']}>
    <span aria-hidden>{label}</span>
    {children}
  </div>
);
